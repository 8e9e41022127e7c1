import type { Answer, Game } from '@perilune/engine'
import type { Counter, MoonState } from '@perilune/moon'
import { dealerOf, engineFacts, modelFacts, type PlaceOf } from './compare.js'
import { COUNTERS } from './counters.js'
import { flagWinner } from './counts.js'
import { FLAGS } from './facts.js'
import { playGame, setUp } from './game.js'
import { compareAnswers, wrongAnswer } from './offered.js'
import { reputation } from './reputations.js'
import { finalScore, greyScore, ranks, tieBreaker } from './scoring.js'
import type { Ask, Table } from './table.js'
import { tieProblems } from './ties.js'

/**
 * The engine and the model play the same game side by side; they must agree before every answer and at the
 * end.
 */

/** What has been compared. */
export interface Tally {
  states: number
  facts: number
  answers: number
  /** Wrong prices, amounts and cards that the engine refused. */
  refusals: number
  scores: number
  /** How often each step asked, and how often each flip, claim, Expedition and Structure was played. */
  steps: Record<string, number>
  played: Record<string, number>
}

export const freshTally = (): Tally => ({
  states: 0,
  facts: 0,
  answers: 0,
  refusals: 0,
  scores: 0,
  steps: {},
  played: {},
})

/** Chooses one of the answers that are offered. */
export type Chooser = (answers: readonly Answer[]) => Answer

/** Functions of the rules, beside the contract, that answer from any state. */
interface Lookups {
  readonly pointsNow: (s: MoonState) => number[]
  /** -1 where nobody wins the Flag. */
  readonly flagWinner: (s: MoonState, flag: number) => number
  readonly count: (s: MoonState, seat: number, counter: Counter) => number
}

export interface OneGame {
  readonly seats: number
  readonly seed: string
  readonly choose: Chooser
  readonly lookups: Lookups
}

/** How many ties are made of the end of each game. */
const TIES = 8

class Disagreement extends Error {}

interface Pair {
  readonly game: Game<MoonState>
  readonly s: MoonState
  readonly place: PlaceOf
  readonly t: Table
  readonly tally: Tally
  readonly lookups: Lookups
}

