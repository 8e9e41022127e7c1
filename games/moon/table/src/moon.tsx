import {
  type GameTable,
  Glyph,
  helpSections,
  raceBy,
  type TableProps,
  type TableVersions,
} from '@perilune/ui'
import { aheadBy } from './ahead.js'
import { Patterns } from './card/art.js'
import { MoonCard } from './card/card.js'
import { guide } from './guide.js'
import { heartsShown } from './hearts.js'
import { nowBy } from './now.js'
import { asState, type MoonView } from './preview.js'
import { Progress } from './progress.js'
import { type MoonRules, RulesProvider, rulesToday } from './rules.js'
import { rulings } from './rulings.js'
import { MoonTable } from './table.js'
import { logBy } from './tell.js'
import { Thumb } from './thumb.js'
import { gameWords, words } from './words.js'

/** The table of a game under these rules: today's, or those of a frozen build. */
const makeTable = (rules: MoonRules): GameTable => ({
  rules: rules.game,
  Table: (props: TableProps) => (
    <RulesProvider value={rules}>
      <MoonTable {...props} />
    </RulesProvider>
  ),
  Card: MoonCard,
  Drawings: Patterns,
  Progress,
  layers: (['board', 'mine', 'others'] as const).map((id) => ({ id, label: words.layers[id] })),
  ...logBy(rules),
  points: (view) => heartsShown(rules, asState(view as unknown as MoonView)),
  sources: words.sources,
  unit: <Glyph name="heart" title={words.hearts} />,
  Thumb,
  brief: gameWords.brief,
  help: helpSections(gameWords.help, { assimilate: 'assimilate' }),
  rulings,
  now: nowBy(rules),
  ahead: aheadBy(rules),
  guide,
  race: raceBy(rules.game, rules.pointsNow),
})

export const table = makeTable(rulesToday)

export const versions: TableVersions = {
  today: rulesToday,
  fits: [1],
  // The frozen build has the functions of `MoonRules`: the test of the versions that fit renders their
  // archived games.
  make: (rules) => makeTable(rules as unknown as MoonRules),
}

import './css/frame.css'
import './css/others.css'
import './css/board.css'
import './css/mine.css'
import './css/hand.css'
import './css/cards.css'
import './css/progress.css'
