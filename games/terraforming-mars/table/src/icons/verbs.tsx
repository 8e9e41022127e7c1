import { type Op, type PerVerb, per, type Resource, type Shape } from '@perilune/terraforming-mars'
import { isAnyResource } from '@perilune/terraforming-mars-words-en'
import { Fragment, type ReactNode, useContext } from 'react'
import { Icon, TagDisc } from '../drawings/glyphs.js'
import { words } from '../words.js'
import { ConditionIcon, Counted, cubeIcon, HeldIcon, Holds } from './counter.js'
import { Amount, Arrow, each, Glue, HexIcon, iconOfCube, Production, Slack, Words } from './parts.js'

/* What a card does as icons, made from the definition that also gives its rules and its text. */

export const joined = (ops: readonly Op[], glue: ReactNode = null): ReactNode =>
  ops.map((op, i) => (
    <Fragment key={i}>
      {i > 0 && glue}
      <span className="op">
        <OpIcon op={op} />
      </span>
    </Fragment>
  ))

/** One operation. With `cost` it is left of an arrow, where a loss needs no sign. */
export const OpIcon = ({ op, cost = false }: { op: Op; cost?: boolean }): ReactNode => per(ICONS, op, cost)

function AddIcon({ op }: { op: Shape<'add'> }) {
  const holds = useContext(Holds)
  return (
    <>
      <Amount icon={cubeIcon(op.cube ?? (op.to === 'this' ? holds : undefined))} n={op.add} sign />
      {op.tag ? <TagDisc tag={op.tag} /> : op.to !== 'this' && <Glue>*</Glue>}
      <Counted per={op.per} each={op.each} />
    </>
  )
}

const ChooseIcon = ({ op }: { op: Shape<'choose'> }) =>
  isAnyResource(op.choose) ? (
    <span className="qty">
      <b>+1 ?</b>
    </span>
  ) : (
    op.choose
      .filter((list) => list.length > 0)
      .map((list, i) => (
        <Fragment key={i}>
          {i > 0 && <Glue>{words.icon.or}</Glue>}
          {joined(list)}
        </Fragment>
      ))
  )

/** Any amount of something. */
const Any = ({ icon, n = 'X' }: { icon: Resource | 'card'; n?: string }) => (
  <span className="qty">
    <b>{n}</b>
    <Icon name={icon} />
  </span>
)

/** Any number of steps of a production. */
const AnySteps = ({ icon, n }: { icon: Resource; n: string }) => (
  <span className="prod">
    <b>{n}</b>
    <Icon name={icon} />
  </span>
)

/** The effect that requirements on global parameters do not apply. */
const Unbound = () => (
  <span className="qty">
    <Icon name="temperature" />
    <Icon name="oxygen" />
    <Icon name="ocean" />
    <Icon name="no" />
  </span>
)

const OneOf = ({ icon, n }: { icon: 'prelude' | 'corporation'; n: number }) => (
  <>
    <Amount icon={icon} n={n} />
    <Arrow />
    <Amount icon={icon} n={1} sign />
  </>
)

