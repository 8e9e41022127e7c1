import { CRATERS, MOON, squared } from '../craters.js'
import { BASE, MEASURES, TOWER } from '../names.js'
import { type Fault, fault } from './faults.js'
import { BASE_LEVELS, hitsBase } from './obstacles.js'
import { CELL, eachNear, type Site } from './site.js'
import { within } from './touch.js'

/** Every rule that a resource base breaks at this point of this crater; the first is the one to tell. */
export function baseFaults(site: Site, number: number, x: number, y: number): Fault[] {
  const crater = CRATERS[number]
  if (!crater) return [fault('no-such-crater')]
  if (!Number.isInteger(x) || !Number.isInteger(y)) return [fault('off-grid')]
  const faults = occupiedFaults(site, number)
  const p = { x, y }
  if (squared(p, crater) > (MEASURES[crater.size].outer - BASE.radius) ** 2)
    faults.push(fault('base-outside'))
  if (squared(p, MOON) > (MOON.radius - BASE.radius) ** 2) faults.push(fault('base-off-moon'))
  if (bridges(number, x, y)) faults.push(fault('base-bridges'))
  const ring = ringTouching(site, x, y)
  if (ring >= 0) faults.push(fault('touches-ring', ring))
  const { tower } = site
  if (tower && tower.level === 0 && squared(tower, crater) > 0)
    if (squared(p, tower) < (TOWER.foot + BASE.radius) ** 2) faults.push(fault('touches-tower'))
  return faults
}

function occupiedFaults(site: Site, number: number): Fault[] {
  const { tower } = site
  const faults: Fault[] = []
  if (site.onCrater[number] >= 0) faults.push(fault('crater-taken', site.onCrater[number]))
  if (site.baseOn[number]) faults.push(fault('crater-base'))
  if (tower && tower.level === 0 && squared(tower, CRATERS[number]) === 0) faults.push(fault('crater-tower'))
  return faults
}

/** It must stand clearly on one crater, outside every crater that overlaps it. */
const bridges = (number: number, x: number, y: number): boolean =>
  CRATERS[number].overlaps.some((other) => {
    const { size } = CRATERS[other]
    return squared({ x, y }, CRATERS[other]) < (MEASURES[size].outer + BASE.radius) ** 2
  })

function ringTouching(site: Site, x: number, y: number): number {
  let found = -1
  for (let level = 1; level <= BASE_LEVELS; level++)
    eachNear(site, level, { left: x, right: x, top: y, bottom: y }, CELL, (n) => {
      const ring = site.rings[n]
      if (within(hitsBase(ring.size), squared({ x, y }, ring))) found = n
    })
  return found
}

export interface BasePlace {
  crater: number
  x: number
  y: number
}

/** Where there is the most room on every crater that is free there: a short list, for search. */
export function goodBasePlaces(site: Site): BasePlace[] {
  const places: BasePlace[] = []
  for (let crater = 0; crater < CRATERS.length; crater++) {
    const { x, y } = CRATERS[crater].spot
    if (baseFaults(site, crater, x, y).length === 0) places.push({ crater, x, y })
  }
  return places
}

/** A place on every crater that has one, found by looking at every point. */
export function allBasePlaces(site: Site): BasePlace[] {
  const places: BasePlace[] = []
  for (let crater = 0; crater < CRATERS.length; crater++) {
    if (occupiedFaults(site, crater).length > 0) continue
    const { x, y } = CRATERS[crater].spot
    const at = baseFaults(site, crater, x, y).length === 0 ? { x, y } : nearestFree(site, crater)
    if (at) places.push({ crater, x: at.x, y: at.y })
  }
  return places
}

/** The legal point for a base nearest to this one, within a distance. */
export function nearestBasePlace(site: Site, x: number, y: number, distance: number): BasePlace | undefined {
  let best: BasePlace | undefined
  let least = distance * distance + 1
  for (let crater = 0; crater < CRATERS.length; crater++) {
    const reach = MEASURES[CRATERS[crater].size].outer + distance
    if (squared(CRATERS[crater], { x, y }) > reach * reach) continue
    if (occupiedFaults(site, crater).length > 0) continue
    for (let py = y - distance; py <= y + distance; py++)
      for (let px = x - distance; px <= x + distance; px++) {
        const d = squared({ x: px, y: py }, { x, y })
        if (d >= least || baseFaults(site, crater, px, py).length > 0) continue
        least = d
        best = { crater, x: px, y: py }
      }
  }
  return best
}

/** Some place for a base, or none on the whole moon. */
export function hasBasePlace(site: Site): boolean {
  const hasRoom = ({ spot }: (typeof CRATERS)[number], crater: number): boolean =>
    baseFaults(site, crater, spot.x, spot.y).length === 0
  return CRATERS.some(hasRoom) || allBasePlaces(site).length > 0
}

/** The free point of the crater nearest to where there is the most room. */
function nearestFree(site: Site, number: number): { x: number; y: number } | undefined {
  const { x: cx, y: cy, size, spot } = CRATERS[number]
  const reach = MEASURES[size].outer - BASE.radius
  let best: { x: number; y: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (let y = cy - reach; y <= cy + reach; y++)
    for (let x = cx - reach; x <= cx + reach; x++) {
      const d = squared({ x, y }, spot)
      if (d >= least || baseFaults(site, number, x, y).length > 0) continue
      least = d
      best = { x, y }
    }
  return best
}
