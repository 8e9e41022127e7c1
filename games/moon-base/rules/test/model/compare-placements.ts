import { type Answer, IllegalAnswer } from '@perilune/engine'
import {
  codeOf,
  everyPoint,
  type Fault,
  baseFaults as gameBaseFaults,
  craterFaults as gameCraterFaults,
  stackFaults as gameStackFaults,
  KINDS,
  type MoonBaseState,
  siteOf,
} from '@perilune/moon-base'
import { moonBase as game } from '@perilune/moon-base-words-en'
import {
  type Any,
  anyBasePoint,
  anyLoad,
  anyPair,
  anyPoint,
  edgePoints,
  pick,
  reachablePairs,
} from './candidates.js'
import { CRATERS, type Point, RING } from './facts.js'
import { kindOf, type ModelGame } from './flow.js'
import { baseFaults, craterFaults, isLegalStack, stackFaults } from './placement.js'
import { countFaults, type Report, same } from './report.js'

/** A moment of a game: both sides, who is asked, and where to find it again. */
export interface Moment {
  readonly s: MoonBaseState
  readonly model: ModelGame
  readonly seat: number
  readonly where: string
  readonly any: Any
}

const codes = (faults: readonly Fault[]): string[] => [...new Set(faults.map(codeOf))].sort()

/**
 * Plays the answer on a copy: what is legal is accepted, what is not is refused with one of the model's
 * reasons.
 */
export function compareAnswer(
  report: Report,
  moment: Moment,
  answer: Answer,
  faults: readonly string[],
): void {
  const { s, seat, where } = moment
  let refused: string | null = null
  try {
    game.play(game.clone(s), seat, answer)
  } catch (error) {
    if (!(error instanceof IllegalAnswer)) throw error
    refused = error.reason.code
  }
  const agree = refused === null ? faults.length === 0 : faults.includes(refused)
  const subject = faults.length === 0 ? 'answers accepted' : 'answers refused'
  same(report, subject, `${where}, ${JSON.stringify(answer)}`, agree ? faults : [refused], faults)
}

/** All craters for both sizes; a few of them are played. */
export function compareCraters(report: Report, moment: Moment): void {
  const { s, model, seat, any, where } = moment
  const site = siteOf(s)
  for (const size of ['large', 'small'] as const)
    CRATERS.forEach((c, number) => {
      const faults = craterFaults(model, size, c)
      countFaults(report, faults)
      same(
        report,
        'crater placements',
        `${where}, ${size} on ${c.id}`,
        codes(gameCraterFaults(site, size, number)),
        faults,
      )
    })
  const ring = pick(any, model.hands[seat])
  const c = pick(any, CRATERS)
  compareAnswer(report, moment, { ring, crater: c.id }, craterFaults(model, kindOf(ring).size, c))
}

/** One point on two rings: all rules that fail, and, for a ring in hand, what happens when it is played. */
function compareStack(
  report: Report,
  moment: Moment,
  ring: string,
  at: Point,
  on: readonly [number, number],
): boolean {
  const { s, model, seat, where } = moment
  const faults = stackFaults(model, kindOf(ring), at, on)
  countFaults(report, faults)
  const kind = KINDS.find((one) => one.kind === ring)
  if (!kind) throw new Error(`no ring ${ring}`)
  const said = codes(gameStackFaults(siteOf(s), kind, at.x, at.y, on[0], on[1]))
  const what = `${ring} at ${at.x},${at.y} on ${on}`
  if (on[0] !== on[1]) same(report, 'points on two rings', `${where}, ${what}`, said, faults)
  if (model.hands[seat].includes(ring)) compareAnswer(report, moment, { ring, x: at.x, y: at.y, on }, faults)
  return faults.length === 0
}

/**
 * Arbitrary points on two rings, most of them near a border of what is legal. Returns the legal ones for
 * rings in hand.
 */
