import {
  below,
  type KernelState,
  lay,
  move,
  type OptionsOf,
  type PlaceSpec,
  shuffleWith,
} from '@perilune/engine'
import { baseDeck, expeditionDeck, reputationDeck, structureDeck } from './cards/decks.js'
import { cardOf, firstExpedition } from './cards/index.js'
import { COLOURS, ERAS, type Era, FLAGS, ITEMS, LEVELS, MOST_SEATS, ROVERS } from './names.js'
import type { options } from './options.js'
import {
  BOX,
  expeditionOf,
  expeditionsOf,
  expeditionsToCome,
  freshTurn,
  type MoonState,
  push,
  REPUTATIONS,
  type Settlement,
  settlementOf,
  stackOf,
  structuresToCome,
} from './state.js'

const LATER: readonly Era[] = [2, 3]

/** Every place for cards, in the order that state.ts counts them. */
function placesFor(seats: number): readonly PlaceSpec[] {
  return [
    ...ERAS.map((era): PlaceSpec => ({ name: `era ${era} stack`, seenBy: 'none' })),
    ...ERAS.map((era): PlaceSpec => ({ name: `era ${era} expeditions`, seenBy: 'none' })),
    { name: 'discard pile', seenBy: 'all' },
    { name: 'box', seenBy: 'all' },
    { name: 'reputations', seenBy: 'all' },
    ...LATER.map((era): PlaceSpec => ({ name: `era ${era} structures to come`, seenBy: 'all' })),
    ...LATER.map((era): PlaceSpec => ({ name: `era ${era} expeditions to come`, seenBy: 'all' })),
    ...Array.from({ length: seats }, (_, seat): PlaceSpec[] => [
      { name: `hand ${seat}`, seenBy: seat },
      { name: `expedition ${seat}`, seenBy: seat },
      { name: `settlement ${seat}`, seenBy: 'all' },
    ]).flat(),
  ]
}

// Listed once: games are set up by the thousand.
const PLACES = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => placesFor(seats))

export const places = (seats: number): readonly PlaceSpec[] => PLACES[seats]

// Copied, not made anew: so all of them are lists of one kind, without holes.
const NO_ITEMS = ITEMS.map(() => 0)
const NO_COLOURS = COLOURS.map(() => 0)
const FIRST_REWARDS = FLAGS.map(() => 3)

function newSettlement(base: string): Settlement {
  const card = cardOf(base)
  const colours = NO_COLOURS.slice()
  // The Base counts as both Blue and Yellow.
  colours[0] = 1
  colours[1] = 1
  const supply = NO_ITEMS.slice()
  supply[ROVERS] = 2
  return {
    base,
    structures: [],
    reputations: [],
    supply,
    flags: card.flags.slice(),
    production: card.produces.slice(),
    colours,
    roversOut: 0,
    discounts: NO_COLOURS.slice(),
    waives: 0,
    parksMore: 0,
    winsTies: false,
    listens: 0,
    free: false,
    earned: [],
  }
}

/** The set-up of the rulebook, step by step. */
export function setup(k: KernelState, chosen: OptionsOf<typeof options>, rules: number): MoonState {
  const { seats } = k
  const perLevel = Math.max(3, seats)
  // Cards that are not drawn stay in the box and are not in the game.
  for (const level of LEVELS)
    lay(k, REPUTATIONS, shuffleWith(k.chance, reputationDeck(level, rules)).slice(0, perLevel))
  lay(k, stackOf(1), structureDeck(1, seats, rules))
  lay(k, expeditionsOf(1), expeditionDeck(1, seats, rules))
  for (const era of LATER) {
    lay(k, structuresToCome(era), structureDeck(era, seats, rules))
    lay(k, expeditionsToCome(era), expeditionDeck(era, seats, rules))
  }
  const dealt = shuffleWith(k.chance, baseDeck(seats, rules)).slice(0, seats)
  for (let seat = 0; seat < seats; seat++) lay(k, settlementOf(seat), [dealt[seat]])
  const first = chosen.first === 'random' ? below(k.chance, seats) : (Number(chosen.first) - 1) % seats
  // Laid in the open first, so that everybody knows who holds it.
  lay(k, BOX, [firstExpedition(seats)])
  move(k, BOX, expeditionOf(first), firstExpedition(seats))
  const s: MoonState = {
    seats,
    played: k.played,
    stack: k.stack,
    places: k.places,
    sight: k.sight,
    knows: k.knows,
    pending: k.pending,
    chance: k.chance,
    traces: k.traces,
    era: 1,
    round: 0,
    x: 3,
    rewards: FIRST_REWARDS.slice(),
    first,
    starter: first,
    settlements: [],
    turn: freshTurn(-1),
  }
  for (const base of dealt) s.settlements.push(newSettlement(base))
  push(s, { do: 'begin-era' })
  return s
}
