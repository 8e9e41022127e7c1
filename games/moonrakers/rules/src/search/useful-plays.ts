import type { Answer, Card, Seat } from '@perilune/engine'
import { type CompiledCard, cardOf, programOf } from '../cards/index.js'
import type { Op } from '../cards/language.js'
import { allMissing, hazardsOf } from '../mission/tally.js'
import { activated } from '../mission/use-parts.js'
import { CREW, DAMAGE, KINDS, PRESTIGE, REACTOR, SHIELD, THRUSTER } from '../names.js'
import { deckOf, discardOf, handOf, type Mission, type MoonrakersState, missionOf } from '../state.js'
import { canSpareAny, floods, spareOf } from './scarce-cards.js'

/*
 * Which plays help the mission. Search is offered no others: a miss, a shield where there are no hazards and
 * none is required, or the last action spent while a reactor waits in hand lead nowhere that another answer
 * would not lead better. People may play what they like.
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
}

function needsOf(s: MoonrakersState, seat: Seat): Needs {
  const m = missionOf(s)
  const lacks = allMissing(s)
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

/**
 * Does playing this crew card trash one that can't be spared, or flood the deck? With nothing else in hand
 * nothing is trashed.
 */
function costsTooMuch({ s, seat }: Needs, card: CompiledCard): boolean {
  for (const op of programOf(card.program)) {
    if (op.op === 'gain' && floods(s, seat, op.card)) return true
    if (op.op === 'trashTop' && !canSpareAny(s, seat)) return true
    if (op.op !== 'trash' || op.optional) continue
    const others = s.places[handOf(seat)].filter((other) => other !== card.id)
    if (others.length > 0 && spareOf(s, seat, others).length === 0) return true
  }
  return false
}

/** Does using a part trash what can't be spared, or flood the deck? */
function useCostsTooMuch({ s, seat }: Needs, { part, cards }: Answer): boolean {
  const ability = activated(cardOf(part as Card))
  if (ability?.do.some((op) => op.op === 'gain' && floods(s, seat, op.card))) return true
  const trash = ability?.cost.trash
  if (trash === undefined) return false
  return spareOf(s, seat, trash === 'any' ? (cards as readonly Card[]) : [trash]).length === 0
}

function cardServes(n: Needs, card: CompiledCard): boolean {
  if (card.kind < 0) return false
  if (card.kind !== CREW) return kindServes(n, card.kind)
  if (n.missing[CREW] === 0 && !programOf(card.program).some((op) => opServes(n, op))) return false
  return !costsTooMuch(n, card)
}

/** Does playing this card give back the action it costs? */
const givesActions = (card: CompiledCard): boolean =>
  card.kind === REACTOR || (card.kind === CREW && programOf(card.program).some((op) => op.op === 'actions'))

/** A mercenary who is paid with the last prestige of the contract leaves only its hazards. */
const leavesPrestige = ({ m, seat }: Needs): boolean =>
  (m.terms[seat]?.[PRESTIGE] ?? 0) - m.mercenaryPrestige > 1

function isUseful(n: Needs, answer: Answer): boolean {
  if (answer.act === 'use')
    return (
      programOf(cardOf(answer.part as Card).program).some((op) => opServes(n, op)) &&
      !useCostsTooMuch(n, answer)
    )
  const card = cardOf(answer.card as Card)
  if (answer.act === 'hire' && card.kind !== CREW) return n.missing[card.kind] > 0
  if (answer.act === 'hire' && !leavesPrestige(n)) return false
  return cardServes(n, card)
}

/**
 * The plays that serve; where one action is left and a card would give more, nothing else is paid with it.
 */
export function usefulPlays(s: MoonrakersState, seat: Seat, plays: readonly Answer[]): Answer[] {
  const n = needsOf(s, seat)
  const out = plays.filter((answer) => isUseful(n, answer))
  if (n.m.actions[seat] !== 1 || out.length < 2) return out
  const costs = (a: Answer): boolean => a.act === 'play' && a.free === undefined
  const gives = (a: Answer): boolean => costs(a) && givesActions(cardOf(a.card as Card))
  return out.some(gives) ? out.filter((a) => a.act !== 'use' && (!costs(a) || gives(a))) : out
}
