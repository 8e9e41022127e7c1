import type { OptionTexts } from '@perilune/engine'
import type { options } from '@perilune/moon'

/** What the options are called, and a sentence of what each changes. */
export const OPTIONS: OptionTexts<typeof options> = {
  first: {
    title: 'First Expedition',
    help: 'Who is given the First Expedition and so begins. The rulebook gives it to a random player; a table that plays again may want to pass it on. Beyond the last seat it counts on from the first.',
  },
}
