import type { GameTable } from '@perilune/ui'
import { MoonrakersCard } from './card.js'
import { Icon, Icons } from './glyphs.js'
import { guide } from './guide.js'
import { help } from './help.js'
import { Progress } from './progress.js'
import { rulings } from './rulings.js'
import { MoonrakersTable } from './table.js'
import { tell } from './tell.js'
import { viewOf } from './view.js'
import { words } from './words.js'

export const table: GameTable = {
  Table: MoonrakersTable,
  Card: MoonrakersCard,
  Drawings: Icons,
  Progress,
  layers: (['others', 'board', 'mine'] as const).map((id) => ({ id, label: words.layers[id] })),
  tell,
  points: (view) => viewOf(view).captains.map((captain) => captain.prestige),
  sources: words.sources,
  unit: <Icon name="prestige" title={words.prestige} />,
  help,
  rulings,
  guide,
}
