import { capitalised, type GameTable, labelOf, stopped, whyOf } from '@perilune/ui'
import { Changes } from './bar/changes.js'
import type { MarsRules } from './rules.js'
import { Say } from './say.js'
import { myDecision, optionsFor, turnOf } from './state/options.js'
import { previewOf } from './state/preview.js'
import type { MarsView } from './state/view.js'

/** What a card would do at this moment, or why it can't. */
export const nowUnder =
  (rules: MarsRules): NonNullable<GameTable['now']> =>
  (card, table) => {
    const turn = turnOf(myDecision(table.decisions))
    const about = optionsFor(turn, 'play', 'use').filter((o) => o.answer.card === card)
    if (about.length === 0 || table.viewer === 'spectator') return null
    const view = table.view as unknown as MarsView
    const seat = table.viewer
    return (
      <ul>
        {about.map((option) => {
          const preview = option.reason ? null : previewOf(rules, view, seat, { answer: option.answer })
          return (
            <li key={option.label} className={option.reason ? 'not-now' : ''}>
              <Say of={labelOf(option)} seats={table.seats} />
              {option.because && (
                <>
                  . <Say of={stopped(capitalised(whyOf(option)))} seats={table.seats} />
                </>
              )}{' '}
              {preview?.state && <Changes view={view} then={preview.state} seat={seat} seats={table.seats} />}
            </li>
          )
        })}
      </ul>
    )
  }
