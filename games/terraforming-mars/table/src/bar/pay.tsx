import type { Amounts, Part } from '@perilune/engine'
import { RESOURCES } from '@perilune/terraforming-mars'
import { figure, Key, type Means, Payment, paymentSays, signed } from '@perilune/ui'
import { type CSSProperties, useState } from 'react'
import { MarsCard } from '../cards/card.js'
import { cardOf } from '../cards/cards.js'
import { Icon, type IconName, TagDisc } from '../drawings/glyphs.js'
import { METAL_TAGS, priceLines } from '../mine/price-lines.js'
import type { MarsView } from '../state/view.js'
import { words } from '../words.js'
import { moneyShort, sameUse, type Use, withMoney } from './suggested.js'
import { noteOf, waysToPay } from './ways-to-pay.js'

const COLOUR: Readonly<Record<string, string>> = {
  mc: 'var(--mc)',
  steel: 'var(--steel)',
  titanium: 'var(--titanium)',
  heat: 'var(--heat)',
}

const METALS = Object.keys(METAL_TAGS) as (keyof typeof METAL_TAGS)[]

/** The name of a means of payment. The question itself names cubes on a card. */
const nameOfMeans = (part: Part): string =>
  part.id in words.resources ? words.resources[part.id as 'mc'] : part.label

const meansOf = (payment: Amounts): Means[] =>
  [...payment.parts]
    .sort((a, b) => Number(a.id === 'mc') - Number(b.id === 'mc'))
    .map((part) => ({
      id: part.id,
      label: nameOfMeans(part),
      drawn: <Icon name={part.id in COLOUR ? (part.id as IconName) : 'cube'} />,
      colour: COLOUR[part.id] ?? 'var(--ink)',
      has: part.max,
      worth: part.worth ?? 1,
      ...(part.id === 'mc' && { note: words.pay.fills }),
    }))

/** Metals that the seat has but that can't pay for this card, which lacks their tag. */
function uselessFor(payment: Amounts, view: MarsView, seat: number): Means[] {
  const { stock, worth } = view.players[seat]
  return METALS.flatMap((metal) => {
    const at = RESOURCES.indexOf(metal)
    if (stock[at] === 0 || payment.parts.some(({ id }) => id === metal)) return []
    const tag = METAL_TAGS[metal]
    return [
      {
        id: metal,
        label: words.resources[metal],
        drawn: <Icon name={metal} />,
        colour: COLOUR[metal],
        has: stock[at],
        worth: worth[at],
        useless: (
          <>
            {words.pay.paysOnly} <TagDisc tag={tag} title={words.tags[tag]} />
          </>
        ),
      },
    ]
  })
}

/** What is paid, missing or wasted, in one sentence. */
export const saysOf = (payment: Amounts, use: Use, refused: string | undefined): string =>
  paymentSays({ due: payment.total.min, means: meansOf(payment), use, refused })

interface PayProps {
  payment: Amounts
  use: Use
  /** Why the rules refuse this mix. */
  refused: string | undefined
  onChange(use: Use): void
  view: MarsView
  seat: number
  /** The card that is paid for, if it is a card. */
  card: string | undefined
}

/** A price with several ways to pay it. MC fills what is missing until the player changes MC by hand. */
export function Pay({ payment, use, refused, onChange, view, seat, card }: PayProps) {
  const [fills, setFills] = useState(true)
  const change = (next: Use, id: string) => {
    if (id === 'mc') setFills(false)
    onChange(id !== 'mc' && fills ? withMoney(payment, next) : next)
  }
  const choose = (next: Use) => {
    setFills(true)
    onChange(next)
  }
  const means = meansOf(payment)
  const rows = card ? [...means, ...uselessFor(payment, view, seat)] : means
  return (
    <div className={`pay ${card ? 'for-card' : ''}`}>
      {card && <PaidCard view={view} seat={seat} id={card} price={payment.total.min} />}
      <Payment due={payment.total.min} means={rows} use={use} refused={refused} onChange={change} />
      <Ways payment={payment} means={means} use={use} choose={choose} />
    </div>
  )
}

/** The card that is paid for, and how its price is made up. */
function PaidCard({ view, seat, id, price }: { view: MarsView; seat: number; id: string; price: number }) {
  return (
    <div className="pay-card">
      <MarsCard id={id} price={price} />
      <ul>
        {priceLines(view, seat, id, price).map(({ label, n }, i) => (
          <li key={label}>
            <span>{label}</span>
            <b>{i === 0 ? figure(n) : signed(n)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface WaysProps {
  payment: Amounts
  means: readonly Means[]
  use: Use
  choose(use: Use): void
}

/** Payments at one press, by the keys 1 to 3; a mix of the player's own comes first. */
function Ways({ payment, means, use, choose }: WaysProps) {
  const part = (id: string): Part | undefined => payment.parts.find((p) => p.id === id)
  const ways = waysToPay(payment, (id) => nameOfMeans(part(id) as Part))
  const mine = !ways.some((way) => sameUse(way.use, use))
  const short = moneyShort(payment)
  return (
    <div className="pay-presets">
      <h3 className="caps">{words.pay.ways}</h3>
      {mine && (
        <div className="pay-mix">
          <b>{words.pay.mine}</b>
          <Mix payment={payment} means={means} use={use} />
        </div>
      )}
      {ways.map((way, i) => (
        <button
          key={way.label}
          type="button"
          className="pay-preset"
          aria-pressed={sameUse(way.use, use)}
          onClick={() => choose(way.use)}
        >
          <b>
            {way.label} <Key of={String(i + 1)} />
          </b>
          <Mix payment={payment} means={means} use={way.use} />
        </button>
      ))}
      {short > 0 && (
        <div className="pay-mix short">
          <b>{words.pay.moneyOnly}</b>
          <small>{words.pay.moneyShort(short)}</small>
        </div>
      )}
    </div>
  )
}

/** The amounts of a payment, in numbers and as shares of the price. */
const Mix = ({ payment, means, use }: Omit<WaysProps, 'choose'>) => {
  const given = means.filter(({ id }) => (use[id] ?? 0) > 0)
  return (
    <>
      <small>
        {given.map(({ id, drawn }) => (
          <span key={id}>
            {figure(use[id])} {drawn}
          </span>
        ))}
        <em>{noteOf(payment, use)}</em>
      </small>
      <span className="pay-shares" aria-hidden="true">
        {given.map(({ id, worth, colour }) => (
          <i key={id} style={{ '--share': worth * use[id], '--ink-of': colour } as CSSProperties} />
        ))}
      </span>
    </>
  )
}

/** The card that an answer plays, if any. */
export const cardPaidFor = (answer: {
  readonly act?: unknown
  readonly card?: unknown
}): string | undefined =>
  answer.act === 'play' && typeof answer.card === 'string' && cardOf(answer.card) ? answer.card : undefined
