import type { Condition, Counter, Cube } from '@perilune/terraforming-mars'
import { createContext, useContext } from 'react'
import { Icon, TagDisc } from '../drawings/glyphs.js'
import { words } from '../words.js'
import { Glue, iconOfCube, Words } from './parts.js'

/* Counters and requirements as icons. */

/** The cube that the card with these icons holds, drawn where an operation says 'here'. */
export const Holds = createContext<Cube | undefined>(undefined)

/** The counter that multiplies an amount. */
export function Counted({ per, each: every = 1 }: { per?: Counter | undefined; each?: number | undefined }) {
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

export const cubeIcon = (cube: Cube | undefined) => (cube ? iconOfCube(cube) : 'cube')

/** The cube that this card holds. */
export function HeldIcon() {
  const holds = useContext(Holds)
  return <Icon name={cubeIcon(holds)} />
}

export function ConditionIcon({ condition }: { condition: Condition }) {
  if ('tags' in condition)
    return (
      <span className="qty">
        <b>{condition.atLeast}</b>
        <TagDisc tag={condition.tags} />
      </span>
    )
  return condition.playedHolds.map((cube) => <Icon key={cube} name={iconOfCube(cube)} />)
}