export function playBeside(game: Game<MoonState>, one: OneGame, tally: Tally): void {
  const { seats, seed, choose, lookups } = one
  const names = game.placeNames(seats, {})
  const s = game.setup({}, seats, seed)
  const place = (name: string) => s.places[names.indexOf(name)]
  const bases = s.settlements.map((home) => home.base)
  const t = setUp(bases, place('reputations'), s.first)
  const pair: Pair = { game, s, place, t, tally, lookups }
  let top: string | undefined
  let where = `${seats} seats, seed ${seed}, set-up`
  const model = playGame(
    t,
    dealerOf(place, () => top),
  )
  try {
    let next = model.next()
    for (let move = 0; !next.done; move++) {
      const answer = choose(agree(pair, next.value, move))
      where = `${seats} seats, seed ${seed}, after answer ${move}, ${JSON.stringify(answer)}`
      notePlayed(tally, t, next.value, answer)
      top = place(`era ${s.era} stack`).at(-1)
      game.play(s, next.value.seat, answer)
      next = model.next(answer)
    }
    agreeAtEnd(pair)
  } catch (error) {
    throw new Disagreement(`${where}:\n${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** Compares everything before an answer, and returns what the engine offers. */
function agree({ game, s, place, t, tally, lookups }: Pair, ask: Ask, move: number): readonly Answer[] {
  const problems: string[] = []
  const model = modelFacts(t)
  const engine = engineFacts(s, place)
  for (const name of Object.keys(model)) {
    tally.facts++
    if (model[name] !== engine[name]) problems.push(`${name}: model ${model[name]}, engine ${engine[name]}`)
  }
  problems.push(...compareLookups(s, t, ask.seat, lookups))
  tally.scores += t.seats + FLAGS.length + COUNTERS.length
  const asked = game.asked(s)
  const step = s.stack.at(-1)?.do
  if (asked.length !== 1 || asked[0] !== ask.seat) problems.push(`asked: model ${ask.seat}, engine ${asked}`)
  if (step !== ask.step) problems.push(`step: model ${ask.step}, engine ${step}`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const offered = game.answers(s, ask.seat)
  const decision = game.decisions(s, ask.seat).find((d) => d.kind !== 'elsewhere' && d.must)
  problems.push(...compareAnswers(ask, offered, decision))
  const wrong = wrongAnswer(ask, move)
  if (wrong) {
    tally.refusals++
    if (!refuses(game, s, ask.seat, wrong)) problems.push(`the engine takes ${JSON.stringify(wrong)}`)
  }
  if (problems.length > 0) throw new Error(`${ask.step}\n${problems.join('\n')}`)
  tally.states++
  tally.answers += ask.answers.length
  tally.steps[ask.step] = (tally.steps[ask.step] ?? 0) + 1
  return offered
}

/**
 * Every seat's score as it stands, who wins each Flag, and what requirements count for the seat that is
 * asked.
 */
function compareLookups(s: MoonState, t: Table, seat: number, lookups: Lookups): string[] {
  const mine = [...t.players.map(finalScore), ...FLAGS.map((flag) => flagWinner(t, flag) ?? -1)]
  const theirs = [...lookups.pointsNow(s), ...FLAGS.map((_, i) => lookups.flagWinner(s, i))]
  for (const [counter, count] of COUNTERS) {
    mine.push(count(t.players[seat], t, seat))
    theirs.push(lookups.count(s, seat, counter))
  }
  return `${mine}` === `${theirs}`
    ? []
    : [`scores, Flag winners and counts now: model ${mine}, engine ${theirs}`]
}

function notePlayed({ played }: Tally, t: Table, { seat, step }: Ask, { act, card, free }: Answer): void {
  const what = act === 'expedition' ? t.players[seat].expedition : (card ?? '')
  const name = act === undefined ? step : `${act} ${what}`
  played[name] = (played[name] ?? 0) + 1
  if (free) played.free = (played.free ?? 0) + 1
}

function refuses(game: Game<MoonState>, s: MoonState, seat: number, answer: Answer): boolean {
  try {
    game.play(game.clone(s), seat, answer)
    return false
  } catch {
    return true
  }
}

function agreeAtEnd({ game, s, place, t, tally }: Pair): void {
  const outcome = game.outcome(s)
  if (!outcome) throw new Error("the model's game is over, the engine's is not")
  const problems: string[] = []
  const expect = (what: string, mine: unknown, theirs: unknown) => {
    tally.scores++
    if (JSON.stringify(mine) !== JSON.stringify(theirs))
      problems.push(`${what}: model ${JSON.stringify(mine)}, engine ${JSON.stringify(theirs)}`)
  }
  const last = engineFacts(s, place)
  for (const [name, fact] of Object.entries(modelFacts(t))) expect(name, fact, last[name])
  expect('points', t.players.map(finalScore), outcome.points)
  expect('ranks', ranks(t), outcome.ranks)
  expect('tie break', tieBreaker(t), outcome.tieBreak ?? null)
  for (const [seat, p] of t.players.entries()) {
    const lines = outcome.lines.filter((line) => line.seat === seat)
    const sum = (why: string) =>
      lines.filter((line) => line.why === why).reduce((total, line) => total + line.points, 0)
    const all = lines.reduce((total, line) => total + line.points, 0)
    expect(`seat ${seat}: all lines`, finalScore(p), all)
    for (const card of new Set(p.structures.map((piece) => piece.card)))
      expect(`seat ${seat}: ${card}`, greyScore(p, card), sum(`end:${card}`))
    for (const { card } of p.reputations)
      expect(`seat ${seat}: ${card}`, reputation(card).hearts, sum(`reputation:${card}`))
  }
  for (let i = 0; i < TIES; i++) {
    tally.scores++
    problems.push(...tieProblems(game, s, t, i * 37))
  }
  if (problems.length > 0) throw new Error(`at the end\n${problems.join('\n')}`)
}
