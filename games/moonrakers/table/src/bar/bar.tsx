import type { Option } from '@perilune/engine'
import { KINDS, type MoonrakersState } from '@perilune/moonrakers'
import { Alternatives, capital, DecisionBar, labelOf, stopped } from '@perilune/ui'
import { inPlaceOf } from '../in-place.js'
import { type MoonrakersRules, useRules } from '../rules.js'
import { TalksBar } from '../talks/bar.js'
import { asState, isOffer, mayOf, mustOf, nameOf, optionsOf, possible } from '../view.js'
import { words } from '../words.js'
import { KeepBar, OtherBar } from './choices.js'
import { MarkBar } from './mark-bar.js'
import { type BarProps, Give, type Part, Say } from './parts.js'
import { SwapContract } from './swap-contract.js'
import { ThingBar } from './thing-bar.js'
import { TurnEndBar } from './turn-end.js'

export function MoonrakersBar(props: BarProps) {
  const { table } = props
  const decision = mustOf(table.decisions)
  const claim = mayOf(table.decisions, 'claim-objective')?.options.find(possible)
  const bar = { seats: table.seats, viewer: table.viewer }
  const asked = table.seats.filter((s) => s.asked).map((s) => s.name)
  const also = claim && (
    <span className="mr-claim-now">
      {words.claimNow(nameOf(String(claim.answer.card)))}{' '}
      <Give option={claim} answer={table.answer} as="chip" hot>
        {words.claim}
      </Give>
    </span>
  )
  if (table.instead)
    return <DecisionBar {...bar} actions={table.actions} seats={[]} sentence={table.instead} />
  const swap = props.state.swapping ? mayOf(table.decisions, 'swap-contract') : undefined
  if (swap)
    return <ThingBar {...props} decision={swap} also={also} onBack={() => props.act({ do: 'ask-swap' })} />
  if (!decision) {
    const withdraw = mayOf(table.decisions, 'withdraw-terms')?.options.find(possible)
    const takeBack = mayOf(table.decisions, 'withdraw-acceptance')?.options.find(possible)
    const swaps = mayOf(table.decisions, 'swap-contract') !== undefined
    const floors = mayOf(table.decisions, 'direct-floor')?.options ?? []
    return (
      <DecisionBar
        {...bar}
        sentence={props.view.talks?.terms ? words.waitsForReply(asked) : words.waitsFor(asked)}
        also={
          (also || swaps || floors.some(possible)) && (
            <>
              {also}
              <SwapContract {...props} />
              <Floors {...props} options={floors} />
            </>
          )
        }
        actions={
          <>
            <Give option={withdraw} answer={table.answer}>
              {words.withdraw}
            </Give>
            <Give option={takeBack} answer={table.answer}>
              {words.takeBack}
            </Give>
            {table.actions}
          </>
        }
      />
    )
  }
  if (isOffer(decision)) return <TalksBar {...props} decision={decision} also={also} />
  if (props.markChoice) return <MarkBar {...props} choice={props.markChoice} also={also} />
  if (decision.kind === 'choose' && inPlaceOf(decision))
    return <ThingBar {...props} decision={decision} also={also} />
  switch (decision.step) {
    case 'plan':
      return <PlanBar {...props} decision={decision} also={also} />
    case 'play-cards':
      return <PlayBar {...props} decision={decision} also={also} />
    case 'buy':
      return <BuyBar {...props} decision={decision} also={also} />
    case 'turn-end':
      return <TurnEndBar {...props} decision={decision} also={also} />
    case 'keep-objectives':
      return decision.kind === 'pick' ? <KeepBar {...props} decision={decision} /> : null
    default:
      return <OtherBar {...props} decision={decision} also={also} />
  }
}

/** The actions for the selected contract. */
function PlanBar({ table, decision, selected, also }: Part) {
  const { answer } = table
  const of = (act: string) => (selected ? optionsOf(decision, act, selected)[0] : undefined)
  const stay = optionsOf(decision, 'stay')[0]
  const talked = optionsOf(decision, 'talk').every((o) => o.reason)
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={selected ? <b>{words.takes(nameOf(selected))}</b> : talked ? words.planThird : words.planSay}
      also={also ?? <span>{selected ? words.staySub : words.planSub}</span>}
      actions={
        <>
          <Give option={stay} answer={answer}>
            {words.stay}
          </Give>
          <Give option={of('swap')} answer={answer}>
            {words.replace}
          </Give>
          <Give option={of('alone')} answer={answer} as={talked ? 'primary' : 'second'}>
            {words.alone}
          </Give>
          <Give option={of('talk')} answer={answer} as={talked ? 'second' : 'primary'}>
            {words.withAllies}
          </Give>
        </>
      }
    />
  )
}

/** What the contract still needs, in words. */
function lacking({ missing }: MoonrakersRules, state: MoonrakersState): string[] {
  return KINDS.flatMap((_, kind) => {
    const n = missing(state, kind)
    return n > 0 ? [words.ofKind(n, kind)] : []
  })
}

