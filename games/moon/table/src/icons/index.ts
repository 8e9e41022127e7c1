export { CounterIcon } from './counters.js'
export { EffectRow } from './effect-row.js'
export { DRAWINGS, ITEM_GLYPH, type Missing, Things } from './items.js'
