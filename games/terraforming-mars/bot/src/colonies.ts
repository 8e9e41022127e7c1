import type { Seat } from '@perilune/engine'
import {
  ASLEEP,
  type Colonies,
  colonyOf,
  ENERGY,
  type MarsState,
  TITANIUM,
  TRACK_STEPS,
  tradePrice,
} from '@perilune/terraforming-mars'
import { moneyAt, type Prices } from './prices.js'
import { worthOf } from './worth.js'

/* The value of colonies and trade in the generations to come, from the data of the colony tiles. */

/** The step at which a tile's marker usually is when somebody trades there. */
const USUAL_STEP = 3

export function tradeWorth(s: MarsState, seat: Seat, generations: number, p: Prices): number {
  const { colonies } = s
  if (colonies === null || generations <= 0) return 0
  const mid = (generations - 1) / 2
  const { fleets, steps } = colonies.traders[seat]
  const step = Math.min(TRACK_STEPS - 1, USUAL_STEP + steps)
  const price = cheapest(colonies, seat, p) * moneyAt(mid, p)
  const at = { s, seat, card: '', left: mid, p }
  const incomes: number[] = []
  let mc = 0
  for (const { id, marker, owners } of colonies.tiles) {
    if (marker === ASLEEP) continue
    const { trade, bonus } = colonyOf(id)
    incomes.push(worthOf(at, trade[step]) - price)
    const mine = owners.filter((owner) => owner === seat).length
    if (mine > 0) mc += mine * p.w.traded * worthOf(at, bonus)
  }
  // Each fleet trades with a different tile.
  incomes.sort((a, b) => b - a)
  for (const income of incomes.slice(0, fleets)) if (income > 0) mc += income * p.w.trade
  return mc * generations
}

const cheapest = (c: Colonies, seat: Seat, { unit }: Prices): number =>
  Math.min(
    tradePrice(c, seat, 'mc'),
    tradePrice(c, seat, 'energy') * unit[ENERGY],
    tradePrice(c, seat, 'titanium') * unit[TITANIUM],
  )
