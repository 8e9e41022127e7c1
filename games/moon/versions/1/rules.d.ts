/*
 * moon, rules 1: a frozen build, made by `perilune freeze`. Never edited: see docs/versions.md.
 * commit efc5cfa1a693c1ce0d125845dc254e83c52f99cb
 * abi 1
 * bundler rolldown 1.2.15
 * sha256 eb3bd5628c0d8fae809ab8419055c11534cf22438acf96c1b124f592963a3907
 */
import type { Game } from '@perilune/engine'

export declare const game: Game
export declare const BLUE: unknown
export declare const BOX: unknown
export declare const COLOURS: unknown
export declare const DISCARD: unknown
export declare const ERAS: unknown
export declare const FLAGS: unknown
export declare const GREY: unknown
export declare const HEARTS: unknown
export declare const ITEMS: unknown
export declare const LEVELS: unknown
export declare const MOST_SEATS: unknown
export declare const PINK: unknown
export declare const QUESTIONS: unknown
export declare const RED: unknown
export declare const REPUTATIONS: unknown
export declare const RESOURCES: unknown
export declare const ROVERS: unknown
export declare const YELLOW: unknown
export declare const askedBy: unknown
export declare const beginsRound: unknown
export declare const cardOf: unknown
export declare const cloneMoon: unknown
export declare const count: unknown
export declare const expeditionOf: unknown
export declare const expeditionsOf: unknown
export declare const expeditionsToCome: unknown
export declare const flagWinner: unknown
export declare const freshEffect: unknown
export declare const freshTurn: unknown
export declare const handOf: unknown
export declare const moon: unknown
export declare const opText: unknown
export declare const pointsNow: unknown
export declare const push: unknown
export declare const remembering: unknown
export declare const requirementText: unknown
export declare const settlementOf: unknown
export declare const stackOf: unknown
export declare const structuresToCome: unknown
