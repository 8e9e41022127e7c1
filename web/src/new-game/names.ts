import { capital } from '@perilune/ui'
import type { GameManifest } from '../manifests.js'
import { wordsAbout } from './game-words.js'
import { isRefused, type Setup, type Specs } from './setup.js'

/** The name of an option on this page. */
export const titleOf = (game: GameManifest, specs: Specs, id: string): string =>
  wordsAbout(game).options[id]?.title ?? specs[id].title

/** The name of an option's value. */
export function labelOf(game: GameManifest, specs: Specs, id: string, value: unknown): string {
  const spec = specs[id]
  const label = wordsAbout(game).options[id]?.values?.[String(value)]
  return capital(label ?? ((spec.kind === 'some' && spec.names?.[String(value)]) || String(value)))
}

/** Why an option can't be chosen; undefined if it can. */
export const becauseOf = (game: GameManifest, specs: Specs, setup: Setup, id: string): string | undefined =>
  isRefused(game.options[id]?.only, setup, specs) ? wordsAbout(game).options[id]?.because : undefined
