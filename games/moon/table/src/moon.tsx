import { HEARTS, moon, pointsNow } from '@perilune/moon'
import { type GameTable, Glyph, raceBy } from '@perilune/ui'
import { ahead } from './ahead.js'
import { Patterns } from './art.js'
import { MoonCard } from './card.js'
import { guide } from './guide.js'
import { help } from './help.js'
import { now } from './now.js'
import type { MoonView } from './preview.js'
import { Progress } from './progress.js'
import { rulings } from './rulings.js'
import { MoonTable } from './table.js'
import { belongs, tell } from './tell.js'
import { words } from './words.js'

export const table: GameTable = {
  Table: MoonTable,
  Card: MoonCard,
  Drawings: Patterns,
  Progress,
  layers: (['board', 'mine', 'others'] as const).map((id) => ({ id, label: words.layers[id] })),
  tell,
  belongs,
  points: (view) => (view as unknown as MoonView).settlements.map((s) => s.supply[HEARTS]),
  sources: words.sources,
  unit: <Glyph name="heart" title={words.hearts} />,
  help,
  rulings,
  now,
  ahead,
  guide,
  race: raceBy(moon, pointsNow),
}
