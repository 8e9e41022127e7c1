export { CounterIcon } from './counters.js'
export { EffectRow } from './effect-row.js'
export { Chip, DRAWN, ITEM_GLYPH, Many, type Missing, Things } from './items.js'
