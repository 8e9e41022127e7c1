/*
 * moonrakers, rules 2: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 d34439e39eb858724f300dce8fd2f476e634ae1e5b73b1079974f934632c7f2f
 */
import type { Game } from '@perilune/engine'

export declare const game: Game
export declare const ASIDE: unknown
export declare const BASICS: unknown
export declare const BONUS: unknown
export declare const BRANDS: unknown
export declare const CLAIMED: unknown
export declare const COLUMNS: unknown
export declare const CONTRACTS: unknown
export declare const CONTRACT_DECK: unknown
export declare const CONTRACT_DISCARD: unknown
export declare const CREDITS: unknown
export declare const CREW: unknown
export declare const CREW_DECK: unknown
export declare const CREW_DISCARD: unknown
export declare const CREW_ROW: unknown
export declare const CREW_TYPES: unknown
export declare const DAMAGE: unknown
export declare const DICE: unknown
export declare const DIE_FACES: unknown
export declare const DRAWN: unknown
export declare const EFFECT_QUESTIONS: unknown
export declare const HAND_SIZE: unknown
export declare const KINDS: unknown
export declare const MERCENARY_DECK: unknown
export declare const MERCENARY_DISCARD: unknown
export declare const MERCENARY_ROW: unknown
export declare const MOST_PARTS: unknown
export declare const MOST_TALKS: unknown
export declare const OBJECTIVE_DECK: unknown
export declare const PARTS: unknown
export declare const PART_DECK: unknown
export declare const PART_DISCARD: unknown
export declare const PHASES: unknown
export declare const PRESTIGE: unknown
export declare const REACTOR: unknown
export declare const REMOVED: unknown
export declare const ROWS: unknown
export declare const SHIELD: unknown
export declare const SHIPS: unknown
export declare const THRUSTER: unknown
export declare const TYPES: unknown
export declare const abilityText: unknown
export declare const aloneTerms: unknown
export declare const cardData: unknown
export declare const cardOf: unknown
export declare const checkText: unknown
export declare const cloneMoonrakers: unknown
export declare const contributed: unknown
export declare const deckOf: unknown
export declare const discardOf: unknown
export declare const freshTurn: unknown
export declare const given: unknown
export declare const handOf: unknown
export declare const handSize: unknown
export declare const hazardsOf: unknown
export declare const isFulfilled: unknown
export declare const isMet: unknown
export declare const missing: unknown
export declare const missionOf: unknown
export declare const moonrakers: unknown
export declare const netWorth: unknown
export declare const objectivesOf: unknown
export declare const opsText: unknown
export declare const playedOf: unknown
export declare const priceOf: unknown
export declare const push: unknown
export declare const requirement: unknown
export declare const takesPart: unknown
