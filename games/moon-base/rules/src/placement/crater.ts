import { CRATERS, squared } from '../craters.js'
import type { Size } from '../names.js'
import { type Fault, fault } from './faults.js'
import { hitsBase, hitsTower } from './obstacles.js'
import { CELL, eachNear, type Site } from './site.js'
import { TOUCH, within } from './touch.js'

const NOTHING: Fault = 0

/** Every rule that a ring of this size breaks on this crater; the first is the one to tell. */
export function craterFaults(site: Site, size: Size, number: number): Fault[] {
  const crater = CRATERS[number]
  if (!crater) return [fault('no-such-crater')]
  const faults: Fault[] = []
  const note = (found: Fault): void => {
    if (found !== 0) faults.push(found)
  }
  note(size === crater.size ? NOTHING : fault('wrong-size'))
  note(takenFault(site, number))
  note(site.baseOn[number] ? fault('crater-base') : NOTHING)
  note(towerFault(site, size, number))
  note(baseFault(site, size, number))
  note(underFault(site, size, number))
  return faults
}

/** No more than whether: what lists of places ask for. */
export function isFree(site: Site, size: Size, number: number): boolean {
  return (
    size === CRATERS[number].size &&
    takenFault(site, number) === 0 &&
    !site.baseOn[number] &&
    towerFault(site, size, number) === 0 &&
    baseFault(site, size, number) === 0 &&
    underFault(site, size, number) === 0
  )
}

/** A ring lies on this crater, or on one that overlaps it. */
export function takenFault(site: Site, number: number): Fault {
  if (site.onCrater[number] >= 0) return fault('crater-taken', site.onCrater[number])
  for (const overlapping of CRATERS[number].overlaps)
    if (site.onCrater[overlapping] >= 0) return fault('crater-blocked', site.onCrater[overlapping])
  return NOTHING
}

function towerFault(site: Site, size: Size, number: number): Fault {
  const { tower } = site
  if (!tower || tower.level > 0) return NOTHING
  const d = squared(CRATERS[number], tower)
  if (d === 0) return fault('crater-tower')
  return within(hitsTower(size), d) ? fault('touches-tower') : NOTHING
}

function baseFault(site: Site, size: Size, number: number): Fault {
  for (const base of site.bases)
    if (base.crater !== number && within(hitsBase(size), squared(CRATERS[number], base)))
      return fault('touches-base')
  return NOTHING
}

/** A ring of the second level would lie on it: nothing is pushed in below. */
function underFault(site: Site, size: Size, number: number): Fault {
  const { x, y } = CRATERS[number]
  let found = NOTHING
  eachNear(site, 2, { left: x, right: x, top: y, bottom: y }, CELL, (n) => {
    const ring = site.rings[n]
    if (within(TOUCH[size][ring.size], squared(CRATERS[number], ring))) found = fault('under-ring', n)
  })
  return found
}
