import type { Answer, Choose, MyDecision, Option } from '@perilune/engine'
import { cardOf, FLAGS, HEARTS, ITEMS, type MoonState, RESOURCES, ROVERS } from '@perilune/moon'
import {
  capital,
  DecisionBar,
  DecisionPanel,
  Glyph,
  type GlyphName,
  list,
  Rich,
  Spoken,
  signed,
  type TableProps,
} from '@perilune/ui'
import { Fragment, type ReactNode, useEffect } from 'react'
import { MoonCard, textOf } from './card.js'
import { DRAWN, ITEM_GLYPH } from './icons.js'
import { type Act, optionsFor, possible, type Selection } from './options.js'
import { leadChanges, type MoonView } from './preview.js'
import { words } from './words.js'

interface BarProps {
  table: TableProps
  view: MoonView
  then: MoonState | null
  seat: number
  turn: Choose | undefined
  decision: MyDecision | undefined
  selection: Selection | undefined
  /** The answer that the primary button gives. */
  chosen: Option | undefined
  choose(option: Option): void
  select(selection: Selection | undefined): void
}

const amounts = (names: readonly string[], numbers: readonly number[], sign = false): ReactNode[] =>
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

const joined = (parts: ReactNode[]): ReactNode =>
  parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && ' '}
      {part}
    </Fragment>
  ))

/** What would change for me beside what I pay. */
function gains(props: BarProps, answer: Answer): ReactNode[] {
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
  for (const { flag, from, to } of leadChanges(view, then))
    if (to === seat)
      parts.push(words.lead(capital(FLAGS[flag]), from < 0 ? null : (props.table.seats[from]?.name ?? '')))
  const { hearts } = cardOf(String(answer.card ?? before.base))
  if (hearts > 0 && answer.act !== 'assimilate')
    parts.push(
      <>
        {words.worth(hearts)} <Glyph name="heart" title="Hearts" />
      </>,
    )
  return parts
}

/** What the selected answer does, in one sentence. */
function Sentence(props: BarProps & { option: Option }) {
  const { answer } = props.option
  const card = answer.card === undefined ? undefined : cardOf(String(answer.card))
  const pay = (answer.pay ?? []) as readonly number[]
  const parts = gains(props, answer)
  const price = joined(amounts(RESOURCES, pay))
  const isConstruct = ['construct', 'obelisk', 'owed'].includes(String(answer.act))
  return (
    <>
      {isConstruct && card ? (
        <>
          <b>
            {words.construct} {card.name}
          </b>
          {pay.some((n) => n > 0) && <> for {price}</>}
          {answer.free === true && ' free of charge'}
          {Array.isArray(answer.rovers) && (
            <>
              {' '}
              with <Glyph name="rover" title="Rover" />
            </>
          )}
        </>
      ) : (
        <b>
          <Say text={props.option.label} table={props.table} />
        </b>
      )}
      {parts.length > 0 && ': '}
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && (i === parts.length - 1 ? ' and ' : ', ')}
          {part}
        </Fragment>
      ))}
      .
    </>
  )
}

/** Labels of the rules speak of seats by number and of Resources by name. */
export function Say({ text, table }: { text: string; table: TableProps }) {
  const named = text.replace(
    /\(seat (\d)([^)]*)\)/g,
    (_, n, more) => `(${table.seats[Number(n) - 1]?.name ?? n}${more})`,
  )
  const free = named.replace(/seat (\d)/g, (_, n) => table.seats[Number(n) - 1]?.name ?? n)
  const glyph = DRAWN[text]
  return glyph ? <Glyph name={glyph} title={text} /> : <Rich text={free} drawn={DRAWN} />
}

export function MoonBar(props: BarProps) {
  const { table, turn, decision, selection, chosen } = props
  const { answer } = table
  const say = (text: string) => <Say text={text} table={table} />
  useEnter(chosen && answer ? () => answer(chosen.answer) : null)
  const bar = { seats: table.seats, viewer: table.viewer, actions: table.actions }
  if (table.instead) return <DecisionBar {...bar} seats={[]} sentence={table.instead} />
  if (!decision)
    return (
      <DecisionBar
        {...bar}
        sentence={words.waits(list(table.seats.filter((s) => s.asked).map((s) => s.name)))}
      />
    )
  if (!turn)
    return (
      <DecisionBar
        {...bar}
        sentence={`${decision.prompt}.`}
        above={
          isAboutCards(decision) ? (
            <CardChoices decision={decision} answer={answer} say={say} />
          ) : (
            <DecisionPanel key={decision.prompt} decision={decision} answer={answer} say={say} />
          )
        }
      />
    )
  const end = optionsFor(turn, 'end').find(possible)
  return (
    <DecisionBar
      {...bar}
      sentence={chosen ? <Sentence {...props} option={chosen} /> : `${turn.prompt}.`}
      also={<Also {...props} turn={turn} />}
      above={above({ ...props, turn, say })}
      actions={<Actions {...props} turn={turn} end={end} selection={selection} />}
    />
  )
}

