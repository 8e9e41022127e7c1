import {
  type Answer,
  type AskStep,
  type Card,
  move,
  type Option,
  only,
  type Reason,
  type Seat,
  type Tell,
} from '@perilune/engine'
import { type CompiledCard, cardOf, kindsOf, type Spot } from './cards/index.js'
import {
  construct,
  forgetReturned,
  kinds,
  mayRefill,
  plainWay,
  refill,
  refuseConstruct,
  takeReward,
} from './construct.js'
import { count } from './counters.js'
import { beginEffect, refuseEffect, sourcePlace } from './effects.js'
import { expeditionHeld, showExpedition } from './expedition.js'
import { happens, ruleAnswers, ruleHappens } from './happenings.js'
import { PINK, RED, ROVERS } from './names.js'
import { addClaims, firstUnmet } from './requirements.js'
import { isParkAnswer, type Parking, park, parkingSpots, parksLeft, refuseParking } from './rovers.js'
import {
  DISCARD,
  expeditionOf,
  handOf,
  type MoonFrame,
  type MoonState,
  push,
  REPUTATIONS,
  settlementOf,
} from './state.js'
import { applyOngoing, raze } from './supply.js'
import { addConstructs } from './ways.js'
import { answerLabel } from './words.js'

/*
 * A turn: one main action (construct or assimilate), and around it, in any order, at most one Rover, one flip, one
 * Expedition action and one claim. Obelisks and constructs owed by a claim are none of the four.
 */

const ACTS = [
  'construct',
  'assimilate',
  'obelisk',
  'owed',
  'park',
  'flip',
  'expedition',
  'claim',
  'end',
] as const
type Act = (typeof ACTS)[number]

const END: Answer = Object.freeze({ act: 'end' })
const EXPEDITION: Answer = Object.freeze({ act: 'expedition' })

const MALFORMED: Reason = { code: 'malformed' }

const onlyKeys = (answer: Answer, key1 = 'act', key2 = 'act'): boolean => {
  for (const key in answer) if (key !== 'act' && key !== key1 && key !== key2) return false
  return true
}

const copiesIn = (cards: readonly Card[], card: unknown): number => {
  let n = 0
  for (const c of cards) if (c === card) n++
  return n
}

const inHand = (s: MoonState, seat: Seat, card: unknown): boolean =>
  s.places[handOf(seat)].includes(card as Card)

/** The Salvaging Expedition answers to assimilating; its holder may keep quiet about it. */
const salvages = (held: CompiledCard | null): boolean =>
  held !== null && held.whens.length > 0 && ruleAnswers(held, 'assimilate', {})

function refuseMain(s: MoonState, seat: Seat, answer: Answer): Reason | undefined {
  if (s.turn.main) return { code: 'main-done' }
  if (!inHand(s, seat, answer.card)) return { code: 'not-in-hand' }
  if (answer.act === 'construct') return refuseConstruct(s, seat, answer)
  if (!onlyKeys(answer, 'card', 'quiet')) return MALFORMED
  if (answer.quiet === undefined) return
  return answer.quiet === true && salvages(expeditionHeld(s, seat)) ? undefined : { code: 'not-offered' }
}

/** Not an Obelisk put into the hand on this turn: two of them could hand each other on for ever. */
function obeliskCanTake(s: MoonState, seat: Seat, card: Card): boolean {
  return copiesIn(s.places[handOf(seat)], card) > copiesIn(s.turn.returned, card)
}

const standsHere = (s: MoonState, seat: Seat, card: unknown): boolean =>
  s.settlements[seat].structures.some((c) => c.card === card)

