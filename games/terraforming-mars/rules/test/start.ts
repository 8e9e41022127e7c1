import { type Card, type Seat, seedFrom } from '@perilune/engine'
import { arrange } from '@perilune/engine/testing'
import {
  asideOf,
  CORPORATIONS,
  terraformingMars as game,
  type MarsState,
  type Options,
} from '@perilune/terraforming-mars'
import { Table } from './table.js'

/* A game at its very start, before anybody has chosen a corporation. */

interface Start {
  seats?: number
  /** The two that seat 0 is dealt. */
  corporations?: readonly [Card, Card]
  seed?: string
}

export function begin(
  options: Partial<Options>,
  { seats = 2, corporations, seed = 'a start' }: Start = {},
): Table {
  const table = new Table(game.setup(options, seats, seedFrom(seed)))
  if (corporations) dealCorporations(table, corporations)
  return table
}

/** Seat 0 gets these; the others, and the pile, get what is left. */
function dealCorporations(table: Table, wanted: readonly Card[]): void {
  const { s } = table
  const others = seatsOf(s).map((seat) => table.dealt(seat).corporations)
  const left = [...s.places[CORPORATIONS], ...others.flat()].filter((card) => !wanted.includes(card))
  const places: Record<number, readonly Card[]> = {}
  for (const seat of seatsOf(s)) {
    const mine = seat === 0 ? wanted : left.splice(0, others[seat].length)
    places[asideOf(seat)] = mine
  }
  arrange(s, { ...places, [CORPORATIONS]: left })
}

const seatsOf = (s: MarsState): Seat[] => s.players.map((_, seat) => seat)
