import type { Option } from '@perilune/engine'
import { expeditionOf, FLAGS, ITEMS, type MoonState } from '@perilune/moon'
import {
  capital,
  type GameTable,
  Glyph,
  type GlyphName,
  labelOf,
  signed,
  type TableProps,
  whyOf,
} from '@perilune/ui'
import { Say } from './bar/sentence.js'
import { ITEM_GLYPH } from './icons/index.js'
import { myTurn, possible } from './options.js'
import { type MoonView, previewOf } from './preview.js'
import type { MoonRules } from './rules.js'
import { words } from './words.js'

/** The change of a number, with its glyph. */
const Change = ({ glyph, name, by }: { glyph: GlyphName; name: string; by: number }) => (
  <span className="amount">
    {signed(by)} <Glyph name={glyph} title={capital(name)} />
  </span>
)

/** What an answer changes for its seat: Supply, Flags and production. */
function changesFor(view: MoonView, then: MoonState, seat: number) {
  const before = view.settlements[seat]
  const after = then.settlements[seat]
  const differences = (names: readonly string[], now: readonly number[], later: readonly number[]) =>
    names.flatMap((name, i) => (now[i] === later[i] ? [] : [{ name, by: later[i] - now[i] }]))
  return {
    supply: differences(ITEMS, before.supply, after.supply),
    flags: differences(FLAGS, before.flags, after.flags),
    production: differences(ITEMS, before.production, after.production),
  }
}

interface OutcomeProps {
  rules: MoonRules
  option: Option
  view: MoonView
  seat: number
  seats: TableProps['seats']
}

function Outcome({ rules, option, view, seat, seats }: OutcomeProps) {
  const then = previewOf(rules, view, seat, option.answer)
  const label = <Say of={labelOf(option)} seats={seats} />
  if (!then) return <li>{label}</li>
  const { supply, flags, production } = changesFor(view, then, seat)
  return (
    <li>
      {label}
      {(supply.length > 0 || flags.length > 0 || production.length > 0) && ': '}
      {supply.map(({ name, by }) => (
        <Change key={name} glyph={ITEM_GLYPH[name] ?? (name as GlyphName)} name={name} by={by} />
      ))}{' '}
      {flags.map(({ name, by }) => (
        <Change key={name} glyph={name as GlyphName} name={name} by={by} />
      ))}{' '}
      {production.map(({ name, by }) => (
        <Change key={name} glyph={ITEM_GLYPH[name] ?? (name as GlyphName)} name={name} by={by} />
      ))}
      {production.length > 0 && ` ${words.eachEra}`}
    </li>
  )
}

/** The first possible option of each action; other ways to pay change nothing else. */
const oneOfEach = (options: readonly Option[]): Option[] =>
  options.filter(
    (o, i) => possible(o) && options.findIndex((p) => possible(p) && p.answer.act === o.answer.act) === i,
  )

/** What a card would do at this moment, tried on a sample of the view; or why it can't. */
export const nowBy =
  (rules: MoonRules): NonNullable<GameTable['now']> =>
  (card, table) => {
    if (table.viewer === 'spectator') return null
    const { viewer } = table
    const view = table.view as unknown as MoonView
    const myExpedition = view.places[expeditionOf(viewer)].cards?.[0] === card
    const isAbout = ({ answer }: Option) =>
      answer.card === card || (myExpedition && answer.act === 'expedition')
    const about = myTurn(table.decisions)?.options.filter(isAbout) ?? []
    const refused = about.filter((o) => !possible(o))
    const can = oneOfEach(about)
    if (can.length + refused.length === 0) return null
    return (
      <ul>
        {can.map((option) => (
          <Outcome
            key={option.label}
            rules={rules}
            option={option}
            view={view}
            seat={viewer}
            seats={table.seats}
          />
        ))}
        {refused.slice(0, 3).map((o) => (
          <li key={o.label} className="not-now">
            <Say of={labelOf(o)} seats={table.seats} />: <Say of={whyOf(o)} seats={table.seats} />
          </li>
        ))}
      </ul>
    )
  }
