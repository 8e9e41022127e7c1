import {
  type Amounts,
  type Answer,
  type Choose,
  type MyDecision,
  type Offer,
  type Option,
  type Pick,
  type Place,
  refusal,
  type Sentence,
} from '@perilune/engine'
import { type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { Key } from '../keys/key-sheet.js'
import { capitalised, labelOf, SentenceText, whyOf } from '../sentence.js'
import { words } from '../words.js'
import { BarButton } from './decision-bar.js'
import { Stepper } from './stepper.js'

export interface PanelProps<D extends MyDecision = MyDecision> {
  decision: D
  /** Null while nothing can be answered. */
  answer: ((answer: Answer) => void) | null
  /** How a label is drawn: names for seats, glyphs for things. */
  say?: (sentence: Sentence) => ReactNode
}

const plain = (sentence: Sentence): ReactNode => <SentenceText of={sentence} />

/** A generic form for any decision of any game. Tables replace it, one kind of decision at a time. */
export function DecisionPanel(props: PanelProps) {
  const { decision } = props
  switch (decision.kind) {
    case 'choose':
    case 'place':
      return <ChoosePanel {...props} decision={decision} />
    case 'pick':
      return <PickPanel {...props} decision={decision} />
    case 'amounts':
      return <AmountsPanel {...props} decision={decision} />
    case 'offer':
      return <OfferPanel {...props} decision={decision} />
  }
}

function ChoosePanel({ decision, answer, say = plain }: PanelProps<Choose | Offer | Place>) {
  const groups = new Map<string, readonly Option[]>()
  for (const option of decision.options) {
    const group = option.group ?? ''
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return (
    <div className="options">
      {[...groups].map(([group, options]) => {
        const can = options.filter((o) => !o.reason)
        const cannot = options.filter((o) => o.reason)
        const many = cannot.length > 4
        const greyed = (
          <div className="option-list">
            {cannot.map((o) => (
              <button key={JSON.stringify(o.answer)} type="button" className="option" aria-disabled="true">
                <span>{say(labelOf(o))}</span>
                <small>{say(capitalised(whyOf(o)))}</small>
              </button>
            ))}
          </div>
        )
        const heading = decision.headings?.[group]
        return (
          <div key={group}>
            {heading !== undefined && <h3>{heading}</h3>}
            <div className="option-list">
              {can.map((o) => (
                <button
                  key={JSON.stringify(o.answer)}
                  type="button"
                  className="option"
                  disabled={!answer}
                  onClick={() => answer?.(o.answer)}
                >
                  <span>{say(labelOf(o))}</span>
                </button>
              ))}
            </div>
            {cannot.length > 0 &&
              (many ? (
                <details>
                  <summary>{words.notNow(cannot.length)}</summary>
                  {greyed}
                </details>
              ) : (
                greyed
              ))}
          </div>
        )
      })}
    </div>
  )
}

/** An answer to a `may` decision carries its step. */
const withMay = (decision: MyDecision, answer: Answer): Answer =>
  decision.must ? answer : { ...answer, may: decision.step }

function PickPanel({ decision, answer, say = plain }: PanelProps<Pick>) {
  const [picked, setPicked] = useState<readonly string[]>([])
  const given = withMay(decision, { pick: picked })
  const toggle = (id: string) =>
    setPicked((now) => (now.includes(id) ? now.filter((i) => i !== id) : [...now, id].slice(-decision.max)))
  return (
    <div className="options">
      <p className="label">
        {words.between(decision.min, decision.max)} <span>{words.chosen(picked.length, decision.max)}</span>
      </p>
      <div className="option-list">
        {decision.items.map((item) => (
          <button
            key={item.id}
            type="button"
            className="option"
            aria-pressed={picked.includes(item.id)}
            aria-disabled={item.reason ? true : undefined}
            onClick={() => !item.reason && toggle(item.id)}
          >
            <span>{say(labelOf(item))}</span>
            {item.because && <small>{say(capitalised(whyOf(item)))}</small>}
          </button>
        ))}
      </div>
      <Confirm decision={decision} given={given} answer={answer} />
    </div>
  )
}

function AmountsPanel({ decision, answer, say = plain }: PanelProps<Amounts>) {
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(decision.parts.map((p) => [p.id, p.min])),
  )
  const given = withMay(decision, { amounts })
  const total = decision.parts.reduce((sum, p) => sum + amounts[p.id] * (p.worth ?? 1), 0)
  const allows = (id: string): boolean => {
    if (total >= decision.total.max) return false
    if (decision.mix === 'different') return amounts[id] === 0
    return decision.mix !== 'same' || decision.parts.every((p) => p.id === id || amounts[p.id] === 0)
  }
  return (
    <div className="options">
      <p className="label">
        {words.between(decision.total.min, decision.total.max)}{' '}
        <span>{words.chosen(total, decision.total.max)}</span>
      </p>
      <div className="option-list">
        {decision.parts.map((part) => (
          <Stepper
            key={part.id}
            label={part.label}
            value={amounts[part.id]}
            min={part.min}
            max={allows(part.id) ? part.max : amounts[part.id]}
            onChange={(value) => setAmounts((now) => ({ ...now, [part.id]: value }))}
          >
            {say(labelOf(part))}
          </Stepper>
        ))}
      </div>
      <Confirm decision={decision} given={given} answer={answer} />
    </div>
  )
}

/** The first offer: only parties that must take part, or as many as are needed; the first has everything. */
function firstOffer({ parties, columns, least }: Offer): (number[] | null)[] {
  const always = parties.filter((p) => p.always).length
  let more = Math.max(0, least - always)
  const joins = parties.map((p) => p.always || more-- > 0)
  const first = joins.indexOf(true)
  return parties.map((_, p) => (joins[p] ? columns.map((c) => (p === first ? c.total : 0)) : null))
}

function OfferPanel(props: PanelProps<Offer>) {
  const { decision, answer, say = plain } = props
  const { parties, columns } = decision
  const [rows, setRows] = useState(() => firstOffer(decision))
  const step = (p: number, c: number, by: number) =>
    setRows((now) => now.map((row, i) => (i === p && row ? row.map((n, k) => (k === c ? n + by : n)) : row)))
  const join = (p: number) =>
    setRows((now) => now.map((row, i) => (i !== p ? row : row ? null : columns.map(() => 0))))
  return (
    <div className="options">
      <ChoosePanel decision={decision} answer={answer} say={say} />
      {parties.length > 0 && (
        <>
          {parties.map((party, p) => (
            <fieldset key={party.id} className="offer-row">
              <legend>
                <label>
                  <input
                    type="checkbox"
                    checked={rows[p] !== null}
                    disabled={party.always}
                    onChange={() => join(p)}
                  />
                  {say(labelOf(party))}
                </label>
              </legend>
              {rows[p]?.map((n, c) => (
                <div key={columns[c].id} className="stepper">
                  {say(labelOf(columns[c]))}
                  <button
                    type="button"
                    aria-label={words.less(`${columns[c].label}, ${party.label}`)}
                    disabled={n === 0}
                    onClick={() => step(p, c, -1)}
                  >
                    −
                  </button>
                  <output aria-label={`${columns[c].label}, ${party.label}`}>{n}</output>
                  <button
                    type="button"
                    aria-label={words.more(`${columns[c].label}, ${party.label}`)}
                    disabled={n >= columns[c].total}
                    onClick={() => step(p, c, 1)}
                  >
                    +
                  </button>
                </div>
              ))}
            </fieldset>
          ))}
          <Confirm decision={decision} given={withMay(decision, { offer: rows })} answer={answer} />
        </>
      )}
    </div>
  )
}

function Confirm(props: { decision: Pick | Amounts | Offer; given: Answer; answer: PanelProps['answer'] }) {
  const { answer, given, decision } = props
  const { seat: _, step: __, must: ___, together: ____, answered: _____, ...question } = decision
  const no = refusal(question, given)
  const place = useContext(BarButton)
  const button = (
    <button
      type="button"
      className="btn primary"
      disabled={!answer || no !== undefined}
      onClick={() => answer?.(given)}
    >
      {words.confirm} <Key of="Enter" />
    </button>
  )
  // The button depends on what is given, so it is placed again after every render.
  useLayoutEffect(() => {
    place?.(button)
    return () => place?.(null)
  })
  return (
    <div>
      {!place && button}
      {decision.together && <small className="label">{words.replaceable}</small>}
    </div>
  )
}
