import type { Colour, Kind, Size } from '../names.js'
import type { Ring } from '../state.js'
import { type Fault, fault } from './faults.js'
import { type Fall, falls } from './loads.js'
import { Obstacles, obstaclesTo } from './obstacles.js'
import type { Site } from './site.js'
import { crossingFrom, REACH, TOUCH, within } from './touch.js'

/** A ring of the third colour on two others calls the tower. */
export const isCollabo = (colour: Colour, a: Ring, b: Ring): boolean =>
  a.colour !== b.colour && colour !== a.colour && colour !== b.colour

function colourFault({ size, colour }: Kind, a: Ring, b: Ring): Fault {
  if (colour === a.colour || colour === b.colour) return 0
  if (a.colour === b.colour) return fault('colour-pair')
  return size === 'small' ? fault('colour-small') : 0
}

/** Is this ring a support, and is the gap between the inner rims seen? */
// Parameters: called for millions of points; an object for each would cost more than the work.
function supportFault(size: Size, x: number, y: number, site: Site, n: number): Fault {
  const support = site.rings[n]
  const dx = x - support.x
  const dy = y - support.y
  const d = dx * dx + dy * dy
  if (!within(TOUCH[size][support.size], d)) return fault('not-two', n)
  if (d > REACH[size][support.size] ** 2) return fault('no-space', n)
  return d <= crossingFrom(size, support.size) ? fault('no-crossing', n) : 0
}

const FALLS: Readonly<Record<Fall, Fault>> = {
  itself: fault('unstable'),
  below: fault('tips'),
  tower: fault('tower-falls'),
}

const near = new Obstacles()

/**
 * Every rule that a ring breaks if it is laid at this point on these two rings; the first is the one to tell.
 */
// Parameters: called for millions of points; an object for each would cost more than the work.
export function stackFaults(site: Site, kind: Kind, x: number, y: number, a: number, b: number): Fault[] {
  const { rings, loads } = site
  if (!Number.isInteger(x) || !Number.isInteger(y)) return [fault('off-grid')]
  if (!rings[a] || !rings[b] || a === b) return [fault('not-two')]
  if (rings[a].level !== rings[b].level) return [fault('heights')]
  const { size, colour } = kind
  const faults: Fault[] = []
  const note = (found: Fault): void => {
    if (found !== 0) faults.push(found)
  }
  note(supportFault(size, x, y, site, a))
  note(supportFault(size, x, y, site, b))
  const isSupported = faults.length === 0
  note(colourFault(kind, rings[a], rings[b]))
  if (a === loads.tower || b === loads.tower) note(fault('tower-ring', loads.tower as number))
  obstaclesTo(site, size, a, b, { left: x, right: x, top: y, bottom: y }, near)
  for (let n = 0; n < near.collaboFrom; n++) if (near.isIn(n, x, y)) note(near.fault[n])
  const collabo = size === 'large' && isCollabo(colour, rings[a], rings[b])
  if (collabo) for (let n = near.collaboFrom; n < near.count; n++) if (near.isIn(n, x, y)) note(near.fault[n])
  if (isSupported) {
    const fall = falls(rings, loads, { size, x, y, level: rings[a].level + 1, a, b }, collabo)
    if (fall) note(FALLS[fall])
  }
  return faults
}
