import type { Op } from '@perilune/terraforming-mars'
import { Icon } from '../glyphs.js'
import { words } from '../words.js'
import { Amount, Arrow, Glue, Words } from './parts.js'

/* What preludes and the corporations of Prelude do, as icons. */

export function PreludeIcon({ op }: { op: Op }) {
  if ('playCard' in op)
    return (
      <>
        <Words>{words.icon.play}</Words>
        <Icon name="card" />
        <Glue>:</Glue>
        {op.playCard.discount ? <Amount icon="mc" n={-op.playCard.discount} sign /> : <Unbound />}
      </>
    )
  if ('raiseLowest' in op)
    return (
      <>
        <span className="prod">
          <b>+1</b>
        </span>
        <Words>{words.icon.lowest}</Words>
      </>
    )
  if ('fundAward' in op)
    return (
      <>
        <Words>{words.icon.award}</Words>
        <Amount icon="mc" n={0} />
      </>
    )
  if ('drawPreludes' in op) return <OneOf icon="prelude" n={op.drawPreludes} />
  if ('drawCorporations' in op) return <OneOf icon="corporation" n={op.drawCorporations} />
  if ('repeatPrelude' in op)
    return (
      <span className="qty">
        <b>2 ×</b>
        <Icon name="prelude" />
      </span>
    )
  if ('standardProject' in op)
    return (
      <>
        <Words>{words.icon.project}</Words>
        {op.orPay !== undefined && (
          <>
            <Glue>{words.icon.or}</Glue>
            <Amount icon="mc" n={-op.orPay} sign />
          </>
        )}
      </>
    )
  return null
}

/** Requirements on global parameters do not hold. */
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
