import { OPS } from '../cards/ops.js'
import { gainsRating } from '../cards/rating-gain.js'
import { CUBES } from '../names.js'
import { compileOps } from '../verbs/compiler.js'
import { type CompiledColony, TRADE_PAYMENTS } from './compiled.js'
import type { ColonyTile } from './tiles.js'

/* A colony tile as it is written, compiled. Only the loader needs this. */

export function compileColony(data: ColonyTile): CompiledColony {
  const build = compileOps(data.build)
  return {
    id: data.id,
    build,
    trade: data.trade.map(compileOps),
    bonus: compileOps(data.bonus),
    wakes: data.wakes ? CUBES.indexOf(data.wakes) : -1,
    showsCards: data.build.some(({ op }) => op === 'draw'),
    maxRatingGain: build.some((id) => gainsRating(OPS[id].maxRatingGain)),
    trades: TRADE_PAYMENTS.map((kind) => Object.freeze({ act: 'trade', colony: data.id, with: kind })),
    answer: Object.freeze({ colony: data.id }),
    data,
  }
}
