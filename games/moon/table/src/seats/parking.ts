import type { Option } from '@perilune/engine'
import { type CompiledCard, cardOf, type PlacedCard } from '@perilune/moon'
import { capital, type SeatInfo } from '@perilune/ui'
import { textOf } from '../card/card.js'
import { words } from '../words.js'

/** A Structure of another seat as a place for a Rover. */
export interface Parking {
  card: CompiledCard
  placed: PlacedCard
  taken: boolean
  can: boolean
  /** What the Structure is, what it does, and whether its Rover space is free. */
  label: string
}

export function parkingOn(
  info: SeatInfo,
  placed: PlacedCard,
  parks: readonly Option[],
  roverFrom?: string,
): Parking {
  const card = cardOf(placed.card)
  const taken = placed.rovers > 0
  const options = parks.filter((o) => o.answer.on === info.seat && o.answer.card === placed.card)
  const can = options.some((o) => !o.reason && (!taken || o.answer.reckless === true))
  const no = options.find((o) => o.because)
  const why = taken ? words.takenSpace : (no?.because ?? words.emptySpace)
  const remedy = no?.reason?.code === 'no-rover' && roverFrom ? ` ${roverFrom}` : ''
  const space = card.roverSpace ? ` ${capital(why)}.${remedy}` : ''
  return { card, placed, taken, can, label: `${card.name} (${info.name}). ${textOf(card.id)}${space}` }
}