function refuseObelisk(s: MoonState, seat: Seat, answer: Answer): Reason | undefined {
  const { obelisk, card } = answer
  if (typeof obelisk !== 'string' || !standsHere(s, seat, obelisk) || !cardOf(obelisk).isObelisk)
    return { code: 'no-obelisk' }
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

function refuseOwed(s: MoonState, seat: Seat, answer: Answer): Reason | undefined {
  const { reputation, card } = answer
  if (!s.turn.owed.includes(reputation as Card)) return { code: 'nothing-owed' }
  const source = owedSource(reputation as Card)
  if (!s.places[sourcePlace(s, seat, source.from)].includes(card as Card))
    return { code: source.from === 'hand' ? 'not-in-hand' : 'not-in-discard' }
  if (source.refill && !mayRefill(s)) return { code: 'nothing-to-refill' }
  return refuseConstruct(s, seat, answer, 'reputation')
}

function refuseFlip(s: MoonState, seat: Seat, answer: Answer): Reason | undefined {
  if (!onlyKeys(answer, 'card')) return MALFORMED
  const structure = s.settlements[seat].structures.find((c) => c.card === answer.card)
  if (!structure || cardOf(structure.card).colour !== PINK) return { code: 'not-offered' }
  if (structure.flipped) return { code: 'is-flipped', card: structure.card }
  if (s.turn.flipped) return { code: 'one-flip' }
  return refuseEffect(s, seat, cardOf(structure.card))
}

function refuseExpedition(s: MoonState, seat: Seat, answer: Answer): Reason | undefined {
  if (!onlyKeys(answer)) return MALFORMED
  const held = expeditionHeld(s, seat)
  if (!held || held.ops.length === 0) return { code: 'no-expedition-action' }
  if (s.turn.expedition) return { code: 'one-expedition' }
  return refuseEffect(s, seat, held)
}

function refuseClaim(s: MoonState, seat: Seat, answer: Answer): Reason | undefined {
  if (!onlyKeys(answer, 'card')) return MALFORMED
  if (!s.places[REPUTATIONS].includes(answer.card as Card)) return { code: 'not-offered' }
  if (s.turn.claimed) return { code: 'one-claim' }
  const unmet = firstUnmet(s, seat, answer.card as Card)
  if (!unmet) return
  const { count: counter, atLeast } = unmet
  return { code: 'requirement', counter, needs: atLeast, has: count(s, seat, counter) }
}

function refuseTurn(s: MoonState, seat: Seat, answer: Answer): Reason | undefined {
  switch (answer.act as Act) {
    case 'construct':
    case 'assimilate':
      return refuseMain(s, seat, answer)
    case 'obelisk':
      return refuseObelisk(s, seat, answer)
    case 'owed':
      return refuseOwed(s, seat, answer)
    case 'park':
      return isParkAnswer(answer) ? refuseParking(s, seat, answer) : MALFORMED
    case 'flip':
      return refuseFlip(s, seat, answer)
    case 'expedition':
      return refuseExpedition(s, seat, answer)
    case 'claim':
      return refuseClaim(s, seat, answer)
    case 'end':
      if (answer !== END && !onlyKeys(answer)) return MALFORMED
      return s.turn.main ? undefined : { code: 'main-first' }
    default:
      return { code: 'not-offered' }
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
        const takable = hand.filter((card) => obeliskCanTake(s, seat, card))
        addConstructs(s, seat, kindsOf(takable), 'obelisk', 'obelisk', c.card, null, out)
      }
  for (const reputation of s.turn.owed) {
    const source = owedSource(reputation)
    if (source.refill && !mayRefill(s)) continue
    const cards = kindsOf(s.places[sourcePlace(s, seat, source.from)])
    addConstructs(s, seat, cards, 'owed', 'reputation', reputation, null, out)
  }
}

function addFlips(s: MoonState, seat: Seat, out: Answer[]): void {
  const { structures, colours } = s.settlements[seat]
  // Once all Pink ones have been seen, the rest need not be looked up.
  let pinks = colours[PINK]
  for (let i = 0; pinks > 0 && i < structures.length; i++) {
    if (structures[i].flipped) {
      pinks--
      continue
    }
    const card = cardOf(structures[i].card)
    if (card.colour !== PINK) continue
    pinks--
    if (!refuseEffect(s, seat, card)) out.push(card.says.flip)
  }
}

const NO_SPOTS: readonly Spot[] = []

function turnAnswers(s: MoonState, seat: Seat): Answer[] {
  const out: Answer[] = []
  const { turn } = s
  const home = s.settlements[seat]
  const held = expeditionHeld(s, seat)
  const spots = home.supply[ROVERS] > 0 && parksLeft(s, seat) > 0 ? parkingSpots(s, seat) : NO_SPOTS
  if (!turn.main) {
    const hand = kindsOf(s.places[handOf(seat)])
    const quiet = salvages(held)
    addConstructs(s, seat, hand, 'construct', '', '', spots, out)
    for (let i = 0; i < hand.length; i++) {
      out.push(hand[i].says.assimilate)
      if (quiet) out.push({ act: 'assimilate', card: hand[i].id, quiet: true })
    }
  }
  addExtras(s, seat, out)
  for (let i = 0; i < spots.length; i++) out.push(spots[i].park)
  if (!turn.flipped) addFlips(s, seat, out)
  if (!turn.expedition && held && held.ops.length > 0 && !refuseEffect(s, seat, held)) out.push(EXPEDITION)
  if (!turn.claimed) addClaims(s, seat, out)
  if (turn.main) out.push(END)
  return out
}

/** What is there but can't be done now: each with the one answer that its refusal is about. */
function greyed(s: MoonState, seat: Seat, offered: readonly Answer[]): Answer[] {
  const home = s.settlements[seat]
  const out: Answer[] = []
  const has = (act: Act, card?: Card) => offered.some((a) => a.act === act && (!card || a.card === card))
  if (!s.turn.main)
    for (const card of kinds(s.places[handOf(seat)]))
      if (!has('construct', card)) out.push(plainWay(s, seat, card))
  for (let on = 0; on < s.seats; on++)
    if (on !== seat)
      for (const card of kinds(s.settlements[on].structures.map((c) => c.card)))
        if (
          cardOf(card).roverSpace &&
          !offered.some((a) => a.act === 'park' && a.on === on && a.card === card)
        )
          out.push({ act: 'park', on, card })
  for (const card of kinds(home.structures.map((c) => c.card)))
    if (cardOf(card).colour === PINK && !has('flip', card)) out.push({ act: 'flip', card })
  const held = expeditionHeld(s, seat)
  if (held && held.ops.length > 0 && !has('expedition')) out.push({ act: 'expedition' })
  for (const card of s.places[REPUTATIONS].slice().sort())
    if (!has('claim', card)) out.push({ act: 'claim', card })
  if (!s.turn.main) out.push({ act: 'end' })
  return out
}

function turnOptions(s: MoonState, seat: Seat): Option[] {
  const offered = turnAnswers(s, seat)
  const option = (answer: Answer): Option => ({
    answer,
    label: answerLabel(answer),
    group: String(answer.act),
  })
  return [
    ...offered.map(option),
    ...greyed(s, seat, offered).map((answer) => ({
      ...option(answer),
      reason: refuseTurn(s, seat, answer) ?? MALFORMED,
    })),
  ]
}

function takeAct(s: MoonState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const card = answer.card as Card
  const home = s.settlements[seat]
  switch (answer.act as Act) {
    case 'construct':
      s.turn.main = true
      forgetReturned(s, card)
      construct(s, seat, handOf(seat), answer, tell)
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
      construct(s, seat, sourcePlace(s, seat, source.from), answer, tell)
      if (source.from === 'hand') forgetReturned(s, card)
      if (source.refill) refill(s, seat, tell)
      break
    }
    case 'park':
      park(s, seat, answer as unknown as Parking, tell)
      break
    case 'flip':
      s.turn.flipped = true
      for (const c of home.structures) if (c.card === card) c.flipped = true
      tell?.({ what: 'flips', seat, card })
      beginEffect(s, seat, card)
      happens(s, seat, 'flip', { card: cardOf(card) }, tell)
      break
    case 'expedition':
      s.turn.expedition = true
      showExpedition(s, seat, tell)
      beginEffect(s, seat, s.places[expeditionOf(seat)][0])
      break
    case 'claim':
      claim(s, seat, card, tell)
      break
  }
}

