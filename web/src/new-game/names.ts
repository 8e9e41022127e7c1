import { capital } from '@perilune/ui'
import type { GameManifest } from '../manifests.js'
import type { Specs } from './setup.js'

/** What an option is called on this page. */
export function titleOf(game: GameManifest, specs: Specs, id: string): string {
  const hint = game.options[id]
  return (hint?.as === 'expansion' && hint.title) || specs[id].title
}

/** What a value of an option is called. */
export function labelOf(game: GameManifest, specs: Specs, id: string, value: unknown): string {
  const hint = game.options[id]
  const label = hint?.as === 'plain' ? hint.labels?.[String(value)] : undefined
  if (label) return label
  const spec = specs[id]
  return (spec.kind === 'some' && spec.names?.[String(value)]) || capital(String(value))
}
