import {
  type Answer,
  type Card,
  move,
  moveAll,
  only,
  refusalOfAmounts,
  roll,
  shuffle,
} from '@perilune/engine'
import { branchesOf, cardOf, isDamage, programOf } from '../cards/index.js'
import type { Op } from '../cards/language.js'
import {
  amountsOf,
  cardOption,
  cardsNamed,
  chooseFrom,
  hasOnly,
  isPass,
  kindsIn,
  MALFORMED,
  NOT_OFFERED,
  PASS,
  refuseCard,
  saidBetter,
} from '../choices.js'
import type { Ask, MoonrakersReason, MoonrakersSteps, OptionOf, Prompt } from '../codes.js'
import { draw } from '../decks.js'
import { playAnswers, raisedValue, refuseRaise } from '../mission/play-options.js'
import { playCard, resolve } from '../mission/playing.js'
import { requirement } from '../mission/tally.js'
import { DIE_FACES, KINDS, type Kind } from '../names.js'
import { leastScarce, spareOf } from '../search/scarce-cards.js'
import { trash } from '../ship.js'
import {
  ASIDE,
  DRAWN,
  deckOf,
  discardOf,
  type Effect,
  type EffectQuestion,
  handOf,
  type MoonrakersState,
  missionOf,
  playedOf,
} from '../state.js'
import {
  branch,
  carryOut,
  discardRestLater,
  goOn,
  otherAllies,
  playedCrew,
  recoverable,
  reducible,
} from './effects.js'

/* The questions that operations ask: who is asked, what can be answered, and what it does. */

type Asks = { [D in EffectQuestion]: Ask<D> }

/** The operation that asks: the one before the next. */
const opOf = <K extends Op['op']>(e: Effect, _kind: K): Extract<Op, { op: K }> =>
  programOf(e.program)[e.at - 1] as Extract<Op, { op: K }>

const seats = (_: MoonrakersState, e: Effect) => only(e.seat)

/** Ways to discard that search looks at: nothing, one card, all of one kind, as much as there may be. */
function discards(hand: readonly Card[], max: number): Answer[] {
  const kinds = kindsIn(hand)
  const list: Record<string, number>[] = [{}]
  for (const card of kinds) {
    list.push({ [card]: 1 })
    const copies = Math.min(max, hand.filter((c) => c === card).length)
    if (copies > 1) list.push({ [card]: copies })
  }
  if (kinds.length > 1 && max > 1) {
    const most: Record<string, number> = {}
    for (const card of hand.slice(0, max)) most[card] = (most[card] ?? 0) + 1
    if (Object.keys(most).length > 1) list.push(most)
  }
  return list.map((amounts) => ({ amounts }))
}

const cycleMax = (s: MoonrakersState, e: Effect): number => {
  const { max } = opOf(e, 'cycle')
  return max === 'any' ? s.places[handOf(e.seat)].length : max
}

const cyclePrompt = (e: Effect): Prompt => {
  const { max, drawers } = opOf(e, 'cycle')
  return { code: 'cycle-cards', card: e.card, max, others: drawers !== undefined }
}

const cycleQuestion = (s: MoonrakersState, e: Effect) =>
  amountsOf(cyclePrompt(e), s.places[handOf(e.seat)], cycleMax(s, e))

const diceOf = (s: MoonrakersState, e: Effect): readonly number[] => missionOf(s).dice[e.seat]

const faces = (dice: readonly number[]): number[] => [...new Set(dice)].sort()

const diceQuestion = (s: MoonrakersState, e: Effect) => ({
  kind: 'amounts' as const,
  prompt: { code: 'reroll-dice' as const, card: e.card },
  parts: faces(diceOf(s, e)).map((icons) => ({
    id: String(icons),
    min: 0,
    max: diceOf(s, e).filter((die) => die === icons).length,
  })),
  total: { min: 0, max: diceOf(s, e).length },
})

/** Search rolls all dice again from some number of icons up, or none. */
function rerolls(dice: readonly number[]): Answer[] {
  const list: Answer[] = [{ amounts: {} }]
  const from = faces(dice)
  for (const least of from) {
    const amounts: Record<string, number> = {}
    for (const icons of from)
      if (icons >= least) amounts[String(icons)] = dice.filter((die) => die === icons).length
    list.push({ amounts })
  }
  return list
}

const damageAside = (s: MoonrakersState): Card[] =>
  kindsIn(s.places[ASIDE].filter((card) => isDamage(cardOf(card))))

/** A card out of those that were looked at, played for no action. */
const playOne = (
  code: 'play-seen' | 'search-deck',
  from: (s: MoonrakersState, e: Effect) => number,
  take: Ask<'play-seen' | 'search-deck'>['take'],
) => ({
  seats,
  ask: (s: MoonrakersState, seat: number, e: Effect) =>
    chooseFrom(
      { code, card: e.card },
      playAnswers(s, seat, s.places[from(s, e)]).map((answer) => ({ answer })),
    ),
  answers: (s: MoonrakersState, seat: number, e: Effect) => playAnswers(s, seat, s.places[from(s, e)]),
  refuse: (s: MoonrakersState, seat: number, e: Effect, answer: Answer): MoonrakersReason | undefined => {
    if (answer.act !== 'play' || !hasOnly(answer, 'act', 'card', 'raise')) return MALFORMED
    if (!s.places[from(s, e)].includes(answer.card as Card)) return { code: 'not-aside' }
    return refuseRaise(s, seat, answer)
  },
  take,
})

