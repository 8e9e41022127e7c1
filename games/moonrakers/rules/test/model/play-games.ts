import {
  type Answer,
  below,
  type Chance as Dice,
  type Event,
  IllegalAnswer,
  newChance,
  pickWith,
  seedFrom,
} from '@perilune/engine'
import type { MoonrakersState } from '@perilune/moonrakers'
import { moonrakers as game } from '@perilune/moonrakers-words-en'
import { type Comparison, compareAll, Disagreement, seenIn } from './compare.js'
import { Chance } from './piles.js'
import { forbidden, unclaimable } from './refusals.js'
import { firstLeader, setupFaults } from './setup.js'
import { type Shadow, startFrom } from './shadow.js'
import { answer as predict } from './turn.js'

const ORDERS = 120
const ONE_REFUSAL_IN = 8

interface Roll {
  seat: number
  icons: number
}

/**
 * One random game with the model beside it: every answer is predicted and compared. Returns the number of
 * answers.
 */
export function playBeside(c: Comparison, seats: number, index: number, most: number): number {
  const words = `model ${seats} ${index}`
  const dice = newChance(seedFrom(`${words}: answers`))
  const goal = 3 + (index % 8)
  const mercenaryPrice = index % 3 === 2 ? 'turn' : 'round'
  const s = game.setup({ goal, mercenaryPrice }, seats, seedFrom(words))
  c.same('setup', setupFaults(seenIn(s)), [])
  // Random players seldom have credits or prestige: in many games they start with more, for ships and crews
  // that do more, prestige that hazards can take, and games that come to an end.
  for (const captain of s.captains) {
    if (index % 2 === 1) captain.credits = 25
    if (index % 4 === 1) captain.prestige = goal - 2
    if (index % 4 === 2) captain.prestige = goal - 1
  }
  let model = startFrom(seenIn(s), goal, mercenaryPrice)
  let count = 0
  for (; count < most && game.outcome(s) === null; count++) {
    const { seat, answer } = anyAnswer(dice, s)
    const asked = s.stack.at(-1)?.do
    if (below(dice, ONE_REFUSAL_IN) === 0) tryForbidden(c, dice, s, model)
    const rolls: Event[] = []
    game.play(s, seat, answer, (event) => event.what === 'rolls-for-leader' && rolls.push(event))
    if (rolls.length > 0)
      c.same('first leader', s.turn.leader, firstLeader(seats, rolls as unknown as Roll[]))
    c.happened([answer.may ?? answer.act ?? asked, answer.part ?? answer.card].join(' ').trim())
    try {
      model = predicted(c, s, model, seat, answer)
    } catch (error) {
      const where = `seats ${seats}, game ${index}, answer ${count}: ${asked} of seat ${seat} ${JSON.stringify(answer)}`
      throw new Disagreement(`${where}: ${error instanceof Error ? error.stack : error}`)
    }
  }
  return count
}

/** The game refuses an answer that the model holds to be forbidden, and an offer that does not add up. */
function tryForbidden(c: Comparison, dice: Dice, s: MoonrakersState, model: Shadow): void {
  const asked = pickWith(dice, game.asked(s))
  const any = below(dice, s.seats)
  const tries: [number, Answer][] = [
    ...forbidden(model, asked).map((answer): [number, Answer] => [asked, answer]),
    ...unclaimable(model, any).map((answer): [number, Answer] => [any, answer]),
  ]
  const terms = model.talks?.terms
  if (terms && asked === model.leader) {
    const column = below(dice, 4)
    const wrong = terms.map(
      (row, seat) => row?.map((n, i) => n + (seat === model.leader && i === column ? 1 : 0)) ?? null,
    )
    tries.push([asked, { offer: wrong }])
  }
  for (const [seat, answer] of tries) {
    let refused = false
    try {
      game.play(game.clone(s), seat, answer)
    } catch (error) {
      refused = error instanceof IllegalAnswer
    }
    c.same(
      `refused: ${answer.act ?? answer.may ?? 'other'}`,
      refused ? 'refused' : JSON.stringify([seat, answer]),
      'refused',
    )
  }
}

/**
 * The model after the answer, in agreement with the game; other orders of shuffled cards are tried if it may
 * help.
 */
function predicted(c: Comparison, s: MoonrakersState, before: Shadow, seat: number, answer: Answer): Shadow {
  for (let attempt = 0; ; attempt++) {
    const model = structuredClone(before)
    const chance = new Chance(seenIn(s), attempt)
    try {
      predict(model, chance, seat, answer)
      compareAll(c, game, s, model)
      return model
    } catch (error) {
      if (!chance.uncertain || attempt >= ORDERS) throw error
    }
  }
}

/**
 * Any answer: of those for search or of all that are offered, with random terms, and rarely without an end to
 * talks.
 */
function anyAnswer(dice: Dice, s: MoonrakersState): { seat: number; answer: Answer } {
  for (let seat = 0; seat < s.seats; seat++) {
    const claims = game.extras(s, seat)
    if (claims.length > 0 && below(dice, 4) === 0) return { seat, answer: pickWith(dice, claims) }
  }
  const mays = game.decisions(s, s.turn.leader < 0 ? 0 : below(dice, s.seats)).filter((d) => !d.must)
  for (const may of mays)
    if ((may.step === 'swap-contract' || may.step === 'withdraw-acceptance') && 'options' in may)
      if (may.options.length > 0 && below(dice, 6) === 0)
        return { seat: may.seat, answer: pickWith(dice, may.options).answer }
  const seat = pickWith(dice, game.asked(s))
  const away = game.absence(s, seat)
  if (away && below(dice, 3) === 0) return { seat, answer: away }
  const decision = game.decisions(s, seat).find((d) => d.must && d.seat === seat)
  const listed = decision && 'options' in decision ? decision.options.filter((o) => !o.reason) : []
  const wanted = listed.find((o) => o.answer.act === 'lock' || o.answer.act === 'accept')
  if (wanted && below(dice, 3) > 0) return { seat, answer: wanted.answer }
  if (decision?.kind === 'offer' && decision.columns.length > 0 && below(dice, 2) === 0) {
    const takesPart = decision.parties.map((party) => party.always || below(dice, 2) === 0)
    if (takesPart.filter(Boolean).length >= decision.least)
      return { seat, answer: randomTerms(dice, takesPart, decision.columns) }
  }
  const answers = game.answers(s, seat)
  if (listed.length > 0 && below(dice, 3) === 0) return { seat, answer: pickWith(dice, listed).answer }
  return { seat, answer: pickWith(dice, answers) }
}

function randomTerms(
  dice: Dice,
  takesPart: readonly boolean[],
  columns: readonly { total: number }[],
): Answer {
  const rows = takesPart.map((takes) => (takes ? columns.map(() => 0) : null))
  const taking = rows.filter((row) => row !== null)
  columns.forEach(({ total }, column) => {
    for (let i = 0; i < total; i++) pickWith(dice, taking)[column] += 1
  })
  return { offer: rows }
}
