import './bar.css'
import type { Amounts, Choose, MyDecision, Option } from '@perilune/engine'
import { TRACKS } from '@perilune/terraforming-mars'
import { DecisionBar, DecisionPanel, labelOf, list, promptOf, type TableProps, whyOf } from '@perilune/ui'
import type { ReactNode } from 'react'
import { cardOf, isCard } from '../cards/cards.js'
import type { Picking } from '../choosing/use-pick.js'
import { Icon } from '../drawings/glyphs.js'
import { Say } from '../say.js'
import { optionsFor, possible } from '../state/options.js'
import { levelsOf, type MarsView } from '../state/view.js'
import { words } from '../words.js'
import { CardChoices, isAboutCards } from './card-choices.js'
import { AutoEndWish, Close, type Closing, LeftUndone, useClosing } from './close.js'
import { type BarProps, Primary, Sentence } from './parts.js'
import { cardPaidFor, Pay } from './pay.js'
import { ThingBar } from './thing-bar.js'

/** Whose turn it is and what can be done, in one sentence, with all answers that are not on the table. */
export function MarsBar(props: BarProps) {
  const { table, decision, turn, selected, picking } = props
  const bar = { seats: table.seats, viewer: table.viewer }
  if (table.instead)
    return <DecisionBar {...bar} seats={[]} sentence={table.instead} actions={table.actions} />
  if (!decision)
    return (
      <DecisionBar
        {...bar}
        sentence={words.waits(list(table.seats.filter((s) => s.asked).map((s) => s.name)))}
        actions={table.actions}
      />
    )
  if (picking) return <PickBar {...props} picking={picking} />
  if (props.things) return <ThingBar {...props} decision={decision} things={props.things} />
  if (turn) return <TurnBar {...props} turn={turn} />
  if (decision.kind === 'amounts' && decision.step === 'pay') return <PayBar {...props} decision={decision} />
  const onMap = decision.kind === 'choose' && decision.options.some((o) => typeof o.answer.area === 'number')
  return (
    <DecisionBar
      {...bar}
      sentence={<Sentence {...props} asks={promptOf(decision)} />}
      actions={
        <>
          {table.actions}
          {onMap && selected && <Primary {...props} option={selected} label={words.layHere} />}
        </>
      }
      above={onMap ? undefined : <Other {...props} decision={decision} />}
    />
  )
}

function PickBar(props: BarProps & { picking: Picking }) {
  const { table, picking } = props
  const { decision, picked } = picking
  const corporation = picked.filter(isCard).find((id) => cardOf(id).kind === 'corporation')
  const names = corporation
    ? words.startSays(cardOf(corporation).name, picking.cards.length, picking.price)
    : words.pickedSays(decision.step, picking.cards.length, picking.price)
  const all = decision.items.filter((i) => !i.reason).map((i) => i.id)
  const free = decision.min === 0 && !decision.groups && decision.max > 1
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={
        <>
          {(corporation || picking.cards.length > 0) && <b>{names}</b>}{' '}
          {decision.answered ? (
            words.changeable
          ) : (
            <span className={picked.length > 0 ? 'changes' : ''}>{decision.prompt}</span>
          )}
        </>
      }
      actions={
        <>
          {table.actions}
          {free && (
            <>
              <button type="button" className="btn second" onClick={() => picking.set([])}>
                {words.choosing.none}
              </button>
              <button
                type="button"
                className="btn second"
                onClick={() => picking.set(all.slice(0, decision.max))}
              >
                {words.choosing.everything}
              </button>
            </>
          )}
          <button
            type="button"
            className="btn primary"
            disabled={!table.answer || !picking.fits}
            onClick={() => table.answer?.(picking.answer)}
          >
            {words.pickVerb(decision.step, picked.length)} <kbd>↵</kbd>
          </button>
        </>
      }
    />
  )
}

function PayBar(props: BarProps & { decision: Amounts }) {
  const { table, decision, paying } = props
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={<b>{decision.prompt}</b>}
      above={
        <Pay
          payment={decision}
          use={paying.use}
          refused={paying.refused}
          onChange={paying.change}
          view={props.view}
          seat={props.seat}
          card={undefined}
        />
      }
      actions={
        <>
          {table.actions}
          <button
            type="button"
            className="btn primary"
            disabled={!table.answer || paying.refused !== undefined}
            onClick={() => table.answer?.({ amounts: paying.use })}
          >
            {words.pay.verb(decision.total.min)} <kbd>↵</kbd>
          </button>
        </>
      }
    />
  )
}

