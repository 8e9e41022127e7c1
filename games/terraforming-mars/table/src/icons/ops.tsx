import { type Condition, type Counter, type Cube, isPromoOp, type Op } from '@perilune/terraforming-mars'
import { isAnyResource } from '@perilune/terraforming-mars-words-en'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { Icon, TagDisc } from '../glyphs.js'
import { words } from '../words.js'
import { Amount, Arrow, each, Glue, HexIcon, iconOfCube, Production, Slack, Words } from './parts.js'
import { PreludeIcon } from './prelude-ops.js'
import { PromoIcon } from './promo.js'

/* What a card does as icons, from the same definition that gives its rules and its text. */

/** What the card holds on which these icons stand: where an operation says 'here', this is drawn. */
export const Holds = createContext<Cube | undefined>(undefined)

function Counted({ per, each: every = 1 }: { per?: Counter | undefined; each?: number | undefined }) {
  if (!per) return null
  return (
    <>
      <Glue>/</Glue>
      <span className="qty">
        {every > 1 && <b>{every}</b>}
        <CounterIcon counter={per} />
      </span>
    </>
  )
}

export function CounterIcon({ counter }: { counter: Counter }) {
  if ('tags' in counter)
    return (
      <span className={counter.of ? 'any' : ''}>
        {(typeof counter.tags === 'string' ? [counter.tags] : counter.tags).map((tag) => (
          <TagDisc key={tag} tag={tag} />
        ))}
      </span>
    )
  if ('tiles' in counter)
    return (
      <span className={counter.of === 'mine' ? '' : 'any'}>
        <Icon name={counter.tiles} />
      </span>
    )
  if ('events' in counter)
    return (
      <span className="any">
        <TagDisc tag="event" />
      </span>
    )
  if ('held' in counter) return <Icon name={iconOfCube(counter.held)} />
  if ('cards' in counter) return <Words>{words.icon.noTags}</Words>
  if ('colonies' in counter)
    return (
      <span className={counter.colonies === 'mine' ? '' : 'any'}>
        <Icon name="colony" />
      </span>
    )
  if ('beside' in counter) return <Icon name={counter.beside} />
  if ('kindsOfTags' in counter) return <Words>{words.icon.kindOfTag}</Words>
  if ('complete' in counter)
    return (
      <>
        <Icon name="ok" />
        <Icon name="temperature" />
      </>
    )
  if ('parties' in counter) return <Words>{words.icon.party}</Words>
  if ('freeBeside' in counter) return <Icon name="tile" />
  if ('cathedrals' in counter) return <Icon name="cathedral" title={words.icon.cathedral} />
  if ('besideOceans' in counter)
    return (
      <span className="any">
        <Icon name="city" />
        <Icon name="ocean" />
      </span>
    )
  return <Icon name="cube" />
}

export const joined = (ops: readonly Op[], glue: ReactNode = null): ReactNode =>
  ops.map((op, i) => (
    <Fragment key={i}>
      {i > 0 && glue}
      <span className="op">
        <OpIcon op={op} />
      </span>
    </Fragment>
  ))

/** One operation. `cost`: it stands left of an arrow, where a loss needs no sign. */
export function OpIcon({ op, cost = false }: { op: Op; cost?: boolean }) {
  if ('production' in op)
    return (
      <>
        {each(op.production, (r, n) => (
          <Production icon={r} n={n} />
        ))}
        <Counted per={op.per} each={op.each} />
      </>
    )
  if ('gain' in op)
    return (
      <>
        {each(op.gain, (r, n) => (
          <Amount icon={r} n={n} sign={r !== 'mc'} />
        ))}
        <Counted per={op.per} each={op.each} />
      </>
    )
  if ('lose' in op)
    return (
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
    )
  if ('raise' in op)
    return (
      <span className="qty">
        <Icon name={op.raise} />
        <b>+{op.steps}</b>
      </span>
    )
  if ('place' in op)
    return Array.from({ length: op.count ?? 1 }, (_, i) => <HexIcon key={i} tile={op.place} />)
  if ('tr' in op)
    return (
      <>
        <Amount icon="tr" n={op.tr} sign />
        <Counted per={op.per} each={op.each} />
      </>
    )
  if ('draw' in op)
    return (
      <>
        <Amount icon="card" n={op.draw} sign />
        <Counted per={op.per} each={op.each} />
      </>
    )
  return <FurtherIcon op={op} />
}

const cubeIcon = (cube: Cube | undefined) => (cube ? iconOfCube(cube) : 'cube')

/** What this card holds. */
export function HeldIcon() {
  const holds = useContext(Holds)
  return <Icon name={cubeIcon(holds)} />
}

