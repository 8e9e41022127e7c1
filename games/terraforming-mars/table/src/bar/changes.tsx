import { DECK, type MarsState, PARAMETERS, RESOURCES } from '@perilune/terraforming-mars'
import { figure, type SeatInfo, signed } from '@perilune/ui'
import { Fragment, type ReactNode } from 'react'
import { Icon, type IconName } from '../drawings/glyphs.js'
import type { MarsView } from '../state/view.js'
import { words } from '../words.js'

const Amount = ({ n, icon, title }: { n: number; icon: IconName; title: string }) => (
  <span className="amount">
    {figure(n)} <Icon name={icon} title={title} />
  </span>
)

const joined = (parts: readonly ReactNode[]): ReactNode =>
  parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && ', '}
      {part}
    </Fragment>
  ))

const differences = (before: readonly number[], after: readonly number[]) =>
  RESOURCES.flatMap((resource, i) => (after[i] === before[i] ? [] : [{ resource, by: after[i] - before[i] }]))

const amount = ({ resource, by }: { resource: (typeof RESOURCES)[number]; by: number }) => (
  <Amount n={Math.abs(by)} icon={resource} title={words.resources[resource]} />
)

/** What changes for a seat: payments and gains, production, rating. */
function changesOf(view: MarsView, then: MarsState, seat: number): ReactNode[] {
  const before = view.players[seat]
  const after = then.players[seat]
  const stock = differences(before.stock, after.stock)
  const paid = stock.filter((d) => d.by < 0)
  const got = stock.filter((d) => d.by > 0)
  const parts: ReactNode[] = []
  if (paid.length > 0)
    parts.push(
      <>
        {words.change.pay} {joined(paid.map(amount))}
      </>,
    )
  const gains = [
    ...(after.rating === before.rating
      ? []
      : [<Amount key="tr" n={after.rating - before.rating} icon="tr" title={words.rating} />]),
    ...got.map(amount),
  ]
  if (gains.length > 0)
    parts.push(
      <>
        {words.change.gain} {joined(gains)}
      </>,
    )
  const makes = differences(before.production, after.production)
  if (makes.length > 0)
    parts.push(
      <>
        {words.change.production}{' '}
        {joined(
          makes.map(({ resource, by }) => (
            <span key={resource} className="amount">
              {signed(by)} <Icon name={resource} title={words.resources[resource]} />
            </span>
          )),
        )}
      </>,
    )
  return parts
}

/** How many cards come from the deck: their number is known in advance, unlike the cards. */
const drawn = (view: MarsView, then: MarsState, seat: number): number =>
  then.players[seat].passed || then.generation !== view.generation
    ? 0
    : Math.max(0, view.places[DECK].count - then.places[DECK].length)

/** All changes in sentences: for the viewer, for Mars, for the others. */
export function Changes(props: {
  view: MarsView
  then: MarsState
  seat: number
  seats: readonly SeatInfo[]
}) {
  const { view, then, seat } = props
  const mine = changesOf(view, then, seat)
  const cards = drawn(view, then, seat)
  if (cards > 0) mine.push(words.change.draw(cards))
  const mars = PARAMETERS.flatMap((parameter, i) =>
    then.parameters[i] === view.parameters[i]
      ? []
      : [
          <span key={parameter} className="amount">
            <Icon name={parameter === 'oceans' ? 'ocean' : parameter} title={words.parameters[parameter]} />{' '}
            {figure(view.parameters[i])} → {figure(then.parameters[i])}
          </span>,
        ],
  )
  const others = props.seats
    .filter((s) => s.seat !== seat)
    .flatMap((s) => {
      const parts = changesOf(view, then, s.seat)
      return parts.length === 0
        ? []
        : [
            <>
              {s.name}: {joined(parts)}
            </>,
          ]
    })
  const sentences = [
    ...(mine.length > 0 ? [joined(mine)] : []),
    ...(mars.length > 0 ? [joined(mars)] : []),
    ...others,
  ]
  if (sentences.length === 0) return null
  return (
    <span className="changes">
      {sentences.map((sentence, i) => (
        <Fragment key={i}>{sentence}. </Fragment>
      ))}
    </span>
  )
}
