import { BASE, type Size, THICKNESS, TOWER } from '../names.js'
import { type Fault, fault } from './faults.js'
import { isqrt } from './footing.js'
import { type Box, CELL, eachNear, type Site } from './site.js'
import { hitsDisc, OVERLAP, type Span, TOUCH } from './touch.js'

/*
 * Nearly every rule of stacking says: the centre of the new ring may not lie within such a distance of that
 * point. These are the obstacles. The check of one point and the scan of all points read the same list, so
 * they can't disagree.
 */

const TOWER_HITS: Readonly<Record<Size, Span>> = {
  large: hitsDisc('large', TOWER.foot),
  small: hitsDisc('small', TOWER.foot),
}
const BASE_HITS: Readonly<Record<Size, Span>> = {
  large: hitsDisc('large', BASE.radius),
  small: hitsDisc('small', BASE.radius),
}

/** A base is so high that rings up to this level can touch it. */
export const BASE_LEVELS = Math.ceil(BASE.height / THICKNESS)

/** Does the body of a ring meet a base at this distance, or the foot of the tower? */
export const hitsBase = (size: Size): Span => BASE_HITS[size]
export const hitsTower = (size: Size): Span => TOWER_HITS[size]

/** Points to keep away from, each with the distances that are forbidden and the fault that it is. */
export class Obstacles {
  count = 0
  /** From here on they count for collabo rings only: the tower needs room. */
  collaboFrom = 0
  readonly x: number[] = []
  readonly y: number[] = []
  readonly above: number[] = []
  readonly below: number[] = []
  readonly fault: Fault[] = []

  add(at: { readonly x: number; readonly y: number }, span: Span, found: Fault): void {
    const n = this.count++
    this.x[n] = at.x
    this.y[n] = at.y
    this.above[n] = span.above
    this.below[n] = span.below
    this.fault[n] = found
  }

  isIn(n: number, x: number, y: number): boolean {
    const dx = x - this.x[n]
    const dy = y - this.y[n]
    const d = dx * dx + dy * dy
    return d < this.below[n] && d > this.above[n]
  }

  /** Nothing is in the way of a ring that does not call the tower. */
  isClear(x: number, y: number): boolean {
    for (let n = 0; n < this.collaboFrom; n++) if (this.isIn(n, x, y)) return false
    return true
  }

  /** Marks in `row` what is forbidden at height y, from the point `left` on. */
  mark(row: Uint8Array, left: number, width: number, y: number): void {
    row.fill(0, 0, width)
    for (let n = 0; n < this.collaboFrom; n++) {
      const dy = y - this.y[n]
      const reach = this.below[n] - dy * dy - 1
      if (reach < 0) continue
      const outer = isqrt(reach)
      const at = this.x[n] - left
      if (at + outer < 0 || at - outer >= width) continue
      const hole = this.above[n] - dy * dy
      if (hole < 0) {
        row.fill(1, Math.max(at - outer, 0), at + outer + 1)
        continue
      }
      const inner = isqrt(hole)
      row.fill(1, Math.max(at - outer, 0), Math.max(at - inner, 0))
      row.fill(1, Math.max(at + inner + 1, 0), Math.max(at + outer + 1, 0))
    }
  }

  /** The tower would have room. */
  hasRoom(x: number, y: number): boolean {
    for (let n = this.collaboFrom; n < this.count; n++) if (this.isIn(n, x, y)) return false
    return true
  }
}

/** All that is in the way of a ring of this size on these two rings, anywhere in the box. */
// Parameters: called for millions of points; an object for each would cost more than the work.
export function obstaclesTo(
  site: Site,
  size: Size,
  a: number,
  b: number,
  box: Box,
  into: Obstacles,
): Obstacles {
  const { rings, tower, bases } = site
  const level = rings[a].level + 1
  into.count = 0
  // The ring that bears the tower can't be a third support either, and says so.
  eachNear(site, level - 1, box, CELL, (n) => {
    if (n === a || n === b) return
    const code = n === site.loads.tower ? 'tower-ring' : 'third-support'
    into.add(rings[n], TOUCH[size][rings[n].size], fault(code, n))
  })
  eachNear(site, level, box, CELL, (n) =>
    into.add(rings[n], OVERLAP[size][rings[n].size], fault('overlap', n)),
  )
  eachNear(site, level + 1, box, CELL, (n) =>
    into.add(rings[n], TOUCH[size][rings[n].size], fault('under-ring', n)),
  )
  if (level <= BASE_LEVELS) for (const base of bases) into.add(base, BASE_HITS[size], fault('touches-base'))
  if (tower && level > tower.level) into.add(tower, TOWER_HITS[size], fault('touches-tower'))
  into.collaboFrom = into.count
  for (let higher = level + 1; higher < site.levels.length; higher++)
    eachNear(site, higher, box, CELL, (n) =>
      into.add(rings[n], TOWER_HITS[rings[n].size], fault('tower-room', n)),
    )
  return into
}
