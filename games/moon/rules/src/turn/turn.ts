import { type Answer, type Card, type ListedOption, move, only, type Seat } from '@perilune/engine'
import { type CompiledCard, cardOf, kindsOf } from '../cards/index.js'
import type { Act, Ask, Labels, MoonReason, MoonTell } from '../codes.js'
import {
  construct,
  forgetReturned,
  kinds,
  mayRefill,
  plainWay,
  refill,
  refuseConstruct,
  takeReward,
} from '../constructing/construct.js'
import { addConstructs, PLAIN_CONSTRUCT } from '../constructing/construct-answers.js'
import { happens, ruleAnswers, ruleHappens } from '../happenings.js'
import { RED } from '../names.js'
import { DISCARD, handOf, type MoonState, push, settlementOf } from '../state.js'
import { raze } from '../supply.js'
import { expeditionHeld, showExpedition } from './expedition.js'
import { sourcePlace } from './extra-source.js'
import {
  addGreyedOptional,
  addOptional,
  isOffered,
  onlyKeys,
  refuseOptional,
  spotsToPark,
  takeOptional,
} from './optional-acts.js'

/*
 * A turn: one main action (construct or assimilate), and around it, in any order, at most one Rover, one
 * flip, one Expedition action and one claim. Obelisks and constructs owed by a claim are none of the four.
 */

const END: Answer = Object.freeze({ act: 'end' })

const MALFORMED: MoonReason = { code: 'malformed' }

const copiesIn = (cards: readonly Card[], card: unknown): number => {
  let n = 0
  for (const c of cards) if (c === card) n++
  return n
}

const inHand = (s: MoonState, seat: Seat, card: unknown): boolean =>
  s.places[handOf(seat)].includes(card as Card)

/** The Salvaging Expedition answers to assimilating; its holder may keep quiet about it. */
const salvages = (held: CompiledCard | null): boolean =>
  held !== null && held.whens.length > 0 && ruleAnswers(held, { event: 'assimilate' })

function refuseMain(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  if (s.turn.main) return { code: 'main-done' }
  if (!inHand(s, seat, answer.card)) return { code: 'not-in-hand' }
  if (answer.act === 'construct') return refuseConstruct(s, seat, answer)
  if (!onlyKeys(answer, 'card', 'quiet')) return MALFORMED
  if (answer.quiet === undefined) return
  return answer.quiet === true && salvages(expeditionHeld(s, seat)) ? undefined : { code: 'nothing-quiet' }
}

/** Not an Obelisk put into the hand on this turn: two of them could hand each other on for ever. */
function obeliskCanTake(s: MoonState, seat: Seat, card: Card): boolean {
  return copiesIn(s.places[handOf(seat)], card) > copiesIn(s.turn.returned, card)
}

/** Does one stand here that was not constructed on this turn? An Obelisk is for a future hand. */
const isFromEarlier = (s: MoonState, seat: Seat, obelisk: Card): boolean => {
  let standing = 0
  for (const c of s.settlements[seat].structures) if (c.card === obelisk) standing++
  return standing > copiesIn(s.turn.obelisks, obelisk)
}

const standsHere = (s: MoonState, seat: Seat, card: unknown): boolean =>
  s.settlements[seat].structures.some((c) => c.card === card)

function refuseObelisk(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  const { obelisk, card } = answer
  if (typeof obelisk !== 'string' || !standsHere(s, seat, obelisk) || !cardOf(obelisk).isObelisk)
    return { code: 'no-obelisk' }
  if (!isFromEarlier(s, seat, obelisk)) return { code: 'new-obelisk' }
  if (!inHand(s, seat, card)) return { code: 'not-in-hand' }
  if (!obeliskCanTake(s, seat, card as Card)) return { code: 'returned-obelisk' }
  return refuseConstruct(s, seat, answer, 'obelisk')
}

/** Where the extra construct of a claimed Reputation takes its card from. */
function owedSource(reputation: Card): { from: 'hand' | 'discard'; refill: boolean } {
  for (const op of cardOf(reputation).ops)
    if (op.op === 'construct' && (op.from === 'hand' || op.from === 'discard'))
      return { from: op.from, refill: op.refill === true }
  throw new Error(`${reputation} owes no construct`)
}

function refuseOwed(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  const { reputation, card } = answer
  if (!s.turn.owed.includes(reputation as Card)) return { code: 'nothing-owed' }
  const source = owedSource(reputation as Card)
  if (!s.places[sourcePlace(s, seat, source.from)].includes(card as Card))
    return { code: source.from === 'hand' ? 'not-in-hand' : 'not-in-discard' }
  if (source.refill && !mayRefill(s)) return { code: 'nothing-to-refill' }
  return refuseConstruct(s, seat, answer, 'reputation')
}

function refuseTurn(s: MoonState, seat: Seat, answer: Answer): MoonReason | undefined {
  switch (answer.act as Act) {
    case 'construct':
    case 'assimilate':
      return refuseMain(s, seat, answer)
    case 'obelisk':
      return refuseObelisk(s, seat, answer)
    case 'owed':
      return refuseOwed(s, seat, answer)
    case 'end':
      if (answer !== END && !onlyKeys(answer)) return MALFORMED
      return s.turn.main ? undefined : { code: 'main-first' }
    default:
      return refuseOptional(s, seat, answer)
  }
}

