import type { Seat } from '@perilune/engine'
import type { CompiledCard, CompiledRequirement } from '../cards/compiled.js'
import { cardOf } from '../cards/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { coloniesOf } from '../colonies/state.js'
import { AREAS_ON_MARS, NEIGHBOURS } from '../map/boards.js'
import { CITY, GREENERY, isCity, isOcean, WILD } from '../names.js'
import { cubesHeld, VENUS } from '../state/counters.js'
import type { MarsState, Player } from '../state/state.js'
import { wildLeft } from '../state/wild-tags.js'
import { hasSupport, partiesLed } from '../turmoil/committee.js'

/* What a card requires of the table at the moment it is played. Its own tags do not help. */

function has(s: MarsState, seat: Seat, r: CompiledRequirement): number {
  const p = s.players[seat]
  switch (r.kind) {
    case 'parameter':
      return s.parameters[r.which]
    case 'tag':
      return p.tags[r.which] + (s.wildAs[r.which] ?? 0)
    case 'rating':
      return p.rating
    case 'production':
      return p.production[r.which]
    case 'floaters':
      return cubesHeld(p, r.which)
    case 'colonies':
      return coloniesOf(s.colonies, seat)
    case 'tiles':
      if (r.besideOcean) return tilesBesideOceans(s, seat, r)
      if (!r.all) return r.which === CITY ? p.cities : p.greeneries
      if (r.onMars) return s.citiesOnMars
      return r.which === CITY ? s.cities : s.players.reduce((n, other) => n + other.greeneries, 0)
    case 'party':
      return s.turmoil === null ? 0 : s.turmoil.delegates[r.which][seat]
    case 'chairman':
      return s.turmoil?.chairman === seat ? 1 : 0
    case 'parties-led':
      return s.turmoil === null ? 0 : partiesLed(s.turmoil, seat)
    case 'kinds-of-resources':
      return kindsOfResources(p)
    case 'plants-removed':
      return s.promos?.plantsRemoved ? 1 : 0
  }
}

function tilesBesideOceans(s: MarsState, seat: Seat, r: CompiledRequirement): number {
  let n = 0
  for (let area = 0; area < AREAS_ON_MARS; area++) {
    const fits = r.which === CITY ? isCity(s.tiles[area]) : s.tiles[area] === GREENERY
    if (fits && (r.all || s.owners[area] === seat) && NEIGHBOURS[area].some((next) => isOcean(s.tiles[next])))
      n++
  }
  return n
}

/** In stock and on cards. */
function kindsOfResources(p: Player): number {
  const kinds = new Set<number>()
  p.cards.forEach((card, i) => {
    if (p.cubes[i] > 0) kinds.add(cardOf(card).holds)
  })
  return kinds.size + p.stock.filter((n) => n > 0).length
}

/** Parameters may be missed by the slack of the player's effects; nothing else may. */
export function isMet(s: MarsState, seat: Seat, r: CompiledRequirement): boolean {
  if (r.kind === 'party') return s.turmoil !== null && hasSupport(s.turmoil, seat, r.which)
  const there = has(s, seat, r)
  if (r.kind !== 'parameter') return r.max ? there <= r.is : there >= r.is
  const p = s.players[seat]
  const slack = (p.slack + p.nextSlack + (r.which === VENUS ? p.venusSlack : 0)) * r.step
  return r.max ? there <= r.is + slack : there >= r.is - slack
}

/** Every tag that is missing takes a wild tag of its own. */
export function refuseRequirements(s: MarsState, seat: Seat, card: CompiledCard): MarsReason | undefined {
  let wild = -1
  for (let i = 0; i < card.requires.length; i++) {
    const r = card.requires[i]
    if (isMet(s, seat, r)) continue
    if (r.kind === 'tag' && s.players[seat].tags[WILD] > 0) {
      if (wild < 0) wild = wildLeft(s, s.players[seat])
      wild -= r.is - has(s, seat, r)
      if (wild >= 0) continue
    }
    return { code: 'requirement', card: card.id, which: i, has: has(s, seat, r) }
  }
  return
}
