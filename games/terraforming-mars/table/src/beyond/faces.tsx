import {
  type ColonyTile,
  colonyTiles,
  type GlobalEvent,
  globalEvents,
  type Op,
  type Party,
  parties,
  type Resource,
  TRACK_STEPS,
} from '@perilune/terraforming-mars'
import { colonyText, globalEventText, partyFacts } from '@perilune/terraforming-mars-words-en'
import { Fragment, type ReactNode } from 'react'
import { MarsCard } from '../cards/card.js'
import { Face, type FaceProps } from '../cards/face.js'
import { Icon } from '../drawings/glyphs.js'
import { Box } from '../icons/card.js'
import { Arrow, iconOfCube } from '../icons/parts.js'
import { joined } from '../icons/verbs.js'
import { words } from '../words.js'
import { amountOf } from './colonies.js'
import { StepIcons } from './event-icons.js'
import { BonusIcons, PARTY_ICON, PolicyIcons } from './party-icons.js'

/*
 * Colony tiles, global events and parties as cards, with the anatomy of all other cards.
 */

type Drawn = Pick<FaceProps, 'name' | 'number' | 'kind' | 'mark' | 'icons' | 'text'>

const w = words.beyond.faces

/**
 * What a trade gives on the seven steps: the numbers and their icon or, if the steps give different things,
 * all of those.
 */
function Income({ trade }: Pick<ColonyTile, 'trade'>): ReactNode {
  const amounts = trade.map(amountOf)
  if (amounts.includes(null))
    return trade.map((ops, i) =>
      i > 0 && JSON.stringify(ops) === JSON.stringify(trade[i - 1]) ? null : (
        <Fragment key={i}>{joined(ops)}</Fragment>
      ),
    )
  return (
    <>
      <b className="income-steps">{amounts.join(' ')}</b>
      <OpKind op={trade[TRACK_STEPS - 1][0]} />
    </>
  )
}

/** The icon of an operation, without its amount. */
function OpKind({ op }: { op: Op }) {
  if ('gain' in op) return <Icon name={Object.keys(op.gain)[0] as Resource} />
  return <Icon name={'add' in op && op.cube ? iconOfCube(op.cube) : 'card'} />
}

const colonyFace = (tile: ColonyTile, number: string): Drawn => ({
  name: tile.name,
  number,
  kind: 'colony',
  mark: 'colony',
  icons: (
    <>
      <Box className="effect" title={w.build}>
        {joined(tile.build)}
      </Box>
      <Box className="action" title={w.trade}>
        <Income trade={tile.trade} />
      </Box>
      <Box className="effect" title={w.colony}>
        {joined(tile.bonus)}
      </Box>
    </>
  ),
  text: colonyText(tile.id),
})

const eventFace = (event: GlobalEvent, number: string): Drawn => ({
  name: event.name,
  number,
  kind: 'global-event',
  mark: 'influence',
  icons: (
    <>
      {event.steps.map((step, i) => (
        <div key={i} className="irow">
          <StepIcons step={step} />
        </div>
      ))}
      <Box className="effect" title={w.delegates}>
        <Icon name={PARTY_ICON[event.distant]} title={words.party[event.distant]} />
        <Arrow />
        <Icon name={PARTY_ICON[event.current]} title={words.party[event.current]} />
      </Box>
    </>
  ),
  text: globalEventText(event.id),
})

const partyFace = (party: Party, index: number): Drawn => ({
  name: party.name,
  number: `P·${index + 1}`,
  kind: 'party',
  mark: PARTY_ICON[party.id],
  icons: (
    <>
      <Box className="effect" title={w.bonus}>
        <BonusIcons bonus={party.bonus} />
      </Box>
      <Box className={'pay' in party.policy ? 'action' : 'effect'} title={w.policy}>
        <PolicyIcons policy={party.policy} />
      </Box>
    </>
  ),
  text: partyFacts(index),
})

const numbered = (letter: string, i: number): string => `${letter}·${String(i + 1).padStart(2, '0')}`

const faces = new Map<string, Drawn>([
  ...colonyTiles.map((tile, i) => [tile.id, colonyFace(tile, numbered('L', i))] as const),
  ...globalEvents.map((event, i) => [event.id, eventFace(event, numbered('E', i))] as const),
  ...parties.map((party, i) => [`party:${party.id}`, partyFace(party, i)] as const),
])

/** Anything in the game that has a text: a card, a colony tile, an event or a party. */
export function AnyCard({ id, width }: { id: string; width?: number }) {
  const face = faces.get(id)
  if (!face) return <MarsCard id={id} {...(width !== undefined && { width })} />
  return <Face id={id} cost={null} tags={[]} width={width} {...face} />
}
