import { CRATERS, MEASURES, MOON } from '@perilune/moon-base'
import { memo } from 'react'

/*
 * The ground: contour lines, craters and the graduated edge. Drawn once, but for the craters that are open.
 */

/** Smooth hills from a few waves; the same on every page. */
const height = (x: number, y: number): number =>
  Math.sin(x * 0.019 + 1.3) * Math.cos(y * 0.017 - 0.4) +
  0.6 * Math.sin(x * 0.041 - y * 0.033 + 2.1) +
  0.35 * Math.cos(x * 0.067 + y * 0.059)

const STEP = 12

/** Lines of equal height over a grid of squares, each square on its own (marching squares). */
function contours(level: number): string {
  let path = ''
  const { x: cx, y: cy, radius } = MOON
  for (let y = cy - radius; y < cy + radius; y += STEP)
    for (let x = cx - radius; x < cx + radius; x += STEP) {
      if ((x - cx) ** 2 + (y - cy) ** 2 > (radius - STEP) ** 2) continue
      const corners = [height(x, y), height(x + STEP, y), height(x + STEP, y + STEP), height(x, y + STEP)]
      const cut = (from: number, to: number): number =>
        (level - corners[from]) / (corners[to] - corners[from])
      const sides: string[] = []
      const crosses = (from: number, to: number): boolean => corners[from] > level !== corners[to] > level
      if (crosses(0, 1)) sides.push(point(x + STEP * cut(0, 1), y))
      if (crosses(1, 2)) sides.push(point(x + STEP, y + STEP * cut(1, 2)))
      if (crosses(3, 2)) sides.push(point(x + STEP * cut(3, 2), y + STEP))
      if (crosses(0, 3)) sides.push(point(x, y + STEP * cut(0, 3)))
      for (let i = 0; i + 1 < sides.length; i += 2) path += `M${sides[i]}L${sides[i + 1]}`
    }
  return path
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

const CONTOURS = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2].map(contours).join('')

/** Compass marks around the moon; every sixth mark is long. */
const BEZEL = Array.from({ length: 72 }, (_, i) => {
  const angle = (i * Math.PI) / 36
  const [from, to] = [MOON.radius + 8, MOON.radius + (i % 6 === 0 ? 18 : 12)]
  const at = (r: number): string => point(MOON.x + r * Math.cos(angle), MOON.y + r * Math.sin(angle))
  return `M${at(from)}L${at(to)}`
}).join('')

/** Short strokes inside the rim, as on a map. */
const hachures = (r: number): string =>
  Array.from({ length: r > 40 ? 24 : 16 }, (_, i) => {
    const angle = (i * Math.PI) / (r > 40 ? 12 : 8)
    const at = (of: number): string => point(of * Math.cos(angle), of * Math.sin(angle))
    return `M${at(r)}L${at(r - 5)}`
  }).join('')

const HACHURES = { large: hachures(MEASURES.large.outer), small: hachures(MEASURES.small.outer) }

export const Ground = memo(() => (
  <g className="ground">
    <defs>
      <radialGradient id="mb-moon" cx="38%" cy="32%" r="75%">
        <stop offset="0" className="moon-lit" />
        <stop offset="1" className="moon-dark" />
      </radialGradient>
      <clipPath id="mb-disc">
        <circle cx={MOON.x} cy={MOON.y} r={MOON.radius} />
      </clipPath>
    </defs>
    <circle className="bezel" cx={MOON.x} cy={MOON.y} r={MOON.radius + 8} fill="none" />
    <path className="bezel" d={BEZEL} />
    <circle cx={MOON.x} cy={MOON.y} r={MOON.radius} fill="url(#mb-moon)" />
    <path className="contours" d={CONTOURS} fill="none" />
    <circle className="limb" cx={MOON.x} cy={MOON.y} r={MOON.radius} fill="none" />
  </g>
))

/** Craters that can take a ring stand out; those that are shut are dashed and faint. */
export const Craters = memo(({ shut }: { shut: readonly boolean[] }) => (
  <g className="craters" clipPath="url(#mb-disc)">
    {CRATERS.map(({ id, x, y, size }, n) => (
      <g key={id} className={shut[n] ? 'crater shut' : 'crater'} transform={`translate(${x} ${y})`}>
        <circle r={MEASURES[size].outer} />
        {!shut[n] && <path d={HACHURES[size]} />}
      </g>
    ))}
  </g>
))
