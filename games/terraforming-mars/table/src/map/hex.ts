/* Geometry of the map: hexes with a point up, and the middle of the map at 0, 0. */

/** From the centre of a hex to a corner. */
export const SIZE = 26
export const PLANET = SIZE * 8.06

export type Point = readonly [x: number, y: number]

const round = (n: number): number => Math.round(n * 100) / 100

export const middleOf = ({ q, r }: { q: number; r: number }): Point => [
  round(Math.sqrt(3) * SIZE * (q + r / 2)),
  round(1.5 * SIZE * r),
]

/** The corners of a hex, as points of an SVG polygon. */
export const corners = ([x, y]: Point, size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2
    return `${round(x + size * Math.cos(angle))},${round(y + size * Math.sin(angle))}`
  }).join(' ')

/** A point on a circle; the angle is in degrees, clockwise from the top. */
export const onRing = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
}

export const arc = (from: number, to: number, radius: number): string =>
  `M${onRing(from, radius).join(' ')}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${onRing(to, radius).join(' ')}`

/** The size of the map: the planet and the tracks around it. */
const WIDTH = 600
const HEIGHT = 524
export const VIEW = `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`

/** The position of a point of the map in its box, in percent. */
export const inBox = ([x, y]: Point): { left: string; top: string } => ({
  left: `${round((x / WIDTH + 0.5) * 100)}%`,
  top: `${round((y / HEIGHT + 0.5) * 100)}%`,
})
