import { type Amount, ITEMS, type Op } from '@perilune/moon'
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

/** One operation of a card's effect, as icons. */
export function opIcons(op: Op): ReactNode {
  switch (op.op) {
    case 'gain':
      return bag(op.items)
    case 'gainAny':
      return amountIcons(op.amount, 'any')
    case 'pay':
      return (
        <>
          {minus}
          {bag(op.items)}
        </>
      )
    case 'payAny':
      return (
        <>
          {minus}
          {amountIcons(op.amount, 'any')}
        </>
      )
    case 'payAnyNumberOf':
      return (
        <>
          {minus}
          <Glyph name={ITEM_GLYPH[op.item]} />
          <i>×</i>
        </>
      )
    case 'give':
      return (
        <>
          <Glyph name="any" />
          <Glyph name="give" />
        </>
      )
    case 'score':
      return amountIcons(op.amount, 'heart')
    case 'heartsHere':
      return (
        <>
          <i>+</i>
          {amountIcons(op.amount, 'heart')}
        </>
      )
    case 'heartsOnEmptyGrey':
      return (
        <>
          {amountIcons(op.amount, 'heart')}
          {arrow}
          <Chip kind="grey" />
        </>
      )
    case 'matchHearts':
      return amountIcons({ each: op.counter }, 'heart')
    case 'flagReward':
      return (
        <>
          {amountIcons(op.amount, 'heart')}
          {arrow}
          <Glyph name="flag" />
        </>
      )
    case 'construct':
    case 'returnToConstruct':
      return (
        <>
          <i>+1</i>
          <Glyph name="construct" />
        </>
      )
    case 'freeConstruct':
      return (
        <>
          <Glyph name="construct" />
          <i>{words.free}</i>
        </>
      )
    case 'discount':
      return (
        <>
          {op.colour ? <Chip kind={op.colour} /> : <Glyph name="construct" />}
          <i>−{op.amount}</i>
          <Glyph name="any" />
        </>
      )
    case 'waiveFlags':
      return (
        <>
          <Glyph name="construct" />
          <i>−{op.amount}</i>
          <Glyph name="flag" />
        </>
      )
    case 'produce':
      return (
        <>
          {op.from === 'all' ? null : <i>{op.from === 'anyBlue' ? words.any : words.own}</i>}
          {op.from === 'all' ? null : <Chip kind="blue" />}
          <Glyph name="produce" />
        </>
      )
    case 'takeRewards':
      return (
        <>
          <i>{op.cards}</i>
          <Glyph name="assimilate" />
        </>
      )
    case 'demolish':
      return (
        <>
          {op.colours.map((c) => (
            <Chip key={c} kind={c} />
          ))}
          {arrow}
          <Glyph name="assimilate" />
        </>
      )
    case 'convert':
      return (
        <>
          <Glyph name="any" />
          {arrow}
          <Glyph name="same" />
          <i>+{op.bonus}</i>
        </>
      )
    case 'flipBack':
      return (
        <>
          <i>{op.cards === 'all' ? '∀' : op.cards}</i>
          <Chip kind="pink" />
          <Glyph name="flip" />
        </>
      )
    case 'copyFlip':
      return (
        <>
          <i>{words.any}</i>
          <Chip kind="pink" />
          <Glyph name="flip" />
        </>
      )
    case 'roversHere':
      return (
        <>
          <Glyph name="rover" />
          {arrow}
          <Glyph name="bay" />
        </>
      )
    case 'recallRover':
      return (
        <>
          <Glyph name="bay" />
          {arrow}
          <Glyph name="rover" />
        </>
      )
    case 'parkMore':
      return (
        <>
          <i>+{op.extra}</i>
          <Glyph name="rover" />
        </>
      )
    case 'parkRecklessly':
      return (
        <>
          <Glyph name="rover" />
          <Glyph name="bay" />
          <i>!</i>
        </>
      )
    case 'swap':
      return (
        <>
          <Glyph name="card" />
          <Glyph name="flip" />
          <Glyph name={op.with === 'stack' ? 'card' : 'discard'} />
        </>
      )
    case 'winTies':
      return (
        <>
          <Glyph name="flag" />
          <Glyph name="same" />
        </>
      )
    case 'when':
      return (
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
      )
  }
}