/** Buttons that give the floor to one captain, to everybody at once, or to both allies if there are two. */
function Floors({
  table,
  view,
  seat,
  options,
  as = 'chip',
}: BarProps & { options: readonly Option[]; as?: 'chip' | 'second' }) {
  const all = view.mission?.participants.length ?? 0
  const floors = options
    .filter(possible)
    .map((option) => ({ option, to: option.answer.to as number[] }))
    .filter(({ to }) => to.length === 1 || to.length === all || (all === 3 && !to.includes(seat)))
    .sort((a, b) => a.to.length - b.to.length)
  if (floors.length === 0) return null
  return (
    <div className="mr-floors">
      {floors.map(({ option, to }) => (
        <Give key={to.join()} option={option} answer={table.answer} as={as}>
          {to.length === all ? words.floorToAll : words.floorTo(to.map((s) => table.seats[s]?.name ?? ''))}
        </Give>
      ))}
    </div>
  )
}

/** The alternatives for one thing, in the words of this table. */
const AlternativesHere = ({ alternatives, alternative, act, table }: BarProps) => (
  <Alternatives
    title={words.chooseWay}
    options={alternatives}
    chosen={alternative}
    choose={(way) => act({ do: 'choose-way', alternative: way })}
    say={(option) => <Say of={labelOf(option)} table={table} />}
  />
)

const VERBS: Readonly<Record<string, (name: string) => string>> = {
  play: words.play,
  use: words.use,
  hire: words.hire,
}

function PlayBar(props: Part) {
  const { table, view, then, seat, decision, alternative, selected, also } = props
  const rules = useRules()
  const state = asState(view)
  const done = optionsOf(decision, 'done')[0]
  const floors = optionsOf(decision, 'floor')
  const after = then?.mission?.contract === view.mission?.contract ? then : null
  const shown = after ?? state
  const verb = alternative && VERBS[String(alternative.answer.act)]
  const actions = view.mission?.actions[seat] ?? 0
  // Somebody's hand may hold what is missing, so "done" is the primary button only once the contract is met.
  const finished = !alternative && rules.isMet(state)
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={
        alternative ? (
          <b>
            <Say of={labelOf(alternative)} table={table} />.
          </b>
        ) : done ? (
          words.floorSay(actions)
        ) : (
          words.direct
        )
      }
      also={
        <>
          {also ?? (
            <span>
              {after?.mission && `${capital(words.actionsBecome(after.mission.actions[seat]))}. `}
              {rules.isMet(shown) ? words.completes : words.lacks(lacking(rules, shown))}
            </span>
          )}
          {done && <Floors {...props} options={floors} />}
        </>
      }
      above={props.alternatives.length > 1 ? <AlternativesHere {...props} /> : undefined}
      actions={
        <>
          {!done && <Floors {...props} options={floors} as="second" />}
          <Give option={done} answer={table.answer} as={finished ? 'primary' : 'second'}>
            {words.isDone}
          </Give>
          {alternative && verb && selected && (
            <Give option={alternative} answer={table.answer} as="primary">
              {verb(nameOf(selected))}
            </Give>
          )}
        </>
      }
    />
  )
}

function BuyBar(props: Part) {
  const { table, view, seat, decision, selected, alternative, also } = props
  const buys = selected ? optionsOf(decision, 'buy', selected) : []
  const ways = buys.filter(possible)
  const swap = selected ? optionsOf(decision, 'swap', selected)[0] : undefined
  const end = optionsOf(decision, 'end-turn')[0]
  const cost = selected ? Number(view.captains[seat].credits - (props.then?.captains[seat].credits ?? 0)) : 0
  const chosen = alternative && alternative.answer.act === 'buy' ? alternative : ways[0]
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={
        selected ? (
          <b>
            {chosen ? <Say of={stopped(labelOf(chosen))} table={table} /> : words.takes(nameOf(selected))}
          </b>
        ) : (
          words.buySay
        )
      }
      also={
        <>
          {also ?? (
            <span>{ways.length > 1 ? words.removeWhich : words.buySub(view.captains[seat].credits)}</span>
          )}
          {ways.length > 1 && <Removals {...props} alternatives={ways} alternative={chosen} />}
        </>
      }
      actions={
        <>
          <Give option={end} answer={table.answer} as={chosen ? 'second' : 'primary'}>
            {words.endTurn}
          </Give>
          <Give option={swap} answer={table.answer}>
            {words.replace}
          </Give>
          {chosen && (
            <Give option={chosen} answer={table.answer} as="primary">
              {words.buy(cost)}
            </Give>
          )}
        </>
      }
    />
  )
}

/** The ship parts that can make room: clicked on the ship, or listed for phones. */
const Removals = ({ alternatives, alternative, act }: BarProps) =>
  alternatives.map((way) => (
    <button
      key={String(way.answer.remove)}
      type="button"
      className="chip mr-thing-chip mr-of-ship"
      data-option=""
      aria-pressed={way === alternative}
      onClick={() => act({ do: 'choose-way', alternative: way })}
    >
      {nameOf(String(way.answer.remove))}
    </button>
  ))
