import { type Amount, ITEMS, type Op, type OpOf } from '@perilune/moon'
import { Glyph, type GlyphName } from '@perilune/ui'
import { Fragment, type ReactNode } from 'react'
import { words } from '../words.js'
import { CounterIcon } from './counters.js'
import { Chip, ITEM_GLYPH, Many } from './items.js'

function amountIcons(amount: Amount, thing: GlyphName): ReactNode {
  if (typeof amount === 'number')
    return (
      <>
        {amount > 1 && <i>{amount}</i>}
        <Glyph name={thing} />
      </>
    )
  const times = amount.times ?? 1
  const factor = times !== 1 && <i>{times === 'X' ? words.x : times}</i>
  if (amount.each === 'paid' || amount.each === 'flippedBack' || amount.each === 'eventAmount')
    return (
      <>
        {factor}
        <Glyph name={thing} />
        <i>×</i>
      </>
    )
  if (amount.each === 'X')
    return (
      <>
        <i>{words.x}</i>
        <Glyph name={thing} />
      </>
    )
  return (
    <>
      {factor}
      <Glyph name={thing} />
      <i>{words.per}</i>
      <CounterIcon counter={amount.each} />
    </>
  )
}

const bag = (items: Readonly<Record<string, number | undefined>>): ReactNode =>
  ITEMS.map((item) => {
    const n = items[item] ?? 0
    return n > 0 ? <Many key={item} glyph={ITEM_GLYPH[item]} n={n} /> : null
  })

const WHEN: Readonly<Record<string, GlyphName>> = {
  construct: 'construct',
  spendToConstruct: 'any',
  assimilate: 'assimilate',
  flip: 'flip',
  park: 'rover',
  parkedOnMine: 'bay',
  productionPhase: 'produce',
}

const minus = <i>−</i>
const arrow = <i>→</i>

/** The icons of each operation that a card's effect can have. */
const OPERATIONS: { readonly [Name in Op['op']]: (op: OpOf<Name>) => ReactNode } = {
  gain: (op) => bag(op.items),
  gainAny: (op) => amountIcons(op.amount, 'any'),
  pay: (op) => (
    <>
      {minus}
      {bag(op.items)}
    </>
  ),
  payAny: (op) => (
    <>
      {minus}
      {amountIcons(op.amount, 'any')}
    </>
  ),
  payAnyNumberOf: (op) => (
    <>
      {minus}
      <Glyph name={ITEM_GLYPH[op.item]} />
      <i>×</i>
    </>
  ),
  give: () => (
    <>
      <Glyph name="any" />
      <Glyph name="give" />
    </>
  ),
  score: (op) => amountIcons(op.amount, 'heart'),
  heartsHere: (op) => (
    <>
      <i>+</i>
      {amountIcons(op.amount, 'heart')}
    </>
  ),
  heartsOnEmptyGrey: (op) => (
    <>
      {amountIcons(op.amount, 'heart')}
      {arrow}
      <Chip kind="grey" />
    </>
  ),
  matchHearts: (op) => amountIcons({ each: op.counter }, 'heart'),
  flagReward: (op) => (
    <>
      {amountIcons(op.amount, 'heart')}
      {arrow}
      <Glyph name="flag" />
    </>
  ),
  construct: () => (
    <>
      <i>+1</i>
      <Glyph name="construct" />
    </>
  ),
  returnToConstruct: () => (
    <>
      <i>+1</i>
      <Glyph name="construct" />
    </>
  ),
  freeConstruct: () => (
    <>
      <Glyph name="construct" />
      <i>{words.free}</i>
    </>
  ),
  discount: (op) => (
    <>
      {op.colour ? <Chip kind={op.colour} /> : <Glyph name="construct" />}
      <i>−{op.amount}</i>
      <Glyph name="any" />
    </>
  ),
  waiveFlags: (op) => (
    <>
      <Glyph name="construct" />
      <i>−{op.amount}</i>
      <Glyph name="flag" />
    </>
  ),
  produce: (op) => (
    <>
      {op.from === 'all' ? null : <i>{op.from === 'anyBlue' ? words.any : words.own}</i>}
      {op.from === 'all' ? null : <Chip kind="blue" />}
      <Glyph name="produce" />
    </>
  ),
  takeRewards: (op) => (
    <>
      <i>{op.cards}</i>
      <Glyph name="assimilate" />
    </>
  ),
  demolish: (op) => (
    <>
      {op.colours.map((c) => (
        <Chip key={c} kind={c} />
      ))}
      {arrow}
      <Glyph name="assimilate" />
    </>
  ),
  convert: (op) => (
    <>
      <Glyph name="any" />
      {arrow}
      <Glyph name="same" />
      <i>+{op.bonus}</i>
    </>
  ),
  flipBack: (op) => (
    <>
      <i>{op.cards === 'all' ? '∀' : op.cards}</i>
      <Chip kind="pink" />
      <Glyph name="flip" />
    </>
  ),
  copyFlip: () => (
    <>
      <i>{words.any}</i>
      <Chip kind="pink" />
      <Glyph name="flip" />
    </>
  ),
  roversHere: () => (
    <>
      <Glyph name="rover" />
      {arrow}
      <Glyph name="bay" />
    </>
  ),
  recallRover: () => (
    <>
      <Glyph name="bay" />
      {arrow}
      <Glyph name="rover" />
    </>
  ),
  parkMore: (op) => (
    <>
      <i>+{op.extra}</i>
      <Glyph name="rover" />
    </>
  ),
  parkRecklessly: () => (
    <>
      <Glyph name="rover" />
      <Glyph name="bay" />
      <i>!</i>
    </>
  ),
  swap: (op) => (
    <>
      <Glyph name="card" />
      <Glyph name="flip" />
      <Glyph name={op.with === 'stack' ? 'card' : 'discard'} />
    </>
  ),
  winTies: () => (
    <>
      <Glyph name="flag" />
      <Glyph name="same" />
    </>
  ),
  when: (op) => (
    <>
      {op.resource ? (
        <Glyph name={ITEM_GLYPH[op.resource]} />
      ) : op.colour ? (
        <Chip kind={op.colour} />
      ) : (
        <Glyph name={WHEN[op.event]} />
      )}
      {arrow}
      {op.do.map((o, i) => (
        <Fragment key={i}>{opIcons(o)}</Fragment>
      ))}
    </>
  ),
}

export const opIcons = (op: Op): ReactNode => (OPERATIONS[op.op] as (op: Op) => ReactNode)(op)
