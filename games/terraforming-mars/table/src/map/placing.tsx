import type { Option } from '@perilune/engine'
import { type MarsState, NEIGHBOURS, OCEAN, OCEAN_NEIGHBOUR_MC, RESOURCES } from '@perilune/terraforming-mars'
import { signed } from '@perilune/ui'
import type { ReactNode } from 'react'
import { Icon } from '../drawings/glyphs.js'
import { laidAt, type MarsView, tileAt } from '../state/view.js'
import { words } from '../words.js'
import type { Laid } from './hexes.js'
import type { Placing } from './stage.js'

/** Where a tile can be placed, and what it would bring at the selected area. */
export function placingOf(props: {
  view: MarsView
  seat: number
  areas: readonly Option[]
  /** The area that is selected or under the pointer. */
  selected: Option | undefined
  then: MarsState | null
  choose(option: Option): void
  commit(option: Option): void
  hover(option: Option | undefined): void
}): Placing {
  const { view, then, selected, areas } = props
  const can = areas.filter((o) => !o.reason)
  const of = (area: number) => can.find((o) => o.answer.area === area)
  const area = selected?.answer.area
  const target = typeof area === 'number' ? area : undefined
  const tile = target !== undefined && then ? laidAt(then, target) : undefined
  const ghost: Laid | undefined =
    target === undefined ? undefined : (tile ?? { kind: 'marker', icon: 'claim', owner: props.seat })
  return {
    choices: new Set(can.map((o) => o.answer.area as number)),
    target,
    ghost,
    neighbours:
      target === undefined || !tile
        ? []
        : NEIGHBOURS[target]
            .filter((next) => view.tiles[next] === OCEAN)
            .map((next) => ({ area: next, text: `+${OCEAN_NEIGHBOUR_MC}` })),
    callout: target !== undefined && then ? calloutOf(view, then, props.seat, target) : null,
    // A mouse previews by hovering, so a click places; the first touch only previews.
    choose: (next, shown) => {
      const option = of(next)
      if (!option) return
      if (shown || next === target) props.commit(option)
      else props.choose(option)
    },
    hover: (next) => props.hover(next === undefined ? undefined : of(next)),
  }
}

/** The gains from the tile, in figures. */
function calloutOf(view: MarsView, then: MarsState, seat: number, area: number): ReactNode {
  const before = view.players[seat]
  const after = then.players[seat]
  const parts: ReactNode[] = []
  if (after.rating !== before.rating)
    parts.push(
      <span key="tr">
        {signed(after.rating - before.rating)} <Icon name="tr" title={words.rating} />
      </span>,
    )
  RESOURCES.forEach((resource, i) => {
    const by = after.stock[i] - before.stock[i]
    if (by !== 0)
      parts.push(
        <span key={resource}>
          {signed(by)} <Icon name={resource} title={words.resources[resource]} />
        </span>,
      )
  })
  const points = pointsBeside(then, area)
  if (points > 0) parts.push(<small key="vp">{words.pointsBeside(points)}</small>)
  return parts.length > 0 ? parts : <small>{words.noBonus}</small>
}

/** Points that a city in the area would score for the adjacent greeneries. */
const pointsBeside = (then: MarsState, area: number): number => {
  const tile = tileAt(then, area)
  if (tile !== 'city' && tile !== 'capital') return 0
  return NEIGHBOURS[area].filter((next) => tileAt(then, next) === 'greenery').length
}
