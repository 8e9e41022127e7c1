import { type Amounts, type Answer, type Choose, type MyDecision, type Pick, refusal } from '@perilune/engine'
import { type ReactNode, useState } from 'react'
import { capital, words } from './words.js'

export interface PanelProps<D extends MyDecision = MyDecision> {
  decision: D
  /** Null while nothing can be answered. */
  answer: ((answer: Answer) => void) | null
  /** How a label is drawn: names for seats, glyphs for things. */
  say?: (text: string) => ReactNode
}

const plain = (text: string): ReactNode => text

/** A way to answer any decision of any game. Tables put something better in its place, piece by piece. */
export function DecisionPanel(props: PanelProps) {
  const { decision } = props
  switch (decision.kind) {
    case 'choose':
      return <ChoosePanel {...props} decision={decision} />
    case 'pick':
      return <PickPanel {...props} decision={decision} />
    case 'amounts':
      return <AmountsPanel {...props} decision={decision} />
  }
}

function ChoosePanel({ decision, answer, say = plain }: PanelProps<Choose>) {
  const groups = new Map<string, typeof decision.options>()
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
                <span>{say(o.label)}</span>
                <small>{say(capital(o.because ?? ''))}</small>
              </button>
            ))}
          </div>
        )
        return (
          <div key={group}>
            {group && <h3>{capital(group)}</h3>}
            <div className="option-list">
              {can.map((o) => (
                <button
                  key={JSON.stringify(o.answer)}
                  type="button"
                  className="option"
                  disabled={!answer}
                  onClick={() => answer?.(o.answer)}
                >
                  <span>{say(o.label)}</span>
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

/** An answer to a standing `may` names it. */
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
            <span>{say(item.label)}</span>
            {item.because && <small>{say(capital(item.because))}</small>}
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
  const total = Object.values(amounts).reduce((a, b) => a + b, 0)
  const allows = (id: string): boolean => {
    if (total >= decision.total.max) return false
    if (decision.mix === 'different') return amounts[id] === 0
    return decision.mix !== 'same' || decision.parts.every((p) => p.id === id || amounts[p.id] === 0)
  }
  const step = (id: string, by: number) => setAmounts((now) => ({ ...now, [id]: (now[id] ?? 0) + by }))
  return (
    <div className="options">
      <p className="label">
        {words.between(decision.total.min, decision.total.max)}{' '}
        <span>{words.chosen(total, decision.total.max)}</span>
      </p>
      <div className="option-list">
        {decision.parts.map((part) => (
          <div key={part.id} className="stepper">
            {say(part.label)}
            <button
              type="button"
              aria-label={words.less(part.label)}
              disabled={amounts[part.id] <= part.min}
              onClick={() => step(part.id, -1)}
            >
              −
            </button>
            <output aria-label={part.label}>{amounts[part.id]}</output>
            <button
              type="button"
              aria-label={words.more(part.label)}
              disabled={amounts[part.id] >= part.max || !allows(part.id)}
              onClick={() => step(part.id, 1)}
            >
              +
            </button>
          </div>
        ))}
      </div>
      <Confirm decision={decision} given={given} answer={answer} />
    </div>
  )
}

function Confirm(props: { decision: Pick | Amounts; given: Answer; answer: PanelProps['answer'] }) {
  const { answer, given, decision } = props
  const { seat: _, step: __, must: ___, together: ____, answered: _____, ...question } = decision
  const no = refusal(question, given)
  return (
    <div>
      <button
        type="button"
        className="btn primary"
        disabled={!answer || no !== undefined}
        onClick={() => answer?.(given)}
      >
        {words.confirm}
      </button>
      {decision.together && <small className="label">{words.replaceable}</small>}
    </div>
  )
}
