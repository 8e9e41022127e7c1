import type { Game } from '@perilune/engine'
import { moonBase } from '@perilune/moon-base-words-en'
import { moon } from '@perilune/moon-words-en'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'

/**
 * Any game whatever its state and options: callers hand its states back to it and look no further than the
 * kernel's part.
 */
export type AnyGame = Game

/** Every game, by its id. */
export const games: Readonly<Record<string, AnyGame>> = {
  [moon.id]: moon as unknown as AnyGame,
  [moonBase.id]: moonBase as unknown as AnyGame,
  [moonrakers.id]: moonrakers as unknown as AnyGame,
  [terraformingMars.id]: terraformingMars as unknown as AnyGame,
}