const ICONS: PerVerb<ReactNode, [cost: boolean]> = {
  production: (op) => (
    <>
      {each(op.production, (r, n) => (
        <Production icon={r} n={n} />
      ))}
      <Counted per={op.per} each={op.each} />
    </>
  ),
  gain: (op) => (
    <>
      {each(op.gain, (r, n) => (
        <Amount icon={r} n={n} sign={r !== 'mc'} />
      ))}
      <Counted per={op.per} each={op.each} />
    </>
  ),
  lose: (op, cost) => (
    <>
      {each(op.lose, (r, n) => (
        <Amount icon={r} n={cost ? n : -n} sign={!cost} />
      ))}
      {op.using?.map((metal) => (
        <span key={metal} className="using">
          <Icon name={metal} />
        </span>
      ))}
    </>
  ),
  exchange: ({ exchange: { from, to, rate } }) => (
    <>
      <Any icon={from} n={`${rate ?? ''}X`} />
      <Arrow />
      <span className="qty">
        <Icon name={to} />
        <b>X</b>
      </span>
    </>
  ),
  shiftProduction: ({ shiftProduction: { from, to } }) => (
    <>
      <AnySteps icon={from} n="−X" />
      <Arrow />
      <AnySteps icon={to} n="+X" />
    </>
  ),
  copyProduction: (op) => (
    <span className="prod">
      <b>2 ×</b>
      <TagDisc tag={op.copyProduction} />
    </span>
  ),
  metalOfArea: () => (
    <span className="prod">
      <b>+1</b>
      <Icon name="steel" />
      <Glue>/</Glue>
      <Icon name="titanium" />
    </span>
  ),
  raiseLowest: () => (
    <>
      <span className="prod">
        <b>+1</b>
      </span>
      <Words>{words.icon.lowest}</Words>
    </>
  ),

  raise: (op) => (
    <span className="qty">
      <Icon name={op.raise} />
      <b>+{op.steps}</b>
    </span>
  ),
  tr: (op) => (
    <>
      <Amount icon="tr" n={op.tr} sign />
      <Counted per={op.per} each={op.each} />
    </>
  ),

  place: (op) => Array.from({ length: op.count ?? 1 }, (_, i) => <HexIcon key={i} tile={op.place} />),
  claimArea: () => (
    <span className="hexa">
      <Icon name="claim" />
    </span>
  ),
  nomads: () => <Icon name="camp" />,
  cathedral: () => (
    <span className="any">
      <Icon name="cathedral" title={words.icon.cathedral} />
    </span>
  ),
  oceanByFirst: () => (
    <>
      <Icon name="first" />
      <Glue>:</Glue>
      <HexIcon tile="ocean" />
    </>
  ),

  draw: (op) => (
    <>
      <Amount icon="card" n={op.draw} sign />
      <Counted per={op.per} each={op.each} />
    </>
  ),
  look: (op) => (
    <>
      <Amount icon="card" n={op.look} />
      <Arrow />
      {'buy' in op ? <Words>{words.icon.buy}</Words> : <Amount icon="card" n={op.keep} sign />}
    </>
  ),
  find: (op) => (
    <>
      <Amount icon="card" n={op.find} sign />
      <Glue>=</Glue>
      {'tag' in op ? <TagDisc tag={op.tag} /> : <Icon name={iconOfCube(op.icon)} />}
    </>
  ),
  reveal: (op) => (
    <>
      <Icon name="card" />
      <Glue>=</Glue>
      <TagDisc tag={op.reveal} />
      <Glue>:</Glue>
      {joined(op.do)}
    </>
  ),
  discard: (op) => <Amount icon="card" n={-op.discard} sign />,
  opponentsDraw: (op) => (
    <span className="any">
      <Amount icon="card" n={op.opponentsDraw} sign />
    </span>
  ),
  spendToLook: (op) => (
    <>
      <Any icon={op.spendToLook} />
      <Arrow />
      <Any icon="card" />
      <Arrow />
      <Amount icon="card" n={1} sign />
    </>
  ),
  showCards: () => (
    <>
      <Amount icon="mc" n={1} />
      <Glue>/</Glue>
      <Icon name="card" />
    </>
  ),
  takeBackEvents: (op) => (
    <>
      <TagDisc tag="event" />
      <Arrow />
      <Amount icon="card" n={op.takeBackEvents} sign />
    </>
  ),

  add: (op) => <AddIcon op={op} />,
  spend: (op) => <Amount icon={iconOfCube(op.cube)} n={-op.spend} sign any={op.from === 'any-card'} />,
  cubesInto: (op) => (
    <>
      <span className="qty">
        <b>−X</b>
        <HeldIcon />
      </span>
      <Arrow />
      {each(op.cubesInto, (r, n) => (
        <Any icon={r} n={n === 1 ? 'X' : `${n}X`} />
      ))}
    </>
  ),
  infect: (op) => (
    <>
      <Amount icon="disease" n={1} sign />
      <Amount icon="mc" n={-op.infect} sign />
    </>
  ),
  cureOrFlip: (op) => (
    <>
      <Amount icon="disease" n={-1} sign />
      <Arrow />
      <Amount icon="tr" n={1} sign />
      <Glue>{words.icon.or}</Glue>
      <TagDisc tag="event" />
      <Arrow />
      <Amount icon="tr" n={op.cureOrFlip} sign />
    </>
  ),
  park: (op) => (
    <>
      <Icon name="card" />
      <Glue>:</Glue>
      <Amount icon="cube" n={op.park} sign />
    </>
  ),
  doubleParked: () => (
    <span className="qty">
      <b>2 ×</b>
      <Icon name="cube" />
    </span>
  ),

  removeAny: (op) => each(op.removeAny, (r, n) => <Amount icon={r} n={-n} sign any />),
  removeAnyCubes: (op) => <Amount icon={iconOfCube(op.cube)} n={-op.removeAnyCubes} sign any />,
  stealAny: (op) =>
    each(op.stealAny, (r, n) => (
      <>
        <Words>{words.icon.steal}</Words>
        <Amount icon={r} n={n} any />
      </>
    )),
  reduceAny: (op) => each(op.reduceAny, (r, n) => <Production icon={r} n={-n} any />),
  sue: (op) => (
    <>
      <Words>{words.icon.steal}</Words>
      <Amount icon="mc" n={op.sue} any />
    </>
  ),
  lowerOpponents: (op) => <Production icon="mc" n={-op.lowerOpponents} any />,

  choose: (op) => <ChooseIcon op={op} />,
  may: (op) => joined(op.may),
  if: (op) => (
    <>
      {op.else && (
        <>
          {joined(op.else)}
          <Glue>,</Glue>
        </>
      )}
      <ConditionIcon condition={op.if} />
      <Glue>:</Glue>
      {joined(op.do)}
    </>
  ),
  inOrder: (op) => joined(op.inOrder, <Arrow />),

  playCard: (op) => (
    <>
      <Words>{words.icon.play}</Words>
      <Icon name="card" />
      <Glue>:</Glue>
      {op.playCard.discount ? <Amount icon="mc" n={-op.playCard.discount} sign /> : <Unbound />}
    </>
  ),
  nextCard: (op) => (
    <>
      <Words>{words.icon.next}</Words>
      <Icon name="card" />
      <Glue>:</Glue>
      {op.nextCard.discount !== undefined && <Amount icon="mc" n={-op.nextCard.discount} sign />}
      {op.nextCard.slack !== undefined && <Slack steps={op.nextCard.slack} />}
    </>
  ),
  fundAward: () => (
    <>
      <Words>{words.icon.award}</Words>
      <Amount icon="mc" n={0} />
    </>
  ),
  drawPreludes: (op) => <OneOf icon="prelude" n={op.drawPreludes} />,
  drawCorporations: (op) => <OneOf icon="corporation" n={op.drawCorporations} />,
  repeatPrelude: () => (
    <span className="qty">
      <b>2 ×</b>
      <Icon name="prelude" />
    </span>
  ),
  standardProject: (op) => (
    <>
      <Words>{words.icon.project}</Words>
      {op.orPay !== undefined && (
        <>
          <Glue>{words.icon.or}</Glue>
          <Amount icon="mc" n={-op.orPay} sign />
        </>
      )}
    </>
  ),
  useAgain: () => (
    <>
      <Words>{words.icon.action}</Words>
      <b>2 ×</b>
    </>
  ),

  colony: (op) => (
    <span className="qty">
      <Icon name="colony" />
      {op.again && <Glue>*</Glue>}
    </span>
  ),
  fleets: (op) => <Amount icon="fleet" n={op.fleets} sign />,
  freeTrade: () => <Icon name="fleet" />,
  moveMarkers: () => (
    <>
      <Amount icon="colony" n={1} sign />
      <Amount icon="colony" n={-1} sign />
    </>
  ),
  colonyBonuses: () => (
    <>
      <Words>{words.icon.bonus}</Words>
      <Glue>/</Glue>
      <Icon name="colony" />
    </>
  ),
  addColonyTile: () => (
    <>
      <Words>{words.icon.newTile}</Words>
      <Icon name="colony" />
    </>
  ),

  delegates: (op) => (
    <span className="qty">
      <b>+{op.delegates}</b>
      <Words>{words.icon.delegate}</Words>
    </span>
  ),
  banDelegate: () => <Words>{words.icon.banDelegate}</Words>,
  recruit: () => <Words>{words.icon.recruit}</Words>,
  takeChair: () => <Words>{words.icon.takeChair}</Words>,
}
