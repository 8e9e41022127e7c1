import type { Answer, Card, Seat } from '@perilune/engine'
import { type CompiledCard, cardOf, programOf } from './cards/index.js'
import type { Op } from './cards/language.js'
import { CREW, DAMAGE, KINDS, REACTOR, SHIELD, THRUSTER } from './names.js'
import {
  deckOf,
  discardOf,
  handOf,
  type Mission,
  type MoonrakersState,
  missionOf,
  playedOf,
} from './state.js'
import { hazardsOf, missing } from './tally.js'
import { activated } from './use-parts.js'

/*
 * Which plays serve something. Search looks at no others: a miss, a shield without hazards where none is asked for, or the last
 * action spent while a reactor waits in hand lead nowhere that another answer would not lead better. People may play what they like.
 */

interface Needs {
  s: MoonrakersState
  m: Mission
  seat: Seat
  missing: readonly number[]
  hazards: number
  /** Does more in hand make a difference? */
  cards: boolean
  /** Does another action? */
  actions: boolean
  /** So few cards are left that none should leave the game: a captain without cards would play for ever. */
  scarce: boolean
}

const SCARCE = 10

function needsOf(s: MoonrakersState, seat: Seat): Needs {
  const m = missionOf(s)
  const lacks = KINDS.map((_, kind) => missing(s, kind))
  const hazards = hazardsOf(m, seat)
  const unmet = hazards > 0 || lacks.some((n) => n > 0)
  const left = s.places[deckOf(seat)].length + s.places[discardOf(seat)].length
  return {
    s,
    m,
    seat,
    missing: lacks,
    hazards,
    cards: unmet && left > 0,
    actions: unmet && s.places[handOf(seat)].length > m.actions[seat],
    scarce: left + s.places[handOf(seat)].length + s.places[playedOf(seat)].length < SCARCE,
  }
}

function kindServes(n: Needs, kind: number): boolean {
  if (n.missing[kind] > 0) return true
  if (kind === REACTOR) return n.actions
  if (kind === THRUSTER) return n.cards
  return kind === SHIELD && n.hazards > 0
}

function opServes(n: Needs, op: Op): boolean {
  switch (op.op) {
    case 'actions':
      return n.actions
    case 'draw':
    case 'cycle':
    case 'peekPlay':
    case 'searchPlay':
    case 'drawThenPlay':
      return n.cards
    case 'contribute':
    case 'reduce':
      return n.missing[KINDS.indexOf(op.kind)] > 0
    case 'playAs':
      return kindServes(n, KINDS.indexOf(op.kind))
    case 'dealDamage':
    case 'playFromHand':
      return n.missing[DAMAGE] > 0
    case 'damageBonus':
      return n.missing[DAMAGE] > 0
    case 'reduceAny':
      return n.missing.some((lack) => lack > 0)
    case 'block':
    case 'discardDie':
    case 'reroll':
      return n.hazards > 0
    case 'recoverCrew':
    case 'replayCrew':
      return n.missing.some((lack) => lack > 0)
    case 'choose':
      return op.of.some((ops) => ops.some((inner) => opServes(n, inner)))
    default:
      return false
  }
}

const trashes = (op: Op): boolean => op.op === 'trashTop' || (op.op === 'trash' && !op.optional)

function cardServes(n: Needs, card: CompiledCard): boolean {
  if (card.kind < 0) return false
  if (card.kind !== CREW) return kindServes(n, card.kind)
  if (n.scarce && programOf(card.program).some(trashes)) return false
  return n.missing[CREW] > 0 || programOf(card.program).some((op) => opServes(n, op))
}

/** Does playing this card give back the action it costs? */
const givesActions = (card: CompiledCard): boolean =>
  card.kind === REACTOR || (card.kind === CREW && programOf(card.program).some((op) => op.op === 'actions'))

function serves(n: Needs, answer: Answer): boolean {
  if (answer.act === 'use' && n.scarce && activated(cardOf(answer.part as Card))?.cost.trash) return false
  if (answer.act === 'use')
    return programOf(cardOf(answer.part as Card).program).some((op) => opServes(n, op))
  const card = cardOf(answer.card as Card)
  if (answer.act === 'hire') return card.kind === CREW ? cardServes(n, card) : n.missing[card.kind] > 0
  return cardServes(n, card)
}

/** The plays that serve; where one action is left and a card would give more, nothing else is paid with it. */
export function servingPlays(s: MoonrakersState, seat: Seat, plays: readonly Answer[]): Answer[] {
  const n = needsOf(s, seat)
  const out = plays.filter((answer) => serves(n, answer))
  if (n.m.actions[seat] !== 1 || out.length < 2) return out
  const costs = (a: Answer): boolean => a.act === 'play' && a.free === undefined
  const gives = (a: Answer): boolean => costs(a) && givesActions(cardOf(a.card as Card))
  return out.some(gives) ? out.filter((a) => a.act !== 'use' && (!costs(a) || gives(a))) : out
}
