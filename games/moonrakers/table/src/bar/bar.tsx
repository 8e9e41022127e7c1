import type { Option } from '@perilune/engine'
import { KINDS, type MoonrakersState } from '@perilune/moonrakers'
import { Alternatives, capital, DecisionBar, labelOf, stopped } from '@perilune/ui'
import { type MoonrakersRules, useRules } from '../rules.js'
import { TalksBar } from '../talks/bar.js'
import { asState, isOffer, mayOf, mustOf, nameOf, optionsOf, possible } from '../view.js'
import { words } from '../words.js'
import { HandBar, KeepBar, OtherBar } from './choices.js'
import { type BarProps, Give, type Part, Say } from './parts.js'
import { SwapContract } from './swap-contract.js'
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
      <Give option={claim} answer={table.answer} className="chip hot">
        {words.claim}
      </Give>
    </span>
  )
  if (table.instead)
    return <DecisionBar {...bar} actions={table.actions} seats={[]} sentence={table.instead} />
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
            <Give option={withdraw} answer={table.answer} className="btn second">
              {words.withdraw}
            </Give>
            <Give option={takeBack} answer={table.answer} className="btn second">
              {words.takeBack}
            </Give>
            {table.actions}
          </>
        }
      />
    )
  }
  if (isOffer(decision)) return <TalksBar {...props} decision={decision} also={also} />
  if (props.handChoice) return <HandBar {...props} choice={props.handChoice} also={also} />
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

/** What could be done with the selected contract. */
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
          <Give option={of('talk')} answer={answer} className={`btn ${talked ? 'second' : 'primary'}`}>
            {words.withAllies} {!talked && <kbd>↵</kbd>}
          </Give>
          <Give option={of('alone')} answer={answer} className={`btn ${talked ? 'primary' : 'second'}`}>
            {words.alone} {talked && <kbd>↵</kbd>}
          </Give>
          <Give option={of('swap')} answer={answer} className="btn second">
            {words.replace}
          </Give>
          <Give option={stay} answer={answer} className="btn second">
            {words.stay}
          </Give>
        </>
      }
    />
  )
}

/** What the contract still lacks, in words. */
function lacking({ missing }: MoonrakersRules, state: MoonrakersState): string[] {
  return KINDS.flatMap((_, kind) => {
    const n = missing(state, kind)
    return n > 0 ? [words.ofKind(n, kind)] : []
  })
}

/** The floor to one captain, whoever it is, to everybody at once, and to both allies where there are two. */
function Floors({
  table,
  view,
  seat,
  options,
  as = 'chip',
}: BarProps & { options: readonly Option[]; as?: string }) {
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
        <Give key={to.join()} option={option} answer={table.answer} className={as}>
          {to.length === all ? words.floorToAll : words.floorTo(to.map((s) => table.seats[s]?.name ?? ''))}
        </Give>
      ))}
    </div>
  )
}

/** Several options for one thing, in the words of this table. */
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
  // What is still missing may lie in somebody's hand: being done is nothing to press by the way.
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
          {alternative && verb && selected && (
            <Give option={alternative} answer={table.answer} className="btn primary">
              {verb(nameOf(selected))} <kbd>↵</kbd>
            </Give>
          )}
          {!done && <Floors {...props} options={floors} as="btn second" />}
          <Give option={done} answer={table.answer} className={`btn ${finished ? 'primary' : 'second'}`}>
            {words.isDone}
          </Give>
        </>
      }
    />
  )
}

function BuyBar(props: Part) {
  const { table, view, seat, decision, selected, alternative, also } = props
  const buys = selected ? optionsOf(decision, 'buy', selected) : []
  const swap = selected ? optionsOf(decision, 'swap', selected)[0] : undefined
  const end = optionsOf(decision, 'end-turn')[0]
  const cost = selected ? Number(view.captains[seat].credits - (props.then?.captains[seat].credits ?? 0)) : 0
  const chosen = alternative && alternative.answer.act === 'buy' ? alternative : buys.find(possible)
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
      also={also ?? <span>{words.buySub(view.captains[seat].credits)}</span>}
      above={
        buys.filter(possible).length > 1 ? (
          <AlternativesHere {...props} alternatives={buys.filter(possible)} alternative={chosen} />
        ) : undefined
      }
      actions={
        <>
          {chosen && (
            <Give option={chosen} answer={table.answer} className="btn primary">
              {words.buy(cost)} <kbd>↵</kbd>
            </Give>
          )}
          <Give option={swap} answer={table.answer} className="btn second">
            {words.replace}
          </Give>
          <Give option={end} answer={table.answer} className={`btn ${chosen ? 'second' : 'primary'}`}>
            {words.endTurn}
          </Give>
        </>
      }
    />
  )
}
