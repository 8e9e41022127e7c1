import { type Card, type Seat, seedFrom } from '@perilune/engine'
import { arrange } from '@perilune/engine/testing'
import {
  asideOf,
  CORPORATIONS,
  type MarsState,
  type Options,
  PRELUDES,
  preludesOf,
} from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { Table } from './table.js'

/* A game at its very start, before anybody has chosen a corporation. */

interface Start {
  seats?: number
  /** The two that seat 0 is dealt. */
  corporations?: readonly [Card, Card]
  /** The four preludes that seat 0 is dealt. */
  preludes?: readonly Card[]
  seed?: string
}

export function begin(
  options: Partial<Options>,
  { seats = 2, corporations, preludes, seed = 'a start' }: Start = {},
): Table {
  const table = new Table(game.setup(options, seats, seedFrom(seed)))
  if (corporations) dealTo(table, corporations, CORPORATIONS, asideOf)
  if (preludes) dealTo(table, preludes, PRELUDES, preludesOf)
  return table
}

/** Seat 0 gets these; the others, and the pile, get what is left. */
function dealTo(table: Table, wanted: readonly Card[], pile: number, placeOf: (seat: Seat) => number): void {
  const { s } = table
  const dealt = seatsOf(s).map((seat) => s.places[placeOf(seat)])
  const left = [...s.places[pile], ...dealt.flat()].filter((card) => !wanted.includes(card))
  const places: Record<number, readonly Card[]> = {}
  for (const seat of seatsOf(s))
    places[placeOf(seat)] = seat === 0 ? wanted : left.splice(0, dealt[seat].length)
  arrange(s, { ...places, [pile]: left })
}

const seatsOf = (s: MarsState): Seat[] => s.players.map((_, seat) => seat)
