import type { GameTable } from '@perilune/ui'
import { MarsCard } from './card.js'
import { Icon, Sheet } from './glyphs.js'
import { help } from './help.js'
import { Progress } from './progress.js'
import { rulings } from './rulings.js'
import { MarsTable } from './table.js'
import { belongs, tell } from './tell.js'
import type { MarsView } from './view.js'
import { words } from './words.js'

export const table: GameTable = {
  Table: MarsTable,
  Card: MarsCard,
  Drawings: Sheet,
  Progress,
  layers: (['board', 'hand', 'mine', 'others'] as const).map((id) => ({ id, label: words.layers[id] })),
  tell,
  belongs,
  points: (view) => (view as unknown as MarsView).players.map((p) => p.rating),
  unit: <Icon name="vp" title={words.points} />,
  help,
  rulings,
}
