import type { Card, Seat } from '@perilune/engine'
import { allCards, type CompiledCard, cardOf } from '../cards/index.js'
import { CREW, DAMAGE, DICE, KINDS, PRESTIGE, REACTOR, SHIELD, THRUSTER } from '../names.js'
import { deckOf, discardOf, handOf, type MoonrakersState } from '../state.js'

/*
 * What a captain can expect to contribute to a contract, judged by what it knows: its hand, and which cards
 * are in its draw pile, though not in which order. Search goes alone only for contracts that it can expect to
 * meet; people may gamble.
 */

const ACTIONS = allCards.filter(({ deck }) => deck === 'action')

/**
 * As `cardOf`. Decks consist mostly of action cards: those few are found sooner by trying them one by one.
 */
function deckCard(id: Card): CompiledCard {
  for (let i = 0; i < ACTIONS.length; i++) if (ACTIONS[i].id === id) return ACTIONS[i]
  return cardOf(id)
}

function addPile(cards: readonly Card[], to: number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const { kind, value } = deckCard(cards[i])
    if (kind >= 0) to[kind] += kind === DAMAGE ? value : 1
  }
}

const kindsIn = (piles: readonly (readonly Card[])[]): number[] => {
  const sum = [0, 0, 0, 0, 0]
  for (let i = 0; i < piles.length; i++) addPile(piles[i], sum)
  return sum
}

const cardsIn = (piles: readonly (readonly Card[])[]): number => {
  let cards = 0
  for (let i = 0; i < piles.length; i++) cards += piles[i].length
  return cards
}

/** By KINDS: the hand, what its thrusters can be expected to draw, and what the ship takes off. */
export function expectedOutput(s: MoonrakersState, seat: Seat): number[] {
  const hand = s.places[handOf(seat)]
  const deck = s.places[deckOf(seat)]
  const output = kindsIn([hand])
  const draws = 2 * output[THRUSTER]
  const piles = deck.length >= draws ? [deck] : [deck, s.places[discardOf(seat)]]
  const cards = cardsIn(piles)
  if (draws > 0 && cards > 0) {
    const more = kindsIn(piles)
    const drawn = Math.min(1, draws / cards)
    for (let kind = 0; kind < KINDS.length; kind++) output[kind] += Math.round(more[kind] * drawn)
  }
  for (const part of s.captains[seat].ship) {
    const { ability } = cardOf(part)
    if (ability?.when === 'always' && 'reduce' in ability)
      output[KINDS.indexOf(ability.reduce)] += ability.amount
  }
  return output
}

/** Cards of its own that an ally can be expected to see in a contract. */
const ALLY_SEES = 6

/**
 * By KINDS: what another captain may bring. Which cards it owns is known to all, if not which of them it
 * holds.
 */
function expectedOutputOfAlly(s: MoonrakersState, seat: Seat): number[] {
  const piles = [s.places[deckOf(seat)], s.places[handOf(seat)], s.places[discardOf(seat)]]
  const cards = cardsIn(piles)
  const seen = cards > 0 ? Math.min(1, ALLY_SEES / cards) : 0
  const output = kindsIn(piles)
  for (let kind = 0; kind < KINDS.length; kind++) output[kind] *= seen
  return output
}

/** For every seat what it may bring, as the leader judges it: looked up once for all contracts. */
export const expectedOutputs = (s: MoonrakersState): number[][] =>
  s.captains.map((_, seat) =>
    seat === s.turn.leader ? expectedOutput(s, seat) : expectedOutputOfAlly(s, seat),
  )

/** Rounds after which search neither gambles nor lies any more: games of people are over long before. */
const PATIENCE = 50

/** Has the game gone on for so long that prestige is lost as fast as it is won? */
export const hasGoneOnTooLong = (s: MoonrakersState): boolean => s.turn.number > PATIENCE * s.seats

/** About one hazard is to be expected of each die, and every shield blocks one. */
const isSafe = (s: MoonrakersState, contract: CompiledCard, shields: number): boolean =>
  !hasGoneOnTooLong(s) || shields >= contract.offers[DICE]

/** Can the leader expect to meet a contract with these allies? */
export function canMeetTogether(
  s: MoonrakersState,
  known: readonly number[][],
  allies: readonly Seat[],
  contract: CompiledCard,
): boolean {
  const { requires } = contract
  const mine = known[s.turn.leader]
  for (let kind = 0; kind < KINDS.length; kind++)
    if (requires[kind] > 0 && requires[kind] > together(mine, known, allies, kind)) return false
  return isSafe(s, contract, together(mine, known, allies, SHIELD))
}

function together(
  mine: readonly number[],
  known: readonly number[][],
  allies: readonly Seat[],
  kind: number,
): number {
  let sum = mine[kind]
  for (let i = 0; i < allies.length; i++) sum += known[allies[i]][kind]
  return Math.round(sum)
}

/** Enough of everything, actions for it, and more prestige than hazards to be expected. */
export function canMeetAlone(s: MoonrakersState, output: readonly number[], contract: CompiledCard): boolean {
  const { requires, offers } = contract
  for (let kind = 0; kind < KINDS.length; kind++) if (requires[kind] > output[kind]) return false
  const others = requires[THRUSTER] + requires[SHIELD] + requires[CREW] + requires[DAMAGE] / 2
  if (others > 1 + output[REACTOR]) return false
  if (offers[DICE] > 0 && offers[PRESTIGE] <= offers[DICE] - output[SHIELD]) return false
  return isSafe(s, contract, output[SHIELD])
}