function refuseKind(s: MoonrakersState, answer: Answer): MoonrakersReason | undefined {
  if (!hasOnly(answer, 'kind') || !KINDS.includes(answer.kind as Kind)) return MALFORMED
  const kind = answer.kind as Kind
  return reducible(s).includes(KINDS.indexOf(kind)) ? undefined : { code: 'not-lowerable', kind }
}

const questions: Asks = {
  'choose-one': {
    seats,
    ask: (_, __, e) =>
      chooseFrom(
        { code: 'choose-one', card: e.card },
        opOf(e, 'choose').of.map((_ops, i) => ({ answer: { choose: i } })),
      ),
    answers: (_, __, e) => opOf(e, 'choose').of.map((___, i) => ({ choose: i })),
    refuse: (_, __, e, answer) =>
      hasOnly(answer, 'choose') &&
      Number.isInteger(answer.choose) &&
      opOf(e, 'choose').of[Number(answer.choose)]
        ? undefined
        : NOT_OFFERED,
    take(s, _, e, answer) {
      branch(s, e, branchesOf(e.program, e.at - 1)[Number(answer.choose)])
    },
  },
  'reduce-any': {
    seats,
    ask: (s, _, e) =>
      chooseFrom(
        { code: 'reduce-any', card: e.card, amount: opOf(e, 'reduceAny').amount },
        reducible(s).map((kind) => ({
          answer: { kind: KINDS[kind] },
          facts: { now: requirement(s, kind) },
        })),
      ),
    answers: (s) => reducible(s).map((kind) => ({ kind: KINDS[kind] })),
    refuse: (s, _, __, answer) => refuseKind(s, answer),
    take(s, seat, e, answer, tell) {
      const { amount } = opOf(e, 'reduceAny')
      missionOf(s).reduced[KINDS.indexOf(answer.kind as Kind)] += amount
      tell?.({ what: 'reduces', seat, kind: answer.kind as Kind, amount, card: e.card })
      goOn(s, e)
    },
  },
  'discard-die': {
    seats,
    ask: (s, _, e) =>
      chooseFrom(
        { code: 'discard-die', card: e.card },
        faces(diceOf(s, e)).map((icons) => ({ answer: { die: icons } })),
      ),
    answers: (s, _, e) => faces(diceOf(s, e)).map((icons) => ({ die: icons })),
    refuse: (s, _, e, answer) =>
      !hasOnly(answer, 'die')
        ? MALFORMED
        : diceOf(s, e).includes(answer.die as number)
          ? undefined
          : { code: 'no-such-die' },
    take(s, seat, e, answer, tell) {
      const dice = missionOf(s).dice[seat]
      dice.splice(dice.indexOf(answer.die as number), 1)
      tell?.({ what: 'removes-die', seat, icons: answer.die as number })
      goOn(s, e, answer.die as number)
    },
  },
  'reroll-dice': {
    seats,
    ask: (s, _, e) => diceQuestion(s, e),
    answers: (s, _, e) => rerolls(diceOf(s, e)),
    refuse: (s, _, e, answer) => refusalOfAmounts(diceQuestion(s, e), answer),
    take(s, seat, e, answer, tell) {
      const dice = missionOf(s).dice[seat]
      const again = cardsNamed(answer)
      for (const icons of again) dice.splice(dice.indexOf(Number(icons)), 1)
      for (const _ of again) dice.push(DIE_FACES[roll(s, DIE_FACES.length)])
      if (again.length > 0) tell?.({ what: 'rolls-again', seat, dice: dice.slice() })
      goOn(s, e)
    },
  },
  'trash-card': {
    seats,
    ask: (s, seat, e) => {
      const options: OptionOf<'trash-card'>[] = kindsIn(s.places[handOf(seat)]).map(cardOption)
      if (opOf(e, 'trash').optional) options.push({ answer: PASS })
      return chooseFrom({ code: 'trash-card', card: e.card }, options)
    },
    answers: (s, seat, e) => {
      const hand = kindsIn(s.places[handOf(seat)])
      const spare = spareOf(s, seat, hand)
      const { optional } = opOf(e, 'trash')
      const some = spare.length > 0 || optional ? spare : leastScarce(s, seat, hand)
      const answers = some.map((card): Answer => ({ card }))
      if (optional) answers.push(PASS)
      return answers
    },
    refuse(s, seat, e, answer) {
      if (isPass(answer)) return opOf(e, 'trash').optional ? undefined : { code: 'must-trash' }
      return refuseCard(s.places[handOf(seat)], answer, { code: 'not-in-hand' })
    },
    take(s, seat, e, answer, tell) {
      if (!isPass(answer)) trash(s, seat, { card: answer.card as Card, from: handOf(seat) }, tell)
      goOn(s, e)
    },
  },
  'cycle-cards': {
    seats,
    ask: (s, _, e) => cycleQuestion(s, e),
    answers: (s, seat, e) => discards(s.places[handOf(seat)], cycleMax(s, e)),
    refuse: (s, _, e, answer) =>
      saidBetter(refusalOfAmounts(cycleQuestion(s, e), answer), { code: 'not-in-hand' }),
    take(s, seat, e, answer, tell) {
      const cards = cardsNamed(answer)
      for (const card of cards) move(s, handOf(seat), discardOf(seat), card)
      if (cards.length > 0) tell?.({ what: 'discards', seat, cards })
      const drawers = opOf(e, 'cycle').drawers ? otherAllies(s, seat) : [seat]
      for (const other of drawers) draw(s, other, cards.length, tell)
      goOn(s, e)
    },
  },
  'recover-crew': {
    seats,
    ask: (s, _, e) =>
      chooseFrom({ code: 'recover-crew', card: e.card }, [
        ...recoverable(s, e).map(cardOption),
        { answer: PASS },
      ]),
    answers: (s, _, e) => [...recoverable(s, e).map((card): Answer => ({ card })), PASS],
    refuse: (s, _, e, answer) =>
      isPass(answer) ? undefined : refuseCard(recoverable(s, e), answer, { code: 'not-among-crew' }),
    take(s, seat, e, answer, tell) {
      if (!isPass(answer)) {
        const card = answer.card as Card
        const from = s.places[playedOf(seat)].includes(card) ? playedOf(seat) : discardOf(seat)
        move(s, from, handOf(seat), card)
        tell?.({ what: 'recovers', seat, card })
      }
      goOn(s, e)
    },
  },
  'replay-crew': {
    seats,
    ask: (s, seat, e) =>
      chooseFrom({ code: 'replay-crew', card: e.card }, playedCrew(s, seat).map(cardOption)),
    answers: (s, seat) => playedCrew(s, seat).map((card) => ({ card })),
    refuse: (s, seat, _, answer) => refuseCard(playedCrew(s, seat), answer, { code: 'not-among-crew' }),
    take(s, seat, e, answer, tell) {
      goOn(s, e)
      tell?.({ what: 'plays', seat, card: answer.card as Card, again: true })
      resolve(s, seat, { card: answer.card as Card, value: null }, tell)
    },
  },
  'play-seen': playOne(
    'play-seen',
    () => ASIDE,
    (s, seat, e, answer, tell) => {
      goOn(s, e)
      discardRestLater(s, e)
      // All of it is about to lie open. What the played card itself sets aside must not mix with it.
      moveAll(s, ASIDE, DRAWN)
      playCard(s, seat, { card: answer.card as Card, from: DRAWN, value: raisedValue(s, seat, answer) }, tell)
    },
  ),
  'search-deck': playOne(
    'search-deck',
    (_, e) => deckOf(e.seat),
    (s, seat, e, answer, tell) => {
      const card = answer.card as Card
      const value = raisedValue(s, seat, answer)
      goOn(s, e)
      // The rest is shuffled before the card that was found takes effect.
      move(s, deckOf(seat), playedOf(seat), card)
      shuffle(s, deckOf(seat))
      tell?.({ what: 'plays', seat, card, ...(value !== null && { value }) })
      resolve(s, seat, { card, value }, tell)
    },
  ),
  'play-drawn': {
    seats,
    ask: (s, _, e) =>
      chooseFrom({ code: 'play-drawn', card: e.card, value: opOf(e, 'drawThenPlay').value }, [
        ...damageAside(s).map(cardOption),
        { answer: PASS },
      ]),
    answers: (s) => [...damageAside(s).map((card): Answer => ({ card })), PASS],
    refuse: (s, _, __, answer) =>
      isPass(answer) ? undefined : refuseCard(damageAside(s), answer, { code: 'not-aside' }),
    take(s, seat, e, answer, tell) {
      const card = isPass(answer) ? null : (answer.card as Card)
      const { value } = opOf(e, 'drawThenPlay')
      if (card) move(s, ASIDE, playedOf(seat), card)
      moveAll(s, ASIDE, handOf(seat))
      goOn(s, e)
      if (!card) return
      tell?.({ what: 'plays', seat, card, value })
      resolve(s, seat, { card, value }, tell)
    },
  },
}

export const effectSteps: Pick<MoonrakersSteps, EffectQuestion | 'carry-out' | 'discard-rest'> = {
  ...questions,
  'carry-out': { run: carryOut },
  'discard-rest': {
    run(s, e, tell) {
      const cards = s.places[DRAWN].slice()
      moveAll(s, DRAWN, discardOf(e.seat))
      if (cards.length > 0) tell?.({ what: 'discards', seat: e.seat, cards })
    },
  },
}