function Actions(props: BarProps & { turn: Choose; end: Option | undefined }) {
  const { selection, chosen, end } = props
  const { answer } = props.table
  const give = (option: Option) => () => answer?.(option.answer)
  if (selection?.what === 'hand') {
    const [first] = selection.assimilate
    return (
      <>
        {first && (
          <button type="button" className="btn second" disabled={!answer} onClick={give(first)}>
            {words.assimilate} <Reward card={selection.card} x={props.view.x} />
          </button>
        )}
        {chosen && (
          <button type="button" className="btn primary" disabled={!answer} onClick={give(chosen)}>
            {words.construct} <kbd>↵</kbd>
          </button>
        )}
      </>
    )
  }
  if (selection?.what === 'thing' && chosen)
    return (
      <button type="button" className="btn primary" disabled={!answer} onClick={give(chosen)}>
        {VERB[String(chosen.answer.act)] ?? words.construct} <kbd>↵</kbd>
      </button>
    )
  return end ? (
    <button type="button" className="btn primary" disabled={!answer} onClick={give(end)}>
      {words.end}
    </button>
  ) : null
}

const VERB: Readonly<Record<string, string>> = {
  park: words.park,
  flip: words.flip,
  expedition: words.useExpedition,
  claim: words.claimOne,
}

function Reward({ card, x }: { card: string; x: number }) {
  const { reward, rewardX } = cardOf(card)
  const all = reward.slice()
  if (rewardX) all[HEARTS] += x
  return joined(amounts(ITEMS, all, true))
}

const ALSO: readonly { acts: Act[]; glyph: GlyphName; label: string }[] = [
  { acts: ['park'], glyph: 'rover', label: words.park },
  { acts: ['flip'], glyph: 'flip', label: words.flip },
  { acts: ['expedition'], glyph: 'expedition', label: words.useExpedition },
  { acts: ['claim'], glyph: 'reputation', label: words.claimOne },
  { acts: ['obelisk', 'owed'], glyph: 'construct', label: words.extra },
]

/** What else can be done on this turn. */
function Also({ turn, select, selection }: BarProps & { turn: Choose }) {
  const possibles = ALSO.map((also) => ({
    ...also,
    options: optionsFor(turn, ...also.acts).filter(possible),
  })).filter((also) => also.options.length > 0)
  if (possibles.length === 0) return null
  return (
    <>
      <span>{words.also}</span>
      {possibles.map(({ acts, glyph, label, options }) => {
        const only = options.length === 1 ? options[0] : undefined
        const name = acts[0] === 'claim' && only ? `${label} ${cardOf(String(only.answer.card)).name}` : label
        return (
          <button
            key={label}
            type="button"
            className={`chip ${acts[0] === 'claim' ? 'hot' : ''}`}
            aria-pressed={selection?.what === 'list' && selection.acts[0] === acts[0]}
            onClick={() => select({ what: 'list', acts })}
          >
            <Glyph name={glyph} />
            {name}
          </button>
        )
      })}
    </>
  )
}

/** What tells one way from another; the sentence names the deed itself. */
const wayOf = ({ label, answer }: Option): string =>
  capital(label.replace(`Construct ${cardOf(String(answer.card ?? '')).name} `, ''))

/** Several ways to do the selected thing, or a list where there is no one thing to click. */
function above(props: BarProps & { turn: Choose; say: (text: string) => ReactNode }): ReactNode {
  const { selection, chosen, turn } = props
  if (selection?.what === 'list') {
    const options = optionsFor(turn, ...selection.acts)
    return (
      <DecisionPanel
        key={selection.acts.join()}
        decision={{ ...turn, options }}
        answer={props.table.answer}
        say={props.say}
      />
    )
  }
  const ways =
    selection?.what === 'hand'
      ? [...selection.construct, ...selection.assimilate.slice(1)]
      : (selection?.options ?? [])
  if (ways.length < 2) return null
  return (
    <div className="options">
      <h3>{words.chooseWay}</h3>
      <div className="option-list">
        {ways.map((option) => (
          <button
            key={JSON.stringify(option.answer)}
            type="button"
            className="option"
            aria-pressed={option === chosen}
            onClick={() => props.choose(option)}
          >
            <span>{props.say(wayOf(option))}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

const isAboutCards = (decision: MyDecision): decision is Choose =>
  decision.kind === 'choose' && decision.options.some((o) => typeof o.answer.card === 'string')

/** A choice among cards, drawn as cards; what is no card stands beside them. */
function CardChoices(props: {
  decision: Choose
  answer: TableProps['answer']
  say: (text: string) => ReactNode
}) {
  const { decision, answer } = props
  return (
    <div className="card-choices">
      {decision.options.map((option) => {
        const { card } = option.answer
        const no = option.reason !== undefined
        const give = () => !no && answer?.(option.answer)
        if (typeof card !== 'string')
          return (
            <button
              key={JSON.stringify(option.answer)}
              type="button"
              className="option"
              disabled={!answer}
              onClick={give}
            >
              <span>{props.say(option.label)}</span>
            </button>
          )
        const label = `${option.label}. ${textOf(card)}${no ? ` ${capital(option.because ?? '')}.` : ''}`
        return (
          <button
            key={JSON.stringify(option.answer)}
            type="button"
            className="card-choice"
            title={label}
            aria-disabled={no}
            onClick={give}
          >
            <Spoken as={label}>
              <MoonCard id={card} width={116} dim={no} />
              <span className="card-choice-says">
                {no ? <Rich text={capital(option.because ?? '')} drawn={DRAWN} /> : props.say(option.label)}
              </span>
            </Spoken>
          </button>
        )
      })}
    </div>
  )
}

/** Enter does what the primary button says, unless something else has the focus. */
function useEnter(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === document.body) act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
