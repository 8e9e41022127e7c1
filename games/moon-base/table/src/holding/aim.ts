import { type Answer, plain } from '@perilune/engine'
import {
  answerOf,
  BASE,
  baseFaults,
  CRATERS,
  craterFaults,
  freeCraters,
  isCollabo,
  kindOf,
  MEASURES,
  nearestBasePlace,
  nearestPlace,
  type Position,
  type Ring,
  type RingKind,
  type RingPlace,
  reasonOf,
  type Site,
  siteOf,
  squared,
  stackFaults,
  TOUCH,
  within,
} from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'

/*
 * Where a held piece would lie, and why it can't lie exactly where it is held. Logic only: the map and the
 * moon in three dimensions share it.
 */

export type Held = { readonly what: 'ring'; readonly ring: RingKind } | { readonly what: 'base' }

export interface Point {
  readonly x: number
  readonly y: number
}

/** Why the piece can't lie exactly where it is held. */
interface Objection {
  readonly because: string
  /** The rings that are in the way. */
  readonly rings: readonly number[]
}

/** A place for the held piece. */
export interface Landing extends Point {
  readonly answer: Answer
  readonly level: number
  readonly on: readonly [number, number] | null
  readonly crater: number | null
  readonly collabo: boolean
}

export interface Aim {
  readonly held: Held
  /** Where the pointer holds it. */
  readonly at: Point
  /** Where it would lie: right there, or at the nearest place; null if there is none near. */
  readonly landing: Landing | null
  /** How far it was pulled, in half millimetres. */
  readonly pulled: number
  readonly objection: Objection | null
}

/** A piece is pulled at most this far: 12 mm. */
export const PULL = 24

/** The ring in the way is the one that the fault names, or else those below. */
const sentence = (fault: number, below: readonly number[] = []): Objection => {
  const reason = reasonOf(fault)
  return { because: sentenceOf(reason), rings: reason.ring === undefined ? below : [reason.ring] }
}

const sentenceOf = (reason: Parameters<typeof moonBase.words.reason>[0]): string =>
  plain(moonBase.words.reason(reason))

function landingOf(site: Site, place: RingPlace): Landing {
  const answer = answerOf(place)
  if ('crater' in place) {
    const { x, y } = CRATERS[place.crater]
    return { x, y, answer, level: 1, on: null, crater: place.crater, collabo: false }
  }
  const [a, b] = place.on
  const { x, y, on } = place
  const collabo = isCollabo(place.kind.colour, site.rings[a], site.rings[b])
  return { x, y, answer, level: site.rings[a].level + 1, on, crater: null, collabo }
}

/** The free crater of the right size around the point, even if the point is far from its centre. */
function craterAround(site: Site, ring: RingKind, at: Point): RingPlace | undefined {
  const kind = kindOf(ring)
  const found = freeCraters(site, kind.size).filter(
    (n) => squared(CRATERS[n], at) < MEASURES[kind.size].outer ** 2,
  )
  found.sort((a, b) => squared(CRATERS[a], at) - squared(CRATERS[b], at))
  return found.length > 0 ? { kind, crater: found[0] } : undefined
}

/** Rings of a level whose bodies a ring at this point would touch, nearest first. */
function touchedAt(site: Site, ring: RingKind, at: Point, level: number): number[] {
  const { size } = kindOf(ring)
  const list = (site.levels[level] ?? []).filter((n) =>
    within(TOUCH[size][site.rings[n].size], squared(site.rings[n], at)),
  )
  return list.sort((a, b) => squared(site.rings[a], at) - squared(site.rings[b], at))
}

/** What is wrong with exactly this point, on the highest level that could be meant. */
function objectionAt(site: Site, ring: RingKind, at: Point, level: number | undefined): Objection {
  const kind = kindOf(ring)
  const alone: number[] = []
  for (let below = site.levels.length - 1; below >= 1; below--) {
    if (level !== undefined && below !== level - 1) continue
    const touched = touchedAt(site, ring, at, below)
    if (touched.length >= 2) {
      const [a, b] = touched.slice(0, 2).sort((n, m) => n - m)
      const [first] = stackFaults(site, kind, at.x, at.y, a, b)
      if (first !== undefined) return sentence(first, [a, b])
    }
    if (touched.length === 1) alone.push(touched[0])
  }
  if (alone.length > 0)
    return {
      because: sentenceOf({ code: alone.length > 1 ? 'heights' : 'not-two' }),
      rings: alone.slice(0, 2),
    }
  const crater = CRATERS.findIndex((c) => squared(c, at) < MEASURES[c.size].outer ** 2)
  const [first] = crater < 0 ? [] : craterFaults(site, kind.size, crater)
  return first === undefined ? { because: sentenceOf({ code: 'no-ground' }), rings: [] } : sentence(first)
}

