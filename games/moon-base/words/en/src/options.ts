import type { OptionTexts } from '@perilune/engine'
import type { options } from '@perilune/moon-base'

/** What the options are called, and a sentence of what each changes. */
export const OPTIONS: OptionTexts<typeof options> = {
  first: {
    title: 'Earth marker',
    help: 'Who begins the first round. The other one chooses the colours, sets the tower, and wins a tie.',
  },
}
