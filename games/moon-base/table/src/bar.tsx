import type { Answer, MyDecision } from '@perilune/engine'
import { CRATERS, type MoonBaseState } from '@perilune/moon-base'
import { capital, DecisionBar, signed, type TableProps } from '@perilune/ui'
import type { ReactNode } from 'react'
import { totalOf } from './beside/score.js'
import type { Aim } from './holding/aim.js'
import type { Holding } from './holding/use-holding.js'
import { RingIcon } from './pieces.js'
import { asState, closedBy, type MoonBaseView } from './view.js'
import { words } from './words.js'

interface BarProps {
  table: TableProps
  view: MoonBaseView
  then: MoonBaseState | null
  decision: MyDecision | undefined
  holding: Holding
  /** The crater chosen for the tower, or rings for the last settlements. */
  chosen: readonly string[]
}

const Key = ({ children }: { children: ReactNode }) => <kbd>{children}</kbd>

/** A placement in words: what it rests on, what it brings, what it closes. */
export function meaning(view: MoonBaseView, then: MoonBaseState | null, aim: Aim): string[] {
  const { landing, held } = aim
  if (!landing) return []
  const says: string[] = []
  if (landing.on) {
    const [a, b] = landing.on.map((n) => view.rings[n].colour)
    says.push(words.restsOn(a, b))
    if (landing.collabo) says.push(words.third)
  }
  const closed = then ? closedBy(view, then) : []
  // The ring's own crater is not worth a mention.
  const others = held.what === 'ring' ? closed.length - 1 : 0
  if (landing.crater !== null && others > 0) says.push(words.closes(others))
  return says
}

function gain(view: MoonBaseView, then: MoonBaseState | null): string {
  if (!then || view.viewer === 'spectator') return ''
  const change = totalOf(then, view.viewer) - totalOf(asState(view), view.viewer)
  return change === 0 ? '' : signed(change)
}

function HoldingBar({ table, view, then, holding }: BarProps & { aim: Aim }) {
  const aim = holding.aim as Aim
  const { landing, held, objection } = aim
  const ring = held.what === 'ring' ? held.ring : ''
  const crater = landing?.crater != null ? CRATERS[landing.crater].id : ''
  const sentence = !landing
    ? `${words.notHere}.`
    : held.what === 'base'
      ? words.layBase(crater)
      : landing.on
        ? words.lay(ring, landing.level)
        : words.layCrater(ring, crater)
  const change = gain(view, then)
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={sentence}
      also={
        <span id="mb-aim" className={landing ? '' : 'bad'}>
          {landing ? meaning(view, then, aim).join(' ') : objection && `${capital(objection.because)}.`}
          {change && <em className="change">{change}</em>}
          {holding.laid && <small> {words.unseen}</small>}
        </span>
      }
      actions={
        <>
          <button
            type="button"
            className="btn primary"
            disabled={!landing || !table.answer}
            onClick={holding.place}
          >
            {words.confirm} <Key>↵</Key>
          </button>
          {held.what === 'ring' && (
            <button type="button" className="btn second" disabled={!table.answer} onClick={holding.putBack}>
              {words.putBack} <Key>{words.escape}</Key>
            </button>
          )}
        </>
      }
    />
  )
}

/** Whose turn it is and what can be done. */
export function Bar(props: BarProps) {
  const { table, decision, holding, chosen } = props
  const { seats, viewer, answer } = table
  const bar = (sentence: ReactNode, also?: ReactNode, actions?: ReactNode) => (
    <DecisionBar
      seats={seats}
      viewer={viewer}
      sentence={sentence}
      also={also}
      actions={
        <>
          {actions}
          {table.actions}
        </>
      }
    />
  )
  const give = (said: Answer) => () => answer?.(said)
  if (table.instead) return bar(table.instead)
  if (!decision)
    return bar(
      words.waits(
        seats
          .filter((s) => s.asked)
          .map((s) => s.name)
          .join(', '),
      ),
    )
  switch (decision.step) {
    case 'choose-colour':
      return bar(
        words.colour,
        undefined,
        (['gold', 'silver'] as const).map((colour) => (
          <button
            key={colour}
            type="button"
            className="btn second"
            disabled={!answer}
            onClick={give({ colour })}
          >
            <RingIcon size="small" colour={colour} px={22} /> {words.play(colour)}
          </button>
        )),
      )
    case 'place-tower': {
      const [crater] = chosen
      return bar(
        crater ? words.layTower(crater) : words.tower,
        crater && words.unseen,
        crater && (
          <button type="button" className="btn primary" disabled={!answer} onClick={give({ crater })}>
            {words.confirm} <Key>↵</Key>
          </button>
        ),
      )
    }
    case 'choose-settlements': {
      const needs = decision.kind === 'pick' ? decision.max : 0
      return bar(
        words.settle(needs),
        undefined,
        <button
          type="button"
          className="btn primary"
          disabled={!answer || chosen.length !== needs}
          onClick={give({ pick: [...chosen] })}
        >
          {words.settleHere} <Key>↵</Key>
        </button>,
      )
    }
    case 'place-ring':
    case 'place-base':
      break
    default:
      return bar(decision.prompt)
  }
  if (holding.aim) return <HoldingBar {...props} aim={holding.aim} />
  const pass = decision.kind === 'place' && decision.options.find((o) => o.answer.pass && !o.reason)
  if (pass)
    return bar(
      words.mustPass,
      undefined,
      <button type="button" className="btn primary" disabled={!answer} onClick={give(pass.answer)}>
        {words.pass} <Key>↵</Key>
      </button>,
    )
  return decision.step === 'place-ring'
    ? bar(words.choose, <Ways keys={words.chooseKeys} thumb={words.chooseTap} />)
    : bar(capital(words.base), <Ways keys={words.baseKeys} thumb={words.baseTap} />)
}

/** How something is done: with a keyboard, and without one. */
const Ways = ({ keys, thumb }: { keys: string; thumb: string }) => (
  <>
    <span className="mb-by-keys">{keys}</span>
    <span className="mb-by-thumb">{thumb}</span>
  </>
)
