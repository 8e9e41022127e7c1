import { linesOf, type MarsState, terraformingMars } from '@perilune/terraforming-mars'
import { type GameTable, raceBy } from '@perilune/ui'
import { ahead } from './ahead.js'
import { AnyCard } from './beyond/faces.js'
import { Icon, Sheet } from './glyphs.js'
import { guide } from './guide.js'
import { help } from './help.js'
import { now } from './now.js'
import { Progress } from './progress.js'
import { rulings } from './rulings.js'
import { MarsTable } from './table.js'
import { belongs, phaseEvents, tell } from './tell.js'
import { asState, type MarsView } from './view.js'
import { words } from './words.js'

/** What everybody would score if the game ended now. */
const pointsNow = (s: MarsState): number[] =>
  s.players.map((_, seat) => linesOf(s, seat).reduce((sum, line) => sum + line.points, 0))

export const table: GameTable = {
  Table: MarsTable,
  Card: AnyCard,
  Drawings: Sheet,
  Progress,
  layers: (['board', 'hand', 'mine', 'others'] as const).map((id) => ({ id, label: words.layers[id] })),
  tell,
  belongs,
  phaseEvents,
  points: (view) => pointsNow(asState(view as unknown as MarsView)),
  race: raceBy(terraformingMars, pointsNow),
  sources: words.sources,
  unit: <Icon name="vp" title={words.points} />,
  help,
  rulings,
  now,
  ahead,
  guide,
}
