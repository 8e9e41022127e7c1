import { moonBase } from '@perilune/moon-base-words-en'
import { type GameTable, helpSections, taleBy } from '@perilune/ui'
import { totalOf } from './beside/score.js'
import { guide } from './guide.js'
import { Progress } from './progress.js'
import { MoonBaseTable } from './table.js'
import { Thumb } from './thumb.js'
import { asState, type MoonBaseView } from './view.js'
import { gameWords, words } from './words.js'

export const table: GameTable = {
  rules: moonBase,
  Table: MoonBaseTable,
  Card: () => null,
  Drawings: () => null,
  Progress,
  layers: (['score', 'board', 'piles'] as const).map((id) => ({ id, label: words.layers[id] })),
  tell: (event, names) => ({
    ...taleBy(moonBase.words)(event, names),
    ...(event.what === 'begins-round' && { heading: true }),
  }),
  points: (view) => {
    const state = asState(view as unknown as MoonBaseView)
    return [0, 1].map((seat) => totalOf(state, seat))
  },
  seatRow: false,
  sources: words.sources,
  unit: null,
  Thumb,
  brief: gameWords.brief,
  help: helpSections(gameWords.help),
  guide,
}
