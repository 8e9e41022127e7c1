import type { MarsState } from '@perilune/terraforming-mars'
import { type GameTable, helpSections, raceBy, type TableProps, type TableVersions } from '@perilune/ui'
import { aheadUnder } from './ahead.js'
import { describe } from './as-text.js'
import { AnyCard } from './beyond/faces.js'
import { drawings } from './drawings/drawings.js'
import { Icon, Sheet } from './drawings/glyphs.js'
import { Thumb } from './drawings/thumb.js'
import { guide } from './guide.js'
import { nowUnder } from './now.js'
import { Progress } from './progress.js'
import { type MarsRules, RulesProvider, rulesToday } from './rules.js'
import { rulings } from './rulings.js'
import { asState, type MarsView } from './state/view.js'
import { MarsTable } from './table.js'
import { belongs, phaseEvents, tell } from './tell.js'
import { gameWords, words } from './words.js'

/** The table of a game under these rules: today's, or those of a frozen build. */
function makeTable(rules: MarsRules): GameTable {
  /** What everybody would score if the game ended now. */
  const pointsNow = (s: MarsState): number[] =>
    s.players.map((_, seat) => rules.linesOf(s, seat).reduce((sum, line) => sum + line.points, 0))
  return {
    rules: rules.game,
    Table: (props: TableProps) => (
      <RulesProvider value={rules}>
        <MarsTable {...props} />
      </RulesProvider>
    ),
    Card: AnyCard,
    Drawings: Sheet,
    Progress,
    layers: (['board', 'hand', 'mine', 'others'] as const).map((id) => ({ id, label: words.layers[id] })),
    tell,
    belongs,
    phaseEvents,
    points: (view) => pointsNow(asState(view as unknown as MarsView)),
    race: raceBy(rules.game, pointsNow),
    sources: words.sources,
    unit: <Icon name="vp" title={words.points} />,
    Thumb,
    brief: gameWords.brief,
    help: helpSections(gameWords.help),
    rulings,
    now: nowUnder(rules),
    ahead: aheadUnder(rules),
    drawings,
    guide,
  }
}

export const table = makeTable(rulesToday)

export const versions: TableVersions = {
  today: rulesToday,
  fits: [1, 2],
  // The frozen build has the functions of `MarsRules`: the test of the versions that fit renders their
  // archived games.
  make: (rules) => makeTable(rules as unknown as MarsRules),
  describe,
}
