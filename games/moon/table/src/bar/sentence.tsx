import type { Answer, Option, Sentence as Said } from '@perilune/engine'
import { cardOf, FLAGS, HEARTS, ITEMS, RESOURCES, ROVERS } from '@perilune/moon'
import { capital, Glyph, type GlyphName, labelOf, SentenceText, signed, type TableProps } from '@perilune/ui'
import { Fragment, type ReactNode } from 'react'
import { DRAWINGS, ITEM_GLYPH } from '../icons/index.js'
import { asState, leadChanges } from '../preview.js'
import { type MoonRules, useRules } from '../rules.js'
import { words } from '../words.js'
import type { BarProps } from './bar-props.js'

export const amounts = (names: readonly string[], numbers: readonly number[], sign = false): ReactNode[] =>
  names.flatMap((name, i) =>
    numbers[i]
      ? [
          <span key={name} className="amount">
            {sign ? signed(numbers[i]) : numbers[i]}{' '}
            <Glyph name={ITEM_GLYPH[name] ?? (name as GlyphName)} title={capital(name)} />
          </span>,
        ]
      : [],
  )

export const joined = (parts: ReactNode[]): ReactNode =>
  parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {part}
    </Fragment>
  ))

/** What would change for the viewer, apart from the payment. */
function gains(rules: MoonRules, props: BarProps, answer: Answer): ReactNode[] {
  const { view, then, seat } = props
  if (!then) return []
  const before = view.settlements[seat]
  const after = then.settlements[seat]
  const paid = (answer.pay ?? []) as readonly number[]
  const sent = Array.isArray(answer.rovers) ? answer.rovers.length : 0
  const got = ITEMS.map(
    (_, i) => after.supply[i] - before.supply[i] + (paid[i] ?? 0) + (i === ROVERS ? sent : 0),
  )
  const flags = FLAGS.map((_, i) => after.flags[i] - before.flags[i])
  const makes = ITEMS.map((_, i) => after.production[i] - before.production[i])
  const parts: ReactNode[] = []
  const some = (numbers: readonly number[]) => numbers.some((n) => n !== 0)
  if (some(flags))
    parts.push(
      <>
        {words.gain} {joined(amounts(FLAGS, flags))}
      </>,
    )
  if (some(makes))
    parts.push(
      <>
        {joined(amounts(ITEMS, makes, true))} {words.eachEra}
      </>,
    )
  if (some(got))
    parts.push(
      <>
        {words.take}{' '}
        {joined(
          amounts(
            ITEMS,
            got,
            got.some((n) => n < 0),
          ),
        )}
      </>,
    )
  for (const { flag, from, to } of leadChanges(rules, view, then))
    if (to === seat)
      parts.push(words.lead(capital(FLAGS[flag]), from < 0 ? null : (props.table.seats[from]?.name ?? '')))
  const worth = rules.pointsNow(then)[seat] - rules.pointsNow(asState(view))[seat] - got[HEARTS]
  if (worth > 0)
    parts.push(
      <>
        {words.standHigher} {joined(amounts(['hearts'], [worth]))} {words.higher}
      </>,
    )
  return parts
}

/** What the selected answer does, in one sentence. */
export function Sentence(props: BarProps & { option: Option }) {
  const { answer } = props.option
  const card = answer.card === undefined ? undefined : cardOf(String(answer.card))
  const pay = (answer.pay ?? []) as readonly number[]
  const parts = gains(useRules(), props, answer)
  const price = joined(amounts(RESOURCES, pay))
  const isConstruct = ['construct', 'obelisk', 'owed'].includes(String(answer.act))
  return (
    <>
      {isConstruct && card ? (
        <>
          <b>
            {words.construct} {card.name}
          </b>
          {pay.some((n) => n > 0) && (
            <>
              {' '}
              {words.forPrice} {price}
            </>
          )}
          {answer.free === true && ` ${words.freeOfCharge}`}
          {Array.isArray(answer.rovers) && (
            <>
              {' '}
              {words.withRover} <Glyph name="rover" title={words.rover} />
            </>
          )}
        </>
      ) : (
        <b>
          <Say of={labelOf(props.option)} seats={props.table.seats} />
        </b>
      )}
      {parts.length > 0 && ': '}
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && (i === parts.length - 1 ? ` ${words.and} ` : ', ')}
          {part}
        </Fragment>
      ))}
      .
    </>
  )
}

/** A sentence with Moon's drawings and the names of the seats. */
export const Say = ({ of, seats }: { of: Said; seats: TableProps['seats'] }) => (
  <SentenceText of={of} drawings={DRAWINGS} names={seats.map(({ name }) => name)} />
)