/**
 * An Obelisk goes back to the hand for one extra Structure of it. The Structure is taken out first: it can't be the Obelisk that
 * goes in, so that everybody who sees one come out of the hand knows that another is in it.
 */
function returnObelisk(s: MoonState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const obelisk = answer.obelisk as Card
  tell?.({ what: 'returns-obelisk', seat, card: obelisk })
  construct(s, seat, handOf(seat), answer, tell)
  raze(s, seat, cardOf(obelisk))
  move(s, settlementOf(seat), handOf(seat), obelisk)
  s.turn.returned.push(obelisk)
}

function assimilate(s: MoonState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const card = cardOf(answer.card as Card)
  s.turn.main = true
  move(s, handOf(seat), DISCARD, card.id)
  forgetReturned(s, card.id)
  tell?.({ what: 'assimilates', seat, card: card.id })
  takeReward(s, seat, card, card.id, tell)
  happens(s, seat, 'assimilate', { card }, tell)
  const held = expeditionHeld(s, seat)
  if (held && answer.quiet !== true && salvages(held)) {
    showExpedition(s, seat, tell)
    ruleHappens(s, seat, held, 'assimilate', {}, tell)
  }
}

function claim(s: MoonState, seat: Seat, id: Card, tell: Tell | undefined): void {
  const card = cardOf(id)
  s.turn.claimed = true
  move(s, REPUTATIONS, settlementOf(seat), id)
  s.settlements[seat].reputations.push({ card: id, rovers: 0, hearts: 0, flipped: false })
  applyOngoing(s.settlements[seat], card)
  tell?.({ what: 'claims', seat, card: id })
  if (card.ops.some((op) => op.op === 'construct')) s.turn.owed.push(id)
  else if (card.ops.length > 0) beginEffect(s, seat, id)
}

function endTurn(s: MoonState, seat: Seat, tell: Tell | undefined): void {
  const home = s.settlements[seat]
  if (s.turn.freeCovered) home.free = false
  tell?.({ what: 'ends-turn', seat })
}

export const takeTurn: AskStep<MoonState, Extract<MoonFrame, { do: 'take-turn' }>> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, seat) => ({
    kind: 'choose',
    prompt: s.turn.main
      ? 'Do any of your optional actions, then end your turn'
      : 'Construct or assimilate a card of your hand',
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
