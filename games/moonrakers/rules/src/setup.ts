import {
  deal,
  type KernelState,
  lay,
  moveAll,
  type OptionsOf,
  type PlaceSpec,
  shuffle,
} from '@perilune/engine'
import { MERCENARY_DECK as MERCENARY_CARDS, MERCENARY_CREW, STARTING_DECK } from './cards/actions.js'
import { cardData, cardOf, idsUnder } from './cards/index.js'
import { DICE, HAND_SIZE, ROWS } from './names.js'
import type { options } from './options.js'
import {
  type Captain,
  CONTRACT_DECK,
  CONTRACT_DISCARD,
  CONTRACTS,
  CREW_DECK,
  CREW_ROW,
  deckOf,
  freshTurn,
  handOf,
  MERCENARY_DECK,
  MERCENARY_ROW,
  type MoonrakersState,
  OBJECTIVE_DECK,
  objectivesOf,
  PART_DECK,
  PARTS,
  push,
} from './state.js'

const STARTING_CREDITS = 2
const OBJECTIVES_DEALT = 3
/** The first row is made of contracts with no more hazard dice than this. */
const FIRST_ROW_DICE = 2

/** Every place for cards, in the order that state.ts counts them. */
export function places(seats: number): PlaceSpec[] {
  return [
    { name: 'contract deck', seenBy: 'none' },
    { name: 'contracts', seenBy: 'all' },
    { name: 'discarded contracts', seenBy: 'all' },
    { name: 'ship part deck', seenBy: 'none' },
    { name: 'ship parts', seenBy: 'all' },
    { name: 'discarded ship parts', seenBy: 'all' },
    { name: 'crew deck', seenBy: 'none' },
    { name: 'crew', seenBy: 'all' },
    { name: 'discarded crew', seenBy: 'all' },
    { name: 'objective deck', seenBy: 'none' },
    { name: 'mercenary deck', seenBy: 'none' },
    { name: 'mercenary row', seenBy: 'all' },
    { name: 'discarded mercenaries', seenBy: 'all' },
    { name: 'ships', seenBy: 'all' },
    { name: 'claimed objectives', seenBy: 'all' },
    { name: 'removed cards', seenBy: 'all' },
    { name: 'drawn cards', seenBy: 'all' },
    { name: 'set aside', seenBy: 'none' },
    ...Array.from({ length: seats }, (_, seat): PlaceSpec[] => [
      { name: `draw pile ${seat}`, seenBy: 'none' },
      { name: `hand ${seat}`, seenBy: seat },
      { name: `played ${seat}`, seenBy: 'all' },
      { name: `discard pile ${seat}`, seenBy: 'all' },
      { name: `objectives ${seat}`, seenBy: seat },
    ]).flat(),
  ]
}

const newCaptain = (): Captain => ({
  prestige: 0,
  credits: STARTING_CREDITS,
  ship: [],
  crewWorth: 0,
  claimed: [],
  earned: [],
})

function layArmory(k: KernelState, rules: number): void {
  lay(k, PART_DECK, idsUnder(cardData.shipParts, rules))
  shuffle(k, PART_DECK)
  deal(k, PART_DECK, PARTS, ROWS.shipParts)
  lay(k, CREW_DECK, idsUnder(cardData.crew, rules))
  shuffle(k, CREW_DECK)
  deal(k, CREW_DECK, CREW_ROW, ROWS.crew)
}

/** The first row comes from the milder contracts; the others are shuffled in afterwards. */
function layDispatch(k: KernelState, rules: number): void {
  const ids = idsUnder(cardData.contracts, rules)
  const mild = (id: string): boolean => cardOf(id).offers[DICE] <= FIRST_ROW_DICE
  lay(k, CONTRACT_DECK, ids.filter(mild))
  shuffle(k, CONTRACT_DECK)
  deal(k, CONTRACT_DECK, CONTRACTS, ROWS.contracts)
  const harsh = ids.filter((id) => !mild(id))
  lay(k, CONTRACT_DISCARD, harsh)
  moveAll(k, CONTRACT_DISCARD, CONTRACT_DECK)
  shuffle(k, CONTRACT_DECK)
  lay(k, OBJECTIVE_DECK, idsUnder(cardData.objectives, rules))
  shuffle(k, OBJECTIVE_DECK)
}

function layMercenaries(k: KernelState): void {
  lay(k, MERCENARY_DECK, MERCENARY_CARDS)
  deal(k, CREW_DECK, MERCENARY_DECK, MERCENARY_CREW)
  shuffle(k, MERCENARY_DECK)
  deal(k, MERCENARY_DECK, MERCENARY_ROW, ROWS.mercenaries)
}

/** The set-up of the rulebook, step by step. */
export function setup(k: KernelState, chosen: OptionsOf<typeof options>, rules: number): MoonrakersState {
  const { seats } = k
  for (let seat = 0; seat < seats; seat++) {
    lay(k, deckOf(seat), STARTING_DECK)
    shuffle(k, deckOf(seat))
    deal(k, deckOf(seat), handOf(seat), HAND_SIZE)
  }
  layArmory(k, rules)
  layDispatch(k, rules)
  for (let seat = 0; seat < seats; seat++) deal(k, OBJECTIVE_DECK, objectivesOf(seat), OBJECTIVES_DEALT)
  if (seats === 2) layMercenaries(k)
  const s: MoonrakersState = {
    seats,
    played: k.played,
    stack: k.stack,
    places: k.places,
    sight: k.sight,
    knows: k.knows,
    pending: k.pending,
    chance: k.chance,
    traces: k.traces,
    captains: Array.from({ length: seats }, newCaptain),
    turn: freshTurn(0, -1, seats),
    talks: null,
    mission: null,
    mercenaries: { hiredActions: 0, hired: [] },
    late: Array.from({ length: seats }, () => []),
    mercenaryPrice: chosen.mercenaryPrice,
    goal: chosen.goal,
    first: chosen.first === 'roll' ? -1 : (Number(chosen.first) - 1) % seats,
  }
  push(s, { do: 'keep-objectives' })
  return s
}
