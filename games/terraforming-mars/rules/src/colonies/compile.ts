import type { Answer } from '@perilune/engine'
import { compileOps, OPS } from '../cards/ops.js'
import { risesAtAll } from '../cards/rises.js'
import { CUBES } from '../names.js'
import type { ColonyId, ColonyTile } from './tiles.js'

/* A colony tile, compiled once into what the rules look up. */

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
  readonly rises: boolean
  /** By TRADE_PAYMENTS. */
  readonly trades: readonly Answer[]
  readonly answer: { readonly colony: ColonyId }
  readonly data: ColonyTile
}

export function compileColony(data: ColonyTile): CompiledColony {
  const build = compileOps(data.build)
  return {
    id: data.id,
    build,
    trade: data.trade.map(compileOps),
    bonus: compileOps(data.bonus),
    wakes: data.wakes ? CUBES.indexOf(data.wakes) : -1,
    showsCards: data.build.some((op) => 'draw' in op),
    rises: build.some((id) => risesAtAll(OPS[id].rises)),
    trades: TRADE_PAYMENTS.map((kind) => Object.freeze({ act: 'trade', colony: data.id, with: kind })),
    answer: Object.freeze({ colony: data.id }),
    data,
  }
}