function TurnBar(props: BarProps & { turn: Choose }) {
  const { table, turn, selected, preview, paying } = props
  const actions = selected ? sameThing(turn, selected) : []
  const payment = selected && preview?.payment
  const closing = useClosing(props, turn)
  const leaving = props.passMeant && !selected && closing.left.length > 0
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={
        leaving ? <b>{words.leaving(closing.left.length)}</b> : <Sentence {...props} asks={promptOf(turn)} />
      }
      also={
        leaving ? (
          <LeftUndone left={closing.left} greenery={props.view.players[props.seat].greeneryPrice} />
        ) : (
          <Also {...props} turn={turn} closing={closing} />
        )
      }
      above={
        payment && paying.open ? (
          <Pay
            payment={payment}
            use={paying.use}
            refused={paying.refused}
            onChange={paying.change}
            view={props.view}
            seat={props.seat}
            card={cardPaidFor(selected.answer)}
          />
        ) : actions.length > 1 ? (
          <CardActions {...props} options={actions} />
        ) : undefined
      }
      actions={
        <>
          {table.actions}
          {payment && (
            <button type="button" className="btn second" aria-expanded={paying.open} onClick={paying.toggle}>
              {words.pay.title}
            </button>
          )}
          {selected ? (
            <Primary {...props} option={selected} label={verbOf(selected)} />
          ) : (
            <Close {...props} closing={closing} />
          )}
        </>
      }
    />
  )
}

/** The label of the primary button, such as 'Play Comet'. */
function verbOf({ answer }: Option): string {
  const verb = words.verbs[String(answer.act)] ?? ''
  return typeof answer.card === 'string' ? `${verb} ${cardOf(answer.card).name}` : verb
}

const sameThing = (turn: Choose, { answer }: Option): Option[] =>
  answer.act === 'use'
    ? turn.options.filter((o) => o.answer.act === 'use' && o.answer.card === answer.card)
    : []

/** A choice among the actions of one card. */
const CardActions = ({ options, selected, select, table }: BarProps & { options: readonly Option[] }) => (
  <div className="options">
    <h3>{words.whichWay}</h3>
    <div className="option-list">
      {options.map((option) => (
        <button
          key={String(option.answer.way)}
          type="button"
          className="option"
          aria-pressed={option === selected}
          aria-disabled={!possible(option)}
          onClick={() => possible(option) && select(option)}
        >
          <span>
            <Say of={labelOf(option)} seats={table.seats} />
          </span>
          {option.because && (
            <small>
              <Say of={whyOf(option)} seats={table.seats} />
            </small>
          )}
        </button>
      ))}
    </div>
  </div>
)

/** Switches whether the player is asked for the order of effects every time. */
function OrderWish({ turn, table }: { turn: Choose; table: TableProps }) {
  const [option] = optionsFor(turn, 'order')
  if (!option || option.reason) return null
  const asks = option.answer.ask === false
  return (
    <button
      type="button"
      className="chip quiet"
      role="switch"
      aria-checked={asks}
      data-tip={words.orderTip}
      disabled={!table.answer}
      onClick={() => table.answer?.(option.answer)}
    >
      {asks ? words.orderAsked : words.orderLeft}
    </button>
  )
}

/** Actions of this turn that need no card: converting plants or heat, the first action. */
function Also(props: BarProps & { turn: Choose; closing: Closing }) {
  const { table, view, turn, select, selected, closing } = props
  const also = optionsFor(turn, 'first', 'greenery', 'heat').filter(possible)
  return (
    <>
      {also.length > 0 && <span>{words.also}</span>}
      {also.map((option) => (
        <button
          key={String(option.answer.act)}
          type="button"
          className={`chip ${option.answer.act === 'first' ? 'hot' : ''}`}
          aria-pressed={selected === option}
          onClick={() => select(option)}
        >
          {CHIPS[String(option.answer.act)]?.(option, view)}
        </button>
      ))}
      <OrderWish turn={turn} table={table} />
      {closing.atEnd && <AutoEndWish closing={closing} />}
      {selected && (
        <button type="button" className="chip" onClick={() => select(undefined)}>
          {words.cancel}
        </button>
      )}
    </>
  )
}

const CHIPS: Readonly<Record<string, (option: Option, view: MarsView) => ReactNode>> = {
  first: (option) => option.label,
  greenery: (option) => (
    <>
      <Icon name="plants" /> <Icon name="arrow" /> <Icon name="greenery" title={option.label} />
    </>
  ),
  // At the highest temperature, heat can still be spent to pass the time: the label warns of that.
  heat: (option, view) =>
    levelsOf(view).temperature < TRACKS.temperature.max ? (
      <>
        8 <Icon name="heat" /> <Icon name="arrow" /> <Icon name="temperature" title={option.label} />
      </>
    ) : (
      <>
        8 <Icon name="heat" title={option.label} /> {words.forNothing}
      </>
    ),
}

/** Any other question: as cards if it is about cards, otherwise in the shared panel. */
function Other({ table, decision }: BarProps & { decision: MyDecision }) {
  if (isAboutCards(decision))
    return <CardChoices decision={decision} answer={table.answer} seats={table.seats} />
  return (
    <DecisionPanel
      key={`${decision.step}:${decision.prompt}`}
      decision={decision}
      answer={table.answer}
      say={(of) => <Say of={of} seats={table.seats} />}
    />
  )
}
