import {
  below,
  deal,
  type KernelState,
  lay,
  move,
  type OptionsOf,
  type PlaceSpec,
  shuffle,
} from '@perilune/engine'
import {
  baseDeck,
  cardOf,
  expeditionDeck,
  firstExpedition,
  reputationDeck,
  structureDeck,
} from './cards/index.js'
import { COLOURS, ERAS, FLAGS, ITEMS, LEVELS, ROVERS } from './names.js'
import type { options } from './options.js'
import {
  BASES,
  BOX,
  expeditionOf,
  expeditionsOf,
  freshTurn,
  type MoonState,
  push,
  REPUTATIONS,
  type Settlement,
  settlementOf,
  stackOf,
  unusedOf,
} from './state.js'

/** Every place for cards, in the order that state.ts counts them. */
export function places(seats: number): PlaceSpec[] {
  return [
    ...ERAS.map((era): PlaceSpec => ({ name: `era ${era} stack`, seenBy: 'none' })),
    ...ERAS.map((era): PlaceSpec => ({ name: `era ${era} expeditions`, seenBy: 'none' })),
    { name: 'discard pile', seenBy: 'all' },
    { name: 'box', seenBy: 'all' },
    { name: 'reputations', seenBy: 'all' },
    { name: 'bases', seenBy: 'none' },
    ...LEVELS.map((level): PlaceSpec => ({ name: `unused ${level}`, seenBy: 'none' })),
    ...Array.from({ length: seats }, (_, seat): PlaceSpec[] => [
      { name: `hand ${seat}`, seenBy: seat },
      { name: `expedition ${seat}`, seenBy: seat },
      { name: `settlement ${seat}`, seenBy: 'all' },
    ]).flat(),
  ]
}

const zeroes = (names: readonly unknown[]): number[] => names.map(() => 0)

function newSettlement(base: string): Settlement {
  const card = cardOf(base)
  const colours = zeroes(COLOURS)
  // The Base counts as both Blue and Yellow.
  colours[0] = 1
  colours[1] = 1
  const supply = zeroes(ITEMS)
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
    discounts: zeroes(COLOURS),
    waives: 0,
    parksMore: 0,
    winsTies: false,
    free: false,
    earned: [],
  }
}

/** The set-up of the rulebook, step by step. */
export function setup(k: KernelState, chosen: OptionsOf<typeof options>): MoonState {
  const { seats } = k
  const perLevel = Math.max(3, seats)
  for (let level = 0; level < LEVELS.length; level++) {
    lay(k, unusedOf(level), reputationDeck(LEVELS[level]))
    shuffle(k, unusedOf(level))
    deal(k, unusedOf(level), REPUTATIONS, perLevel)
  }
  for (const era of ERAS) {
    lay(k, stackOf(era), structureDeck(era, seats))
    lay(k, expeditionsOf(era), expeditionDeck(era, seats))
  }
  lay(k, BASES, baseDeck(seats))
  shuffle(k, BASES)
  for (let seat = 0; seat < seats; seat++) deal(k, BASES, settlementOf(seat))
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
    rewards: FLAGS.map(() => 3),
    first,
    starter: first,
    settlements: k.places
      .filter((_, p) => p >= settlementOf(0) && (p - settlementOf(0)) % 3 === 0)
      .map(([base]) => newSettlement(base)),
    turn: freshTurn(-1),
  }
  push(s, { do: 'begin-era' })
  return s
}
