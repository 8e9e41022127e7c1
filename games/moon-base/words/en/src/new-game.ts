import type { NewGameWordsOf } from '@perilune/engine'
import type { options } from '@perilune/moon-base'

export const newGame: NewGameWordsOf<typeof options> = {
  options: { first: { values: { random: 'random' } } },
  presets: {},
  combined: {},
}
