import type { GameBot } from '@perilune/engine/bot'
import { bot as moonBase } from '@perilune/moon-base-bot'
import { bot as moon } from '@perilune/moon-bot'
import { bot as moonrakers } from '@perilune/moonrakers-bot'
import { bot as terraformingMars } from '@perilune/terraforming-mars-bot'

/** What bots know of every game, by its id. A page has no need of it. */
export const gameBots: Readonly<Record<string, GameBot>> = {
  moon,
  'moon-base': moonBase,
  moonrakers,
  'terraforming-mars': terraformingMars,
}
