import type { Parameter, Points, Requirement } from '@perilune/terraforming-mars'
import { figure, Readable } from '@perilune/ui'
import type { ReactNode } from 'react'
import { Icon, type IconName, TagDisc } from '../drawings/glyphs.js'
import { CardIcons } from '../icons/card.js'
import { CounterIcon } from '../icons/counter.js'
import { iconOfCube } from '../icons/parts.js'
import { words } from '../words.js'
import { type CardInfo, cardOf, costOf, requirementsOf, textOf } from './cards.js'
import { Face } from './face.js'

export interface MarsCardProps {
  id: string
  width?: number
  /** What it would cost now. */
  price?: number | undefined
  /** Whether its requirement is met; omitted where that does not matter. */
  met?: boolean | undefined
  cubes?: number
  selected?: boolean
  dim?: boolean
  why?: ReactNode
  className?: string
}

/** Any card of the game. */
export function MarsCard(props: MarsCardProps) {
  const card = cardOf(props.id)
  const { cubes = 0 } = props
  return (
    <Face
      id={card.id}
      name={card.name}
      number={card.number}
      kind={card.kind}
      cost={costOf(card)}
      price={props.price}
      tags={card.tags}
      requires={<Requires card={card} met={props.met} />}
      icons={
        <CardIcons
          holds={card.holds}
          play={card.play ?? []}
          effects={card.effects ?? []}
          actions={card.actions ?? []}
          firstAction={card.kind === 'corporation' ? card.firstAction : undefined}
        />
      }
      text={textOf(card.id)}
      points={card.points !== undefined && <PointsCorner points={card.points} card={card} />}
      badge={
        card.holds &&
        cubes > 0 && (
          <>
            <Icon name={iconOfCube(card.holds)} /> {figure(cubes)}
          </>
        )
      }
      width={props.width}
      selected={props.selected ?? false}
      dim={props.dim ?? false}
      why={props.why}
      {...(props.className && { className: props.className })}
    />
  )
}

const PARAMETER_ICON: Readonly<Record<Parameter, IconName>> = {
  temperature: 'temperature',
  oxygen: 'oxygen',
  oceans: 'ocean',
  venus: 'venus',
}
const UNIT: Readonly<Record<Parameter, string>> = {
  temperature: ' °C',
  oxygen: ' %',
  oceans: '',
  venus: ' %',
}

function Requires({ card, met }: { card: CardInfo; met: boolean | undefined }) {
  const requires = requirementsOf(card)
  if (requires.length === 0) return null
  return (
    <span className={`req ${met === undefined ? '' : met ? 'met' : 'bad'}`}>
      {requires.map((r, i) => (
        <span key={i}>
          <RequirementIcon requirement={r} />
        </span>
      ))}
      {met !== undefined && <Icon name={met ? 'ok' : 'no'} title={met ? words.met : words.notMet} />}
    </span>
  )
}

function RequirementIcon({ requirement: r }: { requirement: Requirement }) {
  if ('parameter' in r)
    return (
      <>
        <Icon name={PARAMETER_ICON[r.parameter]} />
        {r.max ? '≤' : '≥'} {figure(r.is)}
        {UNIT[r.parameter]}
      </>
    )
  if ('tag' in r)
    return (
      <>
        <TagDisc tag={r.tag} />
        {r.count > 1 && `× ${r.count}`}
      </>
    )
  if ('tiles' in r)
    return (
      <>
        <Icon name={r.tiles} />
        {r.count > 1 && `× ${r.count}`}
        {r.of === 'all' && '*'}
        {r.beside && <Icon name={r.beside} />}
      </>
    )
  if ('kindsOfResources' in r)
    return (
      <>
        <Icon name="cube" />× {r.kindsOfResources}
      </>
    )
  if ('plantsRemoved' in r)
    return (
      <span className="any">
        −<Icon name="plants" />
      </span>
    )
  if ('floaters' in r)
    return (
      <>
        <Icon name="floater" />× {r.floaters}
      </>
    )
  if ('party' in r) return <b>{words.party[r.party]}</b>
  if ('chairman' in r) return <b>{words.chairman}</b>
  if ('partiesLed' in r)
    return (
      <b>
        {words.leader}
        {r.partiesLed > 1 && ` × ${r.partiesLed}`}
      </b>
    )
  if ('colonies' in r)
    return (
      <>
        <Icon name="colony" />
        {r.max ? `≤ ${r.colonies}` : r.colonies > 1 && `× ${r.colonies}`}
      </>
    )
  if ('rating' in r)
    return (
      <>
        <Icon name="tr" />≥ {r.rating}
      </>
    )
  return (
    <span className="prod">
      <Icon name={r.production} />
    </span>
  )
}

function PointsCorner({ points, card }: { points: Points; card: CardInfo }) {
  if (typeof points === 'number') return <b>{figure(points)}</b>
  if ('ifCubes' in points)
    return (
      <>
        <b>{figure(points.points)}</b>
        {'perCityOf' in points && (
          <>
            <i>/</i>
            <Icon name="city" />
          </>
        )}
        <i>:</i>
        {points.ifCubes > 1 && <b>{points.ifCubes}</b>}
        {card.holds && <Icon name={iconOfCube(card.holds)} />}
      </>
    )
  const each = points.each ?? 1
  return (
    <>
      <b>{points.points}</b>
      <i>/</i>
      {each > 1 && <b>{each}</b>}
      {'cubes' in points.per && card.holds ? (
        <Icon name={iconOfCube(card.holds)} />
      ) : (
        <CounterIcon counter={points.per} />
      )}
    </>
  )
}

/** A card that can only be read. */
export const CardToRead = (props: MarsCardProps) => (
  <Readable card={props.id} label={`${cardOf(props.id).name}. ${textOf(props.id)}`}>
    <MarsCard {...props} />
  </Readable>
)
