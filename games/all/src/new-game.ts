import type { Language, NewGameWords } from '@perilune/engine'
import { newGame as moonBase } from '@perilune/moon-base-words-en/new-game'
import { newGame as moon } from '@perilune/moon-words-en/new-game'
import { newGame as moonrakers } from '@perilune/moonrakers-words-en/new-game'
import { newGame as terraformingMars } from '@perilune/terraforming-mars-words-en/new-game'

/** What the page of a new game says of each game, in every language. */
export const newGameWords: Readonly<Record<Language, Readonly<Record<string, NewGameWords>>>> = {
  en: { moon, 'moon-base': moonBase, moonrakers, 'terraforming-mars': terraformingMars },
}
