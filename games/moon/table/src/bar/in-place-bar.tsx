import { type Option, plain, type Sentence as Said } from '@perilune/engine'
import { DecisionBar, Key, labelOf, promptOf, stopped, useKeySource } from '@perilune/ui'
import type { AskedInPlace } from '../choosing/in-place.js'
import { words } from '../words.js'
import type { BarProps } from './bar-props.js'
import { Say, Sentence } from './sentence.js'
import { ThingChips } from './thing-chips.js'

const DIGITS = 9

/** How much has been chosen so far, and of how much. */
function progressOf(asked: AskedInPlace, { choosing }: BarProps): string {
  if (asked.how === 'several') return words.inPlace.chosen(choosing.picked.length, asked.decision.max)
  if (asked.how !== 'amounts') return ''
  const { parts, total } = asked.decision
  const named = parts.reduce((sum, { id }) => sum + (choosing.amounts[id] ?? 0), 0)
  return words.inPlace.chosen(named, total.max)
}

/** What the primary button says. */
function verbOf(asked: AskedInPlace, { choosing, table }: BarProps, given: Option | undefined): string {
  const { step } = asked.decision
  if (asked.how === 'one') {
    if (!given) return words.inPlace.none
    const name = plain(labelOf(given), (seat) => table.seats[seat]?.name ?? '')
    return (words.inPlace.verbs[step] ?? words.inPlace.choose)(name)
  }
  if (asked.how === 'several') return words.inPlace.flipBack(choosing.picked.length)
  const named = asked.decision.parts.reduce((sum, { id }) => sum + (choosing.amounts[id] ?? 0), 0)
  return (words.inPlace.amounts[step] ?? words.inPlace.take)(named)
}

/** A question about things on the table: what has been chosen so far, and what it would change. */
export function InPlaceBar(props: BarProps & { asked: AskedInPlace }) {
  const { asked, table, given, shown, choosing } = props
  const things = asked.how === 'one' ? asked.things : []
  const can = things.filter(({ option }) => !option.reason)
  const say = (of: Said) => <Say of={of} seats={table.seats} />
  useKeySource(() =>
    can.slice(0, DIGITS).map(({ option }, i) => ({
      key: String(i + 1),
      label: option.label,
      unlisted: true,
      act: () => choosing.choose(option),
    })),
  )
  const said = asked.how === 'one' ? words.inPlace.pickLit : progressOf(asked, props)
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={
        <>
          {say(stopped(promptOf(asked.decision)))}{' '}
          {shown && asked.how === 'one' ? <Sentence {...props} option={shown} /> : said}
        </>
      }
      also={<ThingChips asked={asked} choosing={choosing} say={say} />}
      actions={
        <>
          {table.actions}
          <button
            type="button"
            className="btn primary"
            disabled={!table.answer || !given}
            onClick={() => given && table.answer?.(given.answer)}
          >
            {verbOf(asked, props, given)} <Key of="Enter" />
          </button>
        </>
      }
    />
  )
}