function aimRing(site: Site, ring: RingKind, at: Point, level: number | undefined): Omit<Aim, 'held' | 'at'> {
  const near = nearestPlace(site, ring, at, { distance: PULL, level })
  const place = near ?? (level === undefined || level === 1 ? craterAround(site, ring, at) : undefined)
  const landing = place ? landingOf(site, place) : null
  const pulled = landing ? Math.sqrt(squared(landing, at)) : 0
  // Within its own crater a ring snaps into place, so the distance is no objection.
  const exact = landing !== null && (pulled === 0 || landing.crater !== null)
  return { landing, pulled, objection: exact ? null : objectionAt(site, ring, at, level) }
}

function aimBase(site: Site, at: Point): Omit<Aim, 'held' | 'at'> {
  const place = nearestBasePlace(site, at.x, at.y, PULL)
  if (place && place.x === at.x && place.y === at.y)
    return { landing: baseLanding(place), pulled: 0, objection: null }
  const craters = CRATERS.map((_, n) => n).filter(
    (n) => squared(CRATERS[n], at) < (MEASURES[CRATERS[n].size].outer + BASE.radius) ** 2,
  )
  craters.sort((a, b) => squared(CRATERS[a], at) - squared(CRATERS[b], at))
  const [first] = craters.length > 0 ? baseFaults(site, craters[0], at.x, at.y) : []
  return {
    landing: place ? baseLanding(place) : null,
    pulled: place ? Math.sqrt(squared(place, at)) : 0,
    objection:
      first === undefined ? { because: sentenceOf({ code: 'base-outside' }), rings: [] } : sentence(first),
  }
}

const baseLanding = ({ crater, x, y }: { crater: number; x: number; y: number }): Landing => ({
  x,
  y,
  answer: { crater: CRATERS[crater].id, x, y },
  level: 0,
  on: null,
  crater,
  collabo: false,
})

/** Where a piece that is held at a point would lie; with a level, only on that level. */
export function aimAt(position: Position, held: Held, at: Point, level?: number): Aim {
  const site = siteOf(position)
  const grid = { x: Math.round(at.x), y: Math.round(at.y) }
  const found = held.what === 'ring' ? aimRing(site, held.ring, grid, level) : aimBase(site, grid)
  return { held, at: grid, ...found }
}

/** Listed places for the held piece. */
export function goalsFor(position: Position, held: Held, answers: readonly Answer[]): Landing[] {
  const site = siteOf(position)
  return answers.flatMap((answer) => {
    const crater = CRATERS.findIndex(({ id }) => id === answer.crater)
    const [x, y] = [Number(answer.x), Number(answer.y)]
    if (held.what === 'base') return [baseLanding({ crater, x, y })]
    const kind = kindOf(held.ring)
    if (answer.x === undefined) return [landingOf(site, { kind, crater })]
    const [a, b] = answer.on as readonly [number, number]
    return [landingOf(site, { kind, x, y, on: [a, b] })]
  })
}

/** An aim at a listed place. */
export function aimOf(position: Position, held: Held, answer: Answer): Aim {
  const at =
    answer.x === undefined
      ? CRATERS.find((crater) => crater.id === answer.crater)
      : { x: Number(answer.x), y: Number(answer.y) }
  const level = answer.on ? position.rings[(answer.on as readonly number[])[0]].level + 1 : undefined
  return aimAt(position, held, at ?? { x: 0, y: 0 }, held.what === 'ring' ? (level ?? 1) : undefined)
}

/** The four points on which a ring would rest, for the drawing. */
export function restingPoints(rings: readonly Ring[], ring: RingKind, landing: Landing): Point[] {
  const { size } = kindOf(ring)
  return (landing.on ?? []).flatMap((n) => {
    const support = rings[n]
    const d = Math.sqrt(squared(landing, support))
    const [m, s] = [MEASURES[size].middle, MEASURES[support.size].middle]
    const along = (d * d + m * m - s * s) / (2 * d)
    const aside = Math.sqrt(Math.max(0, m * m - along * along))
    const [ux, uy] = [(support.x - landing.x) / d, (support.y - landing.y) / d]
    return [1, -1].map((side) => ({
      x: landing.x + ux * along - side * uy * aside,
      y: landing.y + uy * along + side * ux * aside,
    }))
  })
}
