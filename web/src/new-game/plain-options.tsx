import type { GameManifest } from '../manifests.js'
import { wordsAbout } from './game-words.js'
import { labelOf } from './names.js'
import { Control } from './option-field.js'
import { Pick } from './pick.js'
import { idsAs, isRefused, type Options, optionValue, type Setup, type Specs, same } from './setup.js'

/**
 * The most options shown on the page itself. If a game gives no hints, the others are behind "More options".
 */
const ON_PAGE = 4

/** The options shown on the page, without those that are not available in this game, such as solo options. */
export function plainIds(game: GameManifest, specs: Specs, setup: Setup): string[] {
  return idsAs(game, specs, 'plain')
    .filter((id) => game.options[id] !== undefined || specs[id].kind !== 'some')
    .filter((id) => !game.options[id]?.only?.seats || !isRefused(game.options[id].only, setup, specs))
    .slice(0, ON_PAGE)
}

/** Options that combine several switches, and those without a drawing. */
export function PlainOptions(props: {
  game: GameManifest
  specs: Specs
  setup: Setup
  onChange(options: Options): void
}) {
  const { game, specs, setup, onChange } = props
  const words = wordsAbout(game)
  return (
    <>
      {game.combined?.map(({ id, levels, only }) => {
        const { title, line, because, levels: names } = words.combined[id]
        const refused = isRefused(only, setup, specs)
        const at = levels.findIndex(({ options }) =>
          Object.entries(options).every(([option, v]) => same(optionValue(option, game, specs, setup), v)),
        )
        return (
          <div key={id} className="ng-plain">
            <div className="ng-about wide-only">
              <h2>{title}</h2>
              <span>{refused ? because : line}</span>
            </div>
            <Pick
              label={title}
              value={String(at)}
              because={refused ? because : undefined}
              options={levels.map((level, i) => ({ value: String(i), label: names[level.id] }))}
              onChange={(to) => onChange(levels[Number(to)].options)}
            />
          </div>
        )
      })}
      {plainIds(game, specs, setup).map((id) => {
        const spec = specs[id]
        const value = optionValue(id, game, specs, setup)
        return (
          <div key={id} className="ng-plain alone">
            <div className="ng-about">
              <h2>{spec.title}</h2>
              <span>{words.options[id]?.line ?? spec.help}</span>
            </div>
            <Control
              spec={spec}
              value={value}
              labelOf={(v) => labelOf(game, specs, id, v)}
              onChange={(to) => onChange({ [id]: to })}
            />
          </div>
        )
      })}
    </>
  )
}