/** The rarer operations. */
function FurtherIcon({ op }: { op: Op }) {
  const holds = useContext(Holds)
  if ('look' in op)
    return (
      <>
        <Amount icon="card" n={op.look} />
        <Arrow />
        {'buy' in op ? <Words>{words.icon.buy}</Words> : <Amount icon="card" n={op.keep} sign />}
      </>
    )
  if ('find' in op)
    return (
      <>
        <Amount icon="card" n={op.find} sign />
        <Glue>=</Glue>
        {'tag' in op ? <TagDisc tag={op.tag} /> : <Icon name={iconOfCube(op.icon)} />}
      </>
    )
  if ('reveal' in op)
    return (
      <>
        <Icon name="card" />
        <Glue>=</Glue>
        <TagDisc tag={op.reveal} />
        <Glue>:</Glue>
        {joined(op.do)}
      </>
    )
  if ('add' in op)
    return (
      <>
        <Amount icon={cubeIcon(op.cube ?? (op.to === 'this' ? holds : undefined))} n={op.add} sign />
        {op.tag ? <TagDisc tag={op.tag} /> : op.to !== 'this' && <Glue>*</Glue>}
        <Counted per={op.per} each={op.each} />
      </>
    )
  if ('spend' in op)
    return <Amount icon={iconOfCube(op.cube)} n={-op.spend} sign any={op.from === 'any-card'} />
  if ('removeAny' in op) return each(op.removeAny, (r, n) => <Amount icon={r} n={-n} sign any />)
  if ('removeAnyCubes' in op) return <Amount icon={iconOfCube(op.cube)} n={-op.removeAnyCubes} sign any />
  if ('stealAny' in op)
    return each(op.stealAny, (r, n) => (
      <>
        <Words>{words.icon.steal}</Words>
        <Amount icon={r} n={n} any />
      </>
    ))
  if ('reduceAny' in op) return each(op.reduceAny, (r, n) => <Production icon={r} n={-n} any />)
  if ('discard' in op) return <Amount icon="card" n={-op.discard} sign />
  if ('choose' in op && isAnyResource(op.choose))
    return (
      <span className="qty">
        <b>+1 ?</b>
      </span>
    )
  if ('choose' in op)
    return op.choose
      .filter((list) => list.length > 0)
      .map((list, i) => (
        <Fragment key={i}>
          {i > 0 && <Glue>{words.icon.or}</Glue>}
          {joined(list)}
        </Fragment>
      ))
  if ('may' in op) return joined(op.may)
  if ('inOrder' in op) return joined(op.inOrder, <Arrow />)
  if ('if' in op)
    return (
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
    )
  return <NamedIcon op={op} />
}

function ConditionIcon({ condition }: { condition: Condition }) {
  if ('tags' in condition)
    return (
      <span className="qty">
        <b>{condition.atLeast}</b>
        <TagDisc tag={condition.tags} />
      </span>
    )
  return condition.playedHolds.map((cube) => <Icon key={cube} name={iconOfCube(cube)} />)
}

/** Operations of a single card, or nearly so. */
function NamedIcon({ op }: { op: Op }) {
  if ('metalOfArea' in op)
    return (
      <span className="prod">
        <b>+1</b>
        <Icon name="steel" />
        <Glue>/</Glue>
        <Icon name="titanium" />
      </span>
    )
  if ('shiftProduction' in op)
    return (
      <>
        <span className="prod">
          <b>−X</b>
          <Icon name={op.shiftProduction.from} />
        </span>
        <Arrow />
        <span className="prod">
          <b>+X</b>
          <Icon name={op.shiftProduction.to} />
        </span>
      </>
    )
  if ('exchange' in op)
    return (
      <>
        <span className="qty">
          <b>{op.exchange.rate ?? ''}X</b>
          <Icon name={op.exchange.from} />
        </span>
        <Arrow />
        <span className="qty">
          <Icon name={op.exchange.to} />
          <b>X</b>
        </span>
      </>
    )
  if ('cubesInto' in op)
    return (
      <>
        <span className="qty">
          <b>−X</b>
          <HeldIcon />
        </span>
        <Arrow />
        {each(op.cubesInto, (r, n) => (
          <span className="qty">
            <b>{n === 1 ? 'X' : `${n}X`}</b>
            <Icon name={r} />
          </span>
        ))}
      </>
    )
  if ('opponentsDraw' in op)
    return (
      <span className="any">
        <Amount icon="card" n={op.opponentsDraw} sign />
      </span>
    )
  if ('claimArea' in op)
    return (
      <span className="hexa">
        <Icon name="claim" />
      </span>
    )
  if ('copyProduction' in op)
    return (
      <span className="prod">
        <b>2 ×</b>
        <TagDisc tag={op.copyProduction} />
      </span>
    )
  if ('nextCard' in op)
    return (
      <>
        <Words>{words.icon.next}</Words>
        <Icon name="card" />
        <Glue>:</Glue>
        {op.nextCard.discount !== undefined && <Amount icon="mc" n={-op.nextCard.discount} sign />}
        {op.nextCard.slack !== undefined && <Slack steps={op.nextCard.slack} />}
      </>
    )
  return <ColonialIcon op={op} />
}

function ColonialIcon({ op }: { op: Op }) {
  if ('colony' in op)
    return (
      <span className="qty">
        <Icon name="colony" />
        {op.again && <Glue>*</Glue>}
      </span>
    )
  if ('fleets' in op) return <Amount icon="fleet" n={op.fleets} sign />
  if ('freeTrade' in op) return <Icon name="fleet" />
  if ('moveMarkers' in op)
    return (
      <>
        <Amount icon="colony" n={1} sign />
        <Amount icon="colony" n={-1} sign />
      </>
    )
  if ('colonyBonuses' in op)
    return (
      <>
        <Words>{words.icon.bonus}</Words>
        <Glue>/</Glue>
        <Icon name="colony" />
      </>
    )
  if ('addColonyTile' in op)
    return (
      <>
        <Words>{words.icon.newTile}</Words>
        <Icon name="colony" />
      </>
    )
  if ('delegates' in op)
    return (
      <span className="qty">
        <b>+{op.delegates}</b>
        <Words>{words.icon.delegate}</Words>
      </span>
    )
  if ('banDelegate' in op) return <Words>{words.icon.banDelegate}</Words>
  if ('recruit' in op) return <Words>{words.icon.recruit}</Words>
  if ('takeChair' in op) return <Words>{words.icon.takeChair}</Words>
  if (isPromoOp(op)) return <PromoIcon op={op} />
  return <PreludeIcon op={op} />
}
