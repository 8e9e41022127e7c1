import { type GameTable, helpSections, type TableProps, type TableVersions } from '@perilune/ui'
import { MoonrakersCard } from './cards/card.js'
import { HELP_DRAWINGS, Icon, Icons } from './cards/glyphs.js'
import { guide } from './guide.js'
import { Progress } from './progress.js'
import { type MoonrakersRules, RulesProvider, rulesToday } from './rules.js'
import { rulings } from './rulings.js'
import { MoonrakersTable } from './table.js'
import { tell } from './tell.js'
import { Thumb } from './thumb.js'
import { viewOf } from './view.js'
import { gameWords, words } from './words.js'

/** The table of a game under these rules: today's, or those of a frozen build. */
const makeTable = (rules: MoonrakersRules): GameTable => ({
  rules: rules.game,
  Table: (props: TableProps) => (
    <RulesProvider value={rules}>
      <MoonrakersTable {...props} />
    </RulesProvider>
  ),
  Card: MoonrakersCard,
  Drawings: Icons,
  Progress,
  layers: (['others', 'board', 'mine'] as const).map((id) => ({ id, label: words.layers[id] })),
  tell,
  points: (view) => viewOf(view).captains.map((captain) => captain.prestige),
  showsChat: (view) => viewOf(view).talks !== null,
  sources: words.sources,
  unit: <Icon name="prestige" title={words.prestige} />,
  Thumb,
  brief: gameWords.brief,
  help: helpSections(gameWords.help, HELP_DRAWINGS),
  rulings,
  guide,
})

export const table = makeTable(rulesToday)

export const versions: TableVersions = {
  today: rulesToday,
  fits: [1, 2],
  // The frozen build has the functions of `MoonrakersRules`: the test of the versions that fit renders their
  // archived games.
  make: (rules) => makeTable(rules as unknown as MoonrakersRules),
}
