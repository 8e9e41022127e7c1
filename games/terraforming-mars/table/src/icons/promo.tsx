import type { Op } from '@perilune/terraforming-mars'
import { Icon, TagDisc } from '../glyphs.js'
import { words } from '../words.js'
import { Amount, Arrow, Glue, HexIcon, Production, Words } from './parts.js'

/* What only promotional cards do, as icons. */

export function PromoIcon({ op }: { op: Op }) {
  if ('sue' in op)
    return (
      <>
        <Words>{words.icon.steal}</Words>
        <Amount icon="mc" n={op.sue} any />
      </>
    )
  if ('spendToLook' in op)
    return (
      <>
        <span className="qty">
          <b>X</b>
          <Icon name={op.spendToLook} />
        </span>
        <Arrow />
        <span className="qty">
          <b>X</b>
          <Icon name="card" />
        </span>
        <Arrow />
        <Amount icon="card" n={1} sign />
      </>
    )
  if ('showCards' in op)
    return (
      <>
        <Amount icon="mc" n={1} />
        <Glue>/</Glue>
        <Icon name="card" />
      </>
    )
  if ('takeBackEvents' in op)
    return (
      <>
        <TagDisc tag="event" />
        <Arrow />
        <Amount icon="card" n={op.takeBackEvents} sign />
      </>
    )
  if ('useAgain' in op)
    return (
      <>
        <Words>{words.icon.action}</Words>
        <b>2 ×</b>
      </>
    )
  if ('park' in op)
    return (
      <>
        <Icon name="card" />
        <Glue>:</Glue>
        <Amount icon="cube" n={op.park} sign />
      </>
    )
  if ('doubleParked' in op)
    return (
      <span className="qty">
        <b>2 ×</b>
        <Icon name="cube" />
      </span>
    )
  if ('nomads' in op) return <Icon name="camp" />
  if ('cathedral' in op)
    return (
      <span className="any">
        <Icon name="cathedral" title={words.icon.cathedral} />
      </span>
    )
  if ('oceanByFirst' in op)
    return (
      <>
        <Icon name="first" />
        <Glue>:</Glue>
        <HexIcon tile="ocean" />
      </>
    )
  if ('infect' in op)
    return (
      <>
        <Amount icon="disease" n={1} sign />
        <Amount icon="mc" n={-op.infect} sign />
      </>
    )
  if ('cureOrFlip' in op)
    return (
      <>
        <Amount icon="disease" n={-1} sign />
        <Arrow />
        <Amount icon="tr" n={1} sign />
        <Glue>{words.icon.or}</Glue>
        <TagDisc tag="event" />
        <Arrow />
        <Amount icon="tr" n={op.cureOrFlip} sign />
      </>
    )
  if ('lowerOpponents' in op) return <Production icon="mc" n={-op.lowerOpponents} any />
  return null
}
