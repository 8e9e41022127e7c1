export { colonyOf } from '../cards/load.js'
export {
  type CompiledColony,
  TRADE_PAYMENTS,
  TRADE_PRICE,
  type TradePayment,
} from './compile.js'
