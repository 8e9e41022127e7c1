import type { Game } from '@perilune/engine'
import { moon } from '@perilune/moon'
import { moonBase } from '@perilune/moon-base'
import { moonrakers } from '@perilune/moonrakers'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'

/** Any game whatever its state and options: callers hand its states back to it and look no further than the kernel's part. */
export type AnyGame = Game

/** Every game, by its id. */
export const games: Readonly<Record<string, AnyGame>> = {
  [moon.id]: moon as unknown as AnyGame,
  [moonBase.id]: moonBase as unknown as AnyGame,
  [moonrakers.id]: moonrakers as unknown as AnyGame,
  [terraformingMars.id]: terraformingMars as unknown as AnyGame,
}
