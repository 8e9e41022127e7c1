/* Where things stand on the planet: hexes with a point up, the middle of the map at 0, 0. */

/** From the middle of a hex to its corner. */
export const SIZE = 26
export const PLANET = SIZE * 8.06

export type Point = readonly [x: number, y: number]

const round = (n: number): number => Math.round(n * 100) / 100

export const middleOf = ({ q, r }: { q: number; r: number }): Point => [
  round(Math.sqrt(3) * SIZE * (q + r / 2)),
  round(1.5 * SIZE * r),
]

/** The corners of a hex, as a polygon's points. */
export const corners = ([x, y]: Point, size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2
    return `${round(x + size * Math.cos(angle))},${round(y + size * Math.sin(angle))}`
  }).join(' ')

/** A point on a circle, the angle in degrees clockwise from the top. */
export const onRing = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))]
}

export const arc = (from: number, to: number, radius: number): string =>
  `M${onRing(from, radius).join(' ')}A${radius} ${radius} 0 0 ${to > from ? 1 : 0} ${onRing(to, radius).join(' ')}`

/** What the map shows: the planet, and the tracks that ring it. */
const WIDTH = 600
const HEIGHT = 524
export const VIEW = `${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`

/** Where a point of the map lies in its box, in parts of it. */
export const inBox = ([x, y]: Point): { left: string; top: string } => ({
  left: `${round((x / WIDTH + 0.5) * 100)}%`,
  top: `${round((y / HEIGHT + 0.5) * 100)}%`,
})
