import type { Action, Cube, Effect, Op, Trigger } from '@perilune/terraforming-mars'
import { Fragment, type ReactNode } from 'react'
import { Icon, TagDisc } from '../drawings/glyphs.js'
import { words } from '../words.js'
import { HeldIcon, Holds } from './counter.js'
import { Amount, Arrow, Glue, HexIcon, iconOfCube, Slack, Words } from './parts.js'
import { joined, OpIcon } from './verbs.js'

function TriggerIcon({ trigger }: { trigger: Trigger }) {
  const any = trigger && 'by' in trigger && trigger.by === 'anyone' ? 'any' : ''
  if ('laid' in trigger)
    return (
      <span className={any}>
        {trigger.laid === 'any' ? (
          <span className="hexa">
            <Icon name={trigger.onMetal ? 'steel' : 'tile'} />
          </span>
        ) : (
          <HexIcon tile={trigger.laid} />
        )}
      </span>
    )
  if ('border' in trigger)
    return (
      <span className="any">
        <Icon name="tile" />
        <Icon name="tile" />
      </span>
    )
  if ('tag' in trigger && !('played' in trigger))
    return (
      <span className={`qty ${any}`}>
        {trigger.tag?.map((tag, i) => (
          <Fragment key={tag}>
            {i > 0 && <Glue>/</Glue>}
            <TagDisc tag={tag} />
          </Fragment>
        ))}
      </span>
    )
  if ('played' in trigger)
    return (
      <span className={`qty ${any}`}>
        {trigger.tag && <TagDisc tag={trigger.tag} />}
        {trigger.played === 'event' ? <TagDisc tag="event" /> : !trigger.tag && <Icon name="card" />}
        {trigger.points && <b>{words.icon.points}</b>}
        {trigger.costing && <AtLeast mc={trigger.costing} />}
      </span>
    )
  if ('added' in trigger) return <Amount icon={iconOfCube(trigger.added)} n={1} sign />
  if ('raised' in trigger)
    return (
      <span className={any}>
        <Amount icon={trigger.raised} n={1} sign />
      </span>
    )
  if ('productionPhase' in trigger)
    return (
      <>
        <Words>{words.icon.notRaised}</Words>
        <Icon name="tr" />
      </>
    )
  if ('project' in trigger) return <Words>{words.icon.project}</Words>
  if ('newTag' in trigger) return <Words>{words.icon.newTag}</Words>
  if ('colony' in trigger)
    return (
      <span className={any}>
        <Icon name="colony" />
      </span>
    )
  return (
    <span className="qty">
      <AtLeast mc={trigger.printedCost} />
    </span>
  )
}

const AtLeast = ({ mc }: { mc: number }) => (
  <>
    <Icon name="mc" />
    <b>≥ {mc}</b>
  </>
)

