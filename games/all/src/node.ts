import type { Game } from '@perilune/engine'
import type { GameBot } from '@perilune/engine/bot'
import { bot as moonBaseBot } from '@perilune/moon-base-bot'
import { moonBase } from '@perilune/moon-base-words-en'
import { bot as moonBot } from '@perilune/moon-bot'
import { moon } from '@perilune/moon-words-en'
import { bot as moonrakersBot } from '@perilune/moonrakers-bot'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { bot as terraformingMarsBot } from '@perilune/terraforming-mars-bot'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'

/* All games for Node: rules with their words, and what bots know. Pages load `web.ts`. */

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

/** What bots know of every game, by its id. */
export const gameBots: Readonly<Record<string, GameBot>> = {
  [moon.id]: moonBot,
  [moonBase.id]: moonBaseBot,
  [moonrakers.id]: moonrakersBot,
  [terraformingMars.id]: terraformingMarsBot,
}
