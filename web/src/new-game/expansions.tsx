import type { GameTable } from '@perilune/ui'
import { Check, Plus } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { GameManifest } from '../manifests.js'
import { words as w } from '../words/new-game.js'
import { wordsAbout } from './game-words.js'
import { becauseOf, titleOf } from './names.js'
import { idsAs, optionValue, type Setup, type Specs } from './setup.js'

/** The expansions of the box: each a switch with its icon and its effect on the length of a game. */
export function Expansions(props: {
  game: GameManifest
  specs: Specs
  setup: Setup
  drawings: GameTable['drawings']
  onChange(id: string, on: boolean): void
}) {
  const { game, specs, setup, drawings = {}, onChange } = props
  const ids = idsAs(game, specs, 'expansion')
  if (ids.length === 0) return null
  const on = ids.filter((id) => optionValue(id, game, specs, setup) === true).length
  return (
    <section aria-labelledby="new-game-expansions">
      <h2 id="new-game-expansions">
        {w.expansions}
        <small>{w.inTheBox(on, ids.length)}</small>
      </h2>
      <div className="ng-boxes">
        {ids.map((id) => {
          const hint = game.options[id]
          if (hint?.as !== 'expansion') return null
          const because = becauseOf(game, specs, setup, id)
          const checked = optionValue(id, game, specs, setup) === true
          const Art = drawings[hint.art]?.Art
          return (
            <label
              key={id}
              className={`ng-box ${checked ? 'on' : ''}`}
              style={{ '--band': hint.band } as CSSProperties}
              title={because ?? specs[id].help}
            >
              <input
                type="checkbox"
                className="unseen"
                checked={checked}
                disabled={because !== undefined}
                aria-label={titleOf(game, specs, id)}
                aria-describedby={`new-game-${id}`}
                onChange={(event) => onChange(id, event.target.checked)}
              />
              <span className="ng-sign">{Art && <Art />}</span>
              <span className="ng-says" id={`new-game-${id}`}>
                <b>{titleOf(game, specs, id)}</b>
                <span className="ng-line">{because ?? wordsAbout(game).options[id]?.line}</span>
                <small>{w.minutes(hint.minutes)}</small>
              </span>
              <span className="ng-tick" aria-hidden="true">
                {checked ? <Check size={13} strokeWidth={3} /> : <Plus size={13} strokeWidth={3} />}
              </span>
            </label>
          )
        })}
      </div>
    </section>
  )
}