export function EffectIcons({ effect }: { effect: Effect }) {
  if ('when' in effect)
    return (
      <>
        <TriggerIcon trigger={effect.when} />
        <Glue>:</Glue>
        {joined(effect.do)}
        {effect.theirs && <span className="any">{joined(effect.theirs)}</span>}
      </>
    )
  if ('discount' in effect)
    return (
      <>
        {effect.tag ? <TagDisc tag={effect.tag} /> : <Icon name="card" />}
        {effect.on && <Words>{words.icon.requirement}</Words>}
        <Glue>:</Glue>
        <Amount icon="mc" n={-effect.discount} sign />
      </>
    )
  if ('cubesPay' in effect)
    return (
      <>
        <Icon name="cube" />
        <Glue>=</Glue>
        <Amount icon="mc" n={effect.cubesPay} />
        {effect.forTags?.map((tag) => (
          <TagDisc key={tag} tag={tag} />
        ))}
      </>
    )
  if ('gainsProduced' in effect) return <Words>{words.icon.gainsProduced}</Words>
  if ('value' in effect)
    return (Object.entries(effect.value) as ['steel' | 'titanium', number][]).map(([metal, n]) => (
      <Fragment key={metal}>
        <Icon name={metal} />
        <Glue>:</Glue>
        <Amount icon="mc" n={n} sign />
      </Fragment>
    ))
  if ('slack' in effect) return <Slack steps={effect.slack} />
  if ('protects' in effect)
    return (
      <>
        <Icon name="shield" />
        {effect.protects.map((what) => (
          <Icon key={what} name={what} />
        ))}
      </>
    )
  if ('keepsCubes' in effect) return <Icon name="shield" />
  if ('greeneryDiscount' in effect)
    return (
      <>
        <HexIcon tile="greenery" />
        <Glue>:</Glue>
        <Amount icon="plants" n={-effect.greeneryDiscount} sign />
      </>
    )
  if ('projectDiscount' in effect)
    return (
      <>
        <Words>{words.projects[effect.project]}</Words>
        <Glue>:</Glue>
        <Amount icon="mc" n={-effect.projectDiscount} sign />
      </>
    )
  if ('tradeDiscount' in effect)
    return (
      <>
        <Icon name="fleet" />
        <Glue>:</Glue>
        <b>−{effect.tradeDiscount}</b>
      </>
    )
  if ('tradeSteps' in effect)
    return (
      <>
        <Icon name="fleet" />
        <Glue>:</Glue>
        <b>+{effect.tradeSteps}</b>
        <Icon name="colony" />
      </>
    )
  if ('cubesAreHeat' in effect)
    return (
      <>
        <HeldIcon />
        <Glue>=</Glue>
        <Amount icon="heat" n={2} />
      </>
    )
  if ('cardPrice' in effect)
    return (
      <>
        <Words>{words.icon.buy}</Words>
        <Icon name="card" />
        <Glue>:</Glue>
        <Amount icon="mc" n={effect.cardPrice} />
      </>
    )
  if ('insures' in effect)
    return (
      <>
        <Words>{words.icon.harm}</Words>
        <Glue>:</Glue>
        <Amount icon="mc" n={-effect.insures} sign />
      </>
    )
  if ('influence' in effect)
    return (
      <span className="qty">
        <b>+{effect.influence}</b>
        <Words>{words.icon.influence}</Words>
      </span>
    )
  if ('oceanMoney' in effect)
    return (
      <>
        <HexIcon tile="ocean" />
        <Glue>:</Glue>
        <Amount icon="mc" n={effect.oceanMoney} sign />
      </>
    )
  if ('plantsPay' in effect)
    return (
      <>
        <TagDisc tag="building" />
        <Glue>:</Glue>
        <Icon name="plants" />
        <Glue>=</Glue>
        <Amount icon="mc" n={effect.plantsPay} />
      </>
    )
  if ('keepsEnergy' in effect)
    return (
      <>
        <Icon name="energy" />
        <Arrow />
        <Icon name="heat" />
        <Glue>?</Glue>
      </>
    )
  return (
    <>
      <Icon name="heat" />
      <Glue>=</Glue>
      <Amount icon="mc" n={1} />
    </>
  )
}

export const ActionIcons = ({ action }: { action: Action }) => (
  <>
    {action.needs && (
      <>
        {action.needs === 'no-energy' ? <Amount icon="energy" n={0} /> : <Amount icon="tr" n={1} sign />}
        <Glue>:</Glue>
      </>
    )}
    {action.cost?.map((op, i) => (
      <OpIcon key={i} op={op} cost />
    ))}
    <Arrow />
    {joined(action.do)}
  </>
)

/** Everything a card does: at once in a row, then a box for each effect and each action. */
export function CardIcons(props: {
  play: readonly Op[]
  effects: readonly Effect[]
  actions: readonly Action[]
  firstAction?: readonly Op[] | undefined
  holds: Cube | undefined
}) {
  return (
    <Holds value={props.holds}>
      {props.play.length > 0 && <div className="irow">{joined(props.play)}</div>}
      {props.firstAction && (
        <Box className="action" title={words.icon.firstAction}>
          {joined(props.firstAction)}
        </Box>
      )}
      {props.effects.map((effect, i) => (
        <Box key={i} className="effect" title={words.icon.effect}>
          <EffectIcons effect={effect} />
        </Box>
      ))}
      {props.actions.map((action, i) => (
        <Box key={i} className="action" title={words.icon.action}>
          <ActionIcons action={action} />
        </Box>
      ))}
    </Holds>
  )
}

export const Box = (props: { className: string; title: string; children: ReactNode }) => (
  <div className={`ibox ${props.className}`}>
    <i>{props.title}</i>
    <span>{props.children}</span>
  </div>
)
