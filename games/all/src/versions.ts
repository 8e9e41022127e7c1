import type { Game } from '@perilune/engine'

/*
 * Frozen versions of the games, each loaded only when a log asks for it. This file imports no game, so that
 * neither the page's first load nor the start of a server contains one. The imports are literal, so that
 * bundlers find them.
 */

/** A frozen build of a game's rules: the game, and what else its package exported then, for its table. */
export interface FrozenRules {
  readonly game: Game
  readonly [name: string]: unknown
}

interface Frozen {
  rules(): Promise<FrozenRules>
  /** For bots: see `GameEvaluation` in bots/. */
  evaluation(): Promise<{ readonly evaluation: unknown }>
}

const FROZEN: Readonly<Record<string, Readonly<Record<number, Frozen>>>> = {
  moon: {
    1: {
      rules: () => import('../../moon/versions/1/rules.js'),
      evaluation: () => import('../../moon/versions/1/evaluation.js'),
    },
  },
  moonrakers: {
    1: {
      rules: () => import('../../moonrakers/versions/1/rules.js'),
      evaluation: () => import('../../moonrakers/versions/1/evaluation.js'),
    },
    2: {
      rules: () => import('../../moonrakers/versions/2/rules.js'),
      evaluation: () => import('../../moonrakers/versions/2/evaluation.js'),
    },
  },
  'terraforming-mars': {
    1: {
      rules: () => import('../../terraforming-mars/versions/1/rules.js'),
      evaluation: () => import('../../terraforming-mars/versions/1/evaluation.js'),
    },
    2: {
      rules: () => import('../../terraforming-mars/versions/2/rules.js'),
      evaluation: () => import('../../terraforming-mars/versions/2/evaluation.js'),
    },
  },
}

const frozenOf = (id: string, rules: number): Frozen | undefined =>
  Object.hasOwn(FROZEN, id) ? FROZEN[id][rules] : undefined

/** The versions of a game that are frozen, the oldest first. */
export const frozenNumbers = (id: string): readonly number[] =>
  Object.hasOwn(FROZEN, id) ? Object.keys(FROZEN[id]).map(Number) : []

/** A frozen build of a game's rules, loaded; nothing where there is none. */
export const loadRules = async (id: string, rules: number): Promise<FrozenRules | undefined> =>
  frozenOf(id, rules)?.rules()

/** What was frozen for bots beside the rules. */
export const loadEvaluation = async (id: string, rules: number): Promise<unknown> =>
  (await frozenOf(id, rules)?.evaluation())?.evaluation

/**
 * Whether a game can be played under these rules: by today's code or by a frozen build, which is not loaded
 * for this.
 */
export const playsUnder = (today: Game, rules: number): boolean =>
  today.under(rules) !== undefined || frozenOf(today.id, rules) !== undefined

/** A frozen game in the language of today's. The oldest builds carry their own English, which stands. */
export const inLanguageOf = (today: Game, frozen: Game): Game =>
  frozen.speaks || !today.speaks
    ? frozen
    : frozen.speaking({ ...today.words, cards: today.cards, options: today.options })

/**
 * A game under the rules that a log was begun with: today's code where it plays them, else the frozen build.
 */
export async function gameUnder(today: Game, rules: number): Promise<Game | undefined> {
  const same = rules === today.rules ? today : today.under(rules)
  if (same) return same
  const frozen = await loadRules(today.id, rules)
  return frozen && inLanguageOf(today, frozen.game)
}
