import type { GameTable } from '@perilune/ui'
import type { ReactNode } from 'react'
import type { GameManifest, OptionHint } from '../manifests.js'
import { Choice } from './choice.js'
import { labelOf } from './names.js'
import { idsAs, optionValue, type Setup, type Specs } from './setup.js'

type PictureHint = Extract<OptionHint, { as: 'picture' }>

/** Choices between pictures, such as maps; a value without a picture is shown beside the heading. */
export function Pictures(props: {
  game: GameManifest
  specs: Specs
  setup: Setup
  drawings: GameTable['drawings']
  onChange(id: string, value: string): void
}) {
  const { game, specs, setup, drawings = {}, onChange } = props
  return idsAs(game, specs, 'picture').map((id) => {
    const spec = specs[id]
    if (spec.kind !== 'choice') return null
    const { art, noteWhile } = game.options[id] as PictureHint
    const isTrue = !noteWhile || optionValue(noteWhile.option, game, specs, setup) === noteWhile.is
    const value = optionValue(id, game, specs, setup)
    const note = isTrue ? drawings[art[String(value)] ?? '']?.note : undefined
    const choice = (v: string, className: string, children: ReactNode) => (
      <Choice
        key={v}
        className={className}
        name={`new-game-${id}`}
        checked={v === value}
        onChoose={() => onChange(id, v)}
      >
        {children}
      </Choice>
    )
    const plain = spec.values.filter((v) => !art[v])
    const drawn = spec.values.filter((v) => art[v])
    return (
      <div key={id} role="radiogroup" aria-labelledby={`new-game-${id}`} className="ng-pictures">
        <h2>
          <span id={`new-game-${id}`}>{spec.title}</span>
          {plain.map((v) => choice(v, 'ng-beside', labelOf(game, specs, id, v)))}
        </h2>
        <div className="ng-row">
          {drawn.map((v) => {
            const Art = drawings[art[v]]?.Art
            return choice(
              v,
              'ng-picture',
              <>
                <span className="ng-art">{Art && <Art />}</span>
                <b>{labelOf(game, specs, id, v)}</b>
              </>,
            )
          })}
        </div>
        {note && <p className="ng-note wide-only">{note}</p>}
      </div>
    )
  })
}
