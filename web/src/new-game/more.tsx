import { Dialog } from '@perilune/ui'
import type { GameManifest } from '../manifests.js'
import { ClockFields } from '../parts/lobby/clock-fields.js'
import { words as w } from '../words/new-game.js'
import { becauseOf, labelOf } from './names.js'
import { OptionField } from './option-field.js'
import { plainIds } from './plain-options.js'
import { idsAs, optionValue, type Setup, type Specs } from './setup.js'

/** The options behind "More options": rare ones, and those that don't fit on the page. */
export function moreIds(game: GameManifest, specs: Specs, setup: Setup): string[] {
  const shown = plainIds(game, specs, setup)
  const left = idsAs(game, specs, 'plain').filter((id) => !shown.includes(id))
  return [...idsAs(game, specs, 'more'), ...left]
}

export function MoreChoices(props: {
  game: GameManifest
  specs: Specs
  setup: Setup
  onChange(setup: Setup): void
  onClose(): void
}) {
  const { game, specs, setup, onChange, onClose } = props
  const set = (id: string, value: unknown) =>
    onChange({ ...setup, options: { ...setup.options, [id]: value } })
  const [first] = idsAs(game, specs, 'first')
  return (
    <Dialog title={w.more} onClose={onClose}>
      <div className="ng-more">
        <ClockFields choice={setup.clock} onChange={(clock) => onChange({ ...setup, clock })} />
        {[...(first ? [first] : []), ...moreIds(game, specs, setup)].map((id) => {
          const spec = specs[id]
          const hint = game.options[id]
          const ofSeats = (hint?.as === 'more' && hint.seats) || hint?.as === 'first'
          // Only the seats of this game are offered.
          const there =
            ofSeats && (spec.kind === 'some' || spec.kind === 'choice')
              ? { ...spec, values: spec.values.filter((v) => !(Number(v) > setup.seats.length)) }
              : spec
          return (
            <OptionField
              key={id}
              spec={there}
              value={optionValue(id, game, specs, setup)}
              ticks={hint?.as === 'more' && hint.ticks === true}
              because={becauseOf(game, specs, setup, id)}
              labelOf={(v) => (ofSeats && Number(v) ? w.seat(Number(v)) : labelOf(game, specs, id, v))}
              onChange={(value) => set(id, value)}
            />
          )
        })}
        <button type="button" className="btn primary" onClick={onClose}>
          {w.done}
        </button>
      </div>
    </Dialog>
  )
}