function addExtras(s: MoonState, seat: Seat, out: Answer[]): void {
  const home = s.settlements[seat]
  const hand = s.places[handOf(seat)]
  let last = ''
  if (home.colours[RED] > 0)
    for (const c of home.structures)
      if (cardOf(c.card).isObelisk && c.card !== last) {
        last = c.card
        if (!isFromEarlier(s, seat, c.card)) continue
        const takable = hand.filter((card) => obeliskCanTake(s, seat, card))
        const as = { act: 'obelisk', key: 'obelisk', value: c.card }
        addConstructs(s, seat, { cards: kindsOf(takable), spots: null, as }, out)
      }
  for (const reputation of s.turn.owed) {
    const source = owedSource(reputation)
    if (source.refill && !mayRefill(s)) continue
    const cards = kindsOf(s.places[sourcePlace(s, seat, source.from)])
    const as = { act: 'owed', key: 'reputation', value: reputation }
    addConstructs(s, seat, { cards, spots: null, as }, out)
  }
}

function turnAnswers(s: MoonState, seat: Seat): Answer[] {
  const out: Answer[] = []
  const { turn } = s
  const held = expeditionHeld(s, seat)
  const spots = spotsToPark(s, seat)
  if (!turn.main) {
    const hand = kindsOf(s.places[handOf(seat)])
    const quiet = salvages(held)
    addConstructs(s, seat, { cards: hand, spots, as: PLAIN_CONSTRUCT }, out)
    for (let i = 0; i < hand.length; i++) {
      out.push(hand[i].says.assimilate)
      if (quiet) out.push({ act: 'assimilate', card: hand[i].id, quiet: true })
    }
  }
  addExtras(s, seat, out)
  addOptional(s, seat, { held, spots }, out)
  if (turn.main) out.push(END)
  return out
}

/** What is there but can't be done now: each with the one answer that its refusal is about. */
function greyed(s: MoonState, seat: Seat, offered: readonly Answer[]): Answer[] {
  const out: Answer[] = []
  if (!s.turn.main)
    for (const card of kinds(s.places[handOf(seat)]))
      if (!isOffered(offered, 'construct', card)) out.push(plainWay(s, seat, card))
  addGreyedOptional(s, seat, offered, out)
  if (!s.turn.main) out.push({ act: 'end' })
  return out
}

function turnOptions(s: MoonState, seat: Seat): ListedOption<Labels['take-turn']>[] {
  const offered = turnAnswers(s, seat)
  const option = (answer: Answer): ListedOption<Labels['take-turn']> => ({
    answer,
    group: answer.act as Act,
  })
  return [
    ...offered.map(option),
    ...greyed(s, seat, offered).map((answer) => ({
      ...option(answer),
      reason: refuseTurn(s, seat, answer) ?? MALFORMED,
    })),
  ]
}

function takeAct(s: MoonState, seat: Seat, answer: Answer, tell: MoonTell | undefined): void {
  const card = answer.card as Card
  switch (answer.act as Act) {
    case 'construct':
      s.turn.main = true
      forgetReturned(s, card)
      construct(s, seat, { from: handOf(seat), answer }, tell)
      break
    case 'assimilate':
      assimilate(s, seat, answer, tell)
      break
    case 'obelisk':
      returnObelisk(s, seat, answer, tell)
      break
    case 'owed': {
      const reputation = answer.reputation as Card
      const source = owedSource(reputation)
      s.turn.owed.splice(s.turn.owed.indexOf(reputation), 1)
      construct(s, seat, { from: sourcePlace(s, seat, source.from), answer }, tell)
      if (source.from === 'hand') forgetReturned(s, card)
      if (source.refill) refill(s, seat, tell)
      break
    }
    default:
      takeOptional(s, seat, answer, tell)
  }
}

/**
 * An Obelisk goes back to the hand for one extra Structure of it. The Structure is taken out first: it can't
 * be the Obelisk that goes in, so that everybody who sees one come out of the hand knows that another is in
 * it.
 */
function returnObelisk(s: MoonState, seat: Seat, answer: Answer, tell: MoonTell | undefined): void {
  const obelisk = answer.obelisk as Card
  tell?.({ what: 'returns-obelisk', seat, card: obelisk })
  construct(s, seat, { from: handOf(seat), answer }, tell)
  raze(s, seat, cardOf(obelisk))
  move(s, settlementOf(seat), handOf(seat), obelisk)
  s.turn.returned.push(obelisk)
}

function assimilate(s: MoonState, seat: Seat, answer: Answer, tell: MoonTell | undefined): void {
  const card = cardOf(answer.card as Card)
  s.turn.main = true
  move(s, handOf(seat), DISCARD, card.id)
  forgetReturned(s, card.id)
  tell?.({ what: 'assimilates', seat, card: card.id })
  takeReward(s, { seat, why: card.id }, card, tell)
  happens(s, { event: 'assimilate', seat, card }, tell)
  const held = expeditionHeld(s, seat)
  if (held && answer.quiet !== true && salvages(held)) {
    showExpedition(s, seat, tell)
    ruleHappens(s, held, { event: 'assimilate', seat }, tell)
  }
}

function endTurn(s: MoonState, seat: Seat, tell: MoonTell | undefined): void {
  const home = s.settlements[seat]
  if (s.turn.freeCovered) home.free = false
  tell?.({ what: 'ends-turn', seat })
}

export const takeTurn: Ask<'take-turn'> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, seat) => ({
    kind: 'choose',
    prompt: { code: s.turn.main ? 'optional-actions' : 'main-action' },
    options: turnOptions(s, seat),
  }),
  answers: turnAnswers,
  refuse: (s, seat, _, answer) => refuseTurn(s, seat, answer),
  take(s, seat, frame, answer, tell) {
    if (answer.act === 'end') {
      endTurn(s, seat, tell)
      return
    }
    push(s, frame)
    takeAct(s, seat, answer, tell)
  },
}
