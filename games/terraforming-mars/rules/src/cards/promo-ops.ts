import { RESOURCES } from '../names.js'
import type { Op } from '../verbs/shapes.js'
import type { KindName } from './kinds.js'
import type { CompiledOp } from './ops.js'
import type { PromoOp } from './promo-language.js'

/* Operations that only promotional cards have, compiled. */

type Make = (source: Op, kind: KindName, made: Partial<CompiledOp>) => number

const VERBS: ReadonlySet<string> = new Set([
  'sue',
  'spendToLook',
  'showCards',
  'takeBackEvents',
  'useAgain',
  'park',
  'doubleParked',
  'nomads',
  'cathedral',
  'oceanByFirst',
  'infect',
  'cureOrFlip',
  'lowerOpponents',
])

export const isPromoOp = (op: Op): op is PromoOp => VERBS.has(op.op)

const MC_IN_STOCK = 1 << 6
const ANY_STOCK = 0b111111 << 6

export function compilePromoOp(op: PromoOp, make: Make): number {
  if ('sue' in op) return make(op, 'sue', { n: op.sue, gives: MC_IN_STOCK })
  if ('spendToLook' in op)
    return make(op, 'spend-to-look', { resource: RESOURCES.indexOf(op.spendToLook), to: 1 })
  if ('showCards' in op) return make(op, 'show', { gives: MC_IN_STOCK })
  if ('takeBackEvents' in op) return make(op, 'take-back', { n: op.takeBackEvents })
  if ('useAgain' in op) return make(op, 'again', { gives: 0b111111 | ANY_STOCK })
  if ('park' in op) return make(op, 'park', { n: op.park })
  if ('doubleParked' in op) return make(op, 'double', {})
  if ('nomads' in op) return make(op, 'nomads', { n: op.nomads === 'move' ? 1 : 0, gives: ANY_STOCK })
  if ('cathedral' in op) return make(op, 'cathedral', { n: op.cathedral })
  if ('oceanByFirst' in op) return make(op, 'first-ocean', { gives: ANY_STOCK })
  if ('infect' in op) return make(op, 'infect', { n: op.infect })
  if ('cureOrFlip' in op) return make(op, 'cure', { n: op.cureOrFlip })
  return make(op, 'lower-opponents', { n: op.lowerOpponents })
}
