export { type CompiledCard, cardData, cardOf } from './cards/index.js'
export type { Ability, Check, Cost, Op } from './cards/language.js'
export * from './names.js'
export * from './state.js'