export function compareStacks(report: Report, moment: Moment, tries: number): Answer[] {
  const { model, seat, any } = moment
  const legal: Answer[] = []
  const kinds = KINDS.map(({ kind }) => kind as string)
  for (let i = 0; i < tries; i++) {
    const ring = any(3) > 0 ? pick(any, model.hands[seat]) : pick(any, kinds)
    const kind = kindOf(ring)
    const on = anyPair(model, kind.size, any)
    if (!on) continue
    const at = anyPoint(model, kind.size, on, any)
    if (!compareStack(report, moment, ring, at, on)) continue
    if (model.hands[seat].includes(ring)) legal.push({ ring, x: at.x, y: at.y, on })
    for (const edge of edgePoints(model, kind, { at, on }, any)) compareStack(report, moment, ring, edge, on)
  }
  for (let i = 0; i < tries / 2; i++) {
    const load = anyLoad(model, any)
    if (!load) break
    const ring = `${load.kind.size} ${load.kind.colour}`
    if (!compareStack(report, moment, ring, load.at, load.on)) continue
    for (const edge of edgePoints(model, load.kind, load, any))
      compareStack(report, moment, ring, edge, load.on)
  }
  return legal
}

/** Every point of a small square, by the game's complete scan and one by one. */
export function compareScan(report: Report, moment: Moment, half: number): void {
  const { s, model, seat, any, where } = moment
  const ring = pick(any, model.hands[seat])
  const kind = kindOf(ring)
  const pairs = reachablePairs(model, kind.size)
  if (pairs.length === 0) return
  const { x, y } = anyPoint(model, kind.size, pick(any, pairs), any)
  const box = { left: x - half, right: x + half, top: y - half, bottom: y + half }
  const said = new Set<string>()
  everyPoint(siteOf(s), { size: kind.size, colours: [kind.colour] }, box, (px, py, { a, b }, legal) => {
    if (legal > 0) said.add(`${px},${py} on ${a},${b}`)
    return false
  })
  for (const on of pairs)
    for (let py = box.top; py <= box.bottom; py++)
      for (let px = box.left; px <= box.right; px++) {
        const what = `${px},${py} on ${on}`
        const legal = isLegalStack(model, kind, { x: px, y: py }, on)
        same(report, 'scanned points', `${where}, ${ring} at ${what}`, said.has(what), legal)
      }
}

/**
 * Does any ring of this hand have a place anywhere? Looks at every crater and every point until it finds one.
 */
export function hasPlace(model: ModelGame, seat: number): boolean {
  return [...new Set(model.hands[seat])].map(kindOf).some((kind) => {
    if (CRATERS.some((c) => craterFaults(model, kind.size, c).length === 0)) return true
    return reachablePairs(model, kind.size).some((on) => {
      const [a, b] = on.map((number) => model.rings[number])
      const reach = RING[kind.size].inner + RING[a.size].inner
      for (let x = a.x - reach; x <= a.x + reach; x++)
        for (let y = Math.max(a.y, b.y) - 2 * reach; y <= Math.min(a.y, b.y) + 2 * reach; y++)
          if (isLegalStack(model, kind, { x, y }, on)) return true
      return false
    })
  })
}

/** Arbitrary points for a base on arbitrary craters. Returns the legal ones. */
export function compareBasePoints(report: Report, moment: Moment, tries: number): Answer[] {
  const { s, model, any, where } = moment
  const legal: Answer[] = []
  for (let i = 0; i < tries; i++) {
    const number = any(CRATERS.length)
    const c = CRATERS[number]
    const { x, y } = anyBasePoint(model, c, any)
    const faults = baseFaults(model, c, { x, y })
    countFaults(report, faults)
    const said = codes(gameBaseFaults(siteOf(s), number, x, y))
    same(report, 'base points', `${where}, base at ${x},${y} on ${c.id}`, said, faults)
    const answer = { crater: c.id, x, y }
    compareAnswer(report, moment, answer, faults)
    if (faults.length === 0) legal.push(answer)
  }
  return legal
}
