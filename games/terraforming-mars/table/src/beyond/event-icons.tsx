import type { EventStep, Tally, Thing } from '@perilune/terraforming-mars'
import type { ReactNode } from 'react'
import { Icon, TagDisc } from '../drawings/glyphs.js'
import { Amount, each, Glue, HexIcon, iconOfCube, Production, Words } from '../icons/parts.js'
import { words } from '../words.js'

/* A step of a global event as icons, made from the definition that also gives its rules and its text. */

const w = words.beyond.faces

function ThingIcon({ of }: { of: Thing }) {
  if (typeof of === 'number') return <b>{of}</b>
  if (typeof of === 'object') {
    if ('tags' in of) return <TagDisc tag={of.tags} />
    if ('production' in of)
      return (
        <span className="prod">
          <Icon name={of.production} />
        </span>
      )
    return (
      <span className="qty">
        <b>5</b>
        <Icon name="tr" />
        <b>&gt; {of.ratingAbove}</b>
      </span>
    )
  }
  switch (of) {
    case 'events':
      return <TagDisc tag="event" />
    case 'cities':
      return <Icon name="city" />
    case 'colonies':
      return <Icon name="colony" />
    case 'cards-in-hand':
      return <Icon name="card" />
    case 'tiles-beside-oceans':
      return (
        <>
          <Icon name="tile" />
          <Icon name="ocean" />
        </>
      )
    case 'kinds-of-tags':
      return <Words>{words.icon.kindOfTag}</Words>
    case 'blue-cards':
      return <Words>{w.blueCard}</Words>
  }
}

/** What a step is counted by, with influence added or subtracted. */
function TallyIcons({ tally }: { tally: Tally }) {
  const { of, influence, each: every, reaching } = tally
  const own = <Icon name="influence" title={words.icon.influence} />
  if (of === undefined)
    return (
      <>
        <Glue>/</Glue>
        {own}
      </>
    )
  return (
    <>
      <Glue>{reaching === undefined ? '/' : ':'}</Glue>
      {reaching !== undefined && <b>{reaching}</b>}
      {every !== undefined && <b>{every}</b>}
      <ThingIcon of={of} />
      {influence && (
        <>
          <Glue>{influence === 'more' ? '+' : '−'}</Glue>
          {own}
        </>
      )}
    </>
  )
}

/** The effect of a step, without what it is counted by. */
function action(step: EventStep): ReactNode {
  if ('gain' in step) return each(step.gain, (resource, n) => <Amount icon={resource} n={n} sign />)
  if ('lose' in step) return each(step.lose, (resource, n) => <Amount icon={resource} n={-n} sign />)
  if ('production' in step)
    return each(step.production, (resource, n) => <Production icon={resource} n={n} />)
  if ('tr' in step) return <Amount icon="tr" n={step.tr} sign />
  if ('draw' in step) return <Amount icon="card" n={step.draw} sign />
  if ('discard' in step) return <Amount icon="card" n={-step.discard} sign />
  if ('gainAny' in step) return <Amount icon="cube" n={step.gainAny} sign />
  if ('addToOne' in step) return <Amount icon={iconOfCube(step.addToOne)} n={1} sign />
  if ('temperature' in step) return <Amount icon="temperature" n={step.temperature} sign />
  if ('loseAll' in step)
    return (
      <>
        <Glue>−</Glue>
        <Words>{w.all}</Words>
        <Icon name={step.loseAll} />
      </>
    )
  if ('lowerProduction' in step)
    return step.lowerProduction.map((resource) => <Production key={resource} icon={resource} n={-1} />)
  if ('keepPlants' in step)
    return (
      <span className="qty">
        <Icon name="plants" />
        <b>≤ {step.keepPlants} +</b>
        <Icon name="influence" title={words.icon.influence} />
      </span>
    )
  if ('firstPlayer' in step)
    return (
      <>
        {step.firstPlayer === 'removes-ocean' && <Glue>−</Glue>}
        <HexIcon tile="ocean" />
      </>
    )
  return further(step)
}

function further(
  step: Extract<EventStep, { addToEach: unknown } | { spendCubes: number } | { rank: unknown }>,
) {
  if ('addToEach' in step)
    return (
      <>
        <Amount icon={step.addToEach === 'any-with-cubes' ? 'cube' : iconOfCube(step.addToEach)} n={1} sign />
        <Glue>/</Glue>
        <Icon name="card" />
      </>
    )
  if ('spendCubes' in step)
    return (
      <>
        <Amount icon={iconOfCube(step.cube)} n={-step.spendCubes} sign />
        <Words>{words.icon.or}</Words>
        <Amount icon="mc" n={-step.orLose} sign />
      </>
    )
  return (
    <>
      {step.rank.map((of, i) => (
        <ThingIcon key={i} of={of} />
      ))}
      <Glue>+</Glue>
      <Icon name="influence" title={words.icon.influence} />
      <Glue>:</Glue>
      <Amount icon="tr" n={step.first} sign />
      <Glue>/</Glue>
      <Amount icon="tr" n={step.second} sign />
    </>
  )
}

export const StepIcons = ({ step }: { step: EventStep }) => (
  <>
    {action(step)}
    {'for' in step && <TallyIcons tally={step.for} />}
  </>
)
