import type { Answer } from '@perilune/engine'
import type { ColonyId, ColonyTile } from './tiles.js'

/* Colony tiles, compiled once into what the rules look up. The loader fills the list. */

/** What may pay for a trade: the whole price in one kind. */
export const TRADE_PAYMENTS = ['energy', 'titanium', 'mc'] as const
export type TradePayment = (typeof TRADE_PAYMENTS)[number]
export const TRADE_PRICE: Readonly<Record<TradePayment, number>> = { mc: 9, energy: 3, titanium: 3 }

export interface CompiledColony {
  readonly id: ColonyId
  readonly build: readonly number[]
  readonly trade: readonly (readonly number[])[]
  readonly bonus: readonly number[]
  /** Index into CUBES of what wakes it, or -1. */
  readonly wakes: number
  /** Whether building here shows the builder cards. */
  readonly showsCards: boolean
  /** Whether building here raises the builder's rating. */
  readonly maxRatingGain: boolean
  /** By TRADE_PAYMENTS. */
  readonly trades: readonly Answer[]
  readonly answer: { readonly colony: ColonyId }
  readonly data: ColonyTile
}

const colonies = new Map<ColonyId, CompiledColony>()

export const addColony = (colony: CompiledColony): void => {
  colonies.set(colony.id, colony)
}

export const colonyOf = (id: ColonyId): CompiledColony => colonies.get(id) as CompiledColony
