import type { MarsState } from '@perilune/terraforming-mars'
import type { Facts } from './facts.js'
import * as table from './table.js'

const PARAMETERS = ['temperature', 'oxygen', 'oceans', 'venus']
/** How much one step of each is. */
const STEPS = [2, 1, 1, 2]

/** What the card played just before by the same player in the same generation changes for this one. */
export interface Before {
  readonly slack: number
  readonly discount: number
}

/**
 * One requirement, and whether it is met; a tag that is lacking can be made up for by wild tags, see
 * `isPlayable`.
 */
export interface Judged {
  readonly text: string
  readonly has: number
  readonly met: boolean
  /** Tags that are lacking. */
  readonly lacks: number
  /** It is not met as printed, but a parameter may be off by some steps. */
  readonly missed: boolean
}

export function judge(s: MarsState, seat: number, card: Facts, before: Before): Judged[] {
  return card.requires.map((text) => {
    const compared = /^([a-z:-]+)(<=|>=)(-?\d+)$/.exec(text)
    if (!compared) return { text, ...stands(s, seat, text), lacks: 0, missed: false }
    const [, what, sign, number] = compared
    const has = amount(s, seat, what)
    const slack = slackFor(s, seat, what, before)
    const isWithin = (off: number): boolean =>
      sign === '<=' ? has <= Number(number) + off : has >= Number(number) - off
    const lacks = what.startsWith('tag:') ? Math.max(0, Number(number) - has) : 0
    return { text, has, met: isWithin(slack), lacks, missed: slack > 0 && isWithin(slack) && !isWithin(0) }
  })
}

/** Every requirement is met; each wild tag stands for one tag that is lacking, and for no more than one. */
export function requirementsMet(s: MarsState, seat: number, judged: readonly Judged[]): boolean {
  if (judged.some(({ text, met }) => !met && !text.startsWith('tag:'))) return false
  const lacks = judged.reduce((sum, one) => sum + one.lacks, 0)
  return lacks <= table.tagsOf(s.players[seat], 'wild')
}

/** In units of the parameter: a step of temperature or Venus is 2. */
function slackFor(s: MarsState, seat: number, what: string, before: Before): number {
  const parameter = PARAMETERS.indexOf(what)
  if (parameter < 0) return 0
  const steps = table
    .effectsOf(s.players[seat])
    .filter(({ name, about }) => name === 'slack' && (about.length === 0 || about.includes(what)))
    .reduce((sum, effect) => sum + effect.n, before.slack)
  return steps * STEPS[parameter]
}

function amount(s: MarsState, seat: number, what: string): number {
  const p = s.players[seat]
  if (what === 'oceans') return table.areasWith(s, table.isOcean).length
  const parameter = PARAMETERS.indexOf(what)
  if (parameter >= 0) return s.parameters[parameter]
  const [kind, of] = what.split(':')
  switch (kind) {
    case 'tag':
      return table.tagsOf(p, of)
    case 'production':
      return p.production[table.RESOURCES.indexOf(of as (typeof table.RESOURCES)[number])]
    case 'greenery':
      return table.areasWith(s, (tile) => tile === table.GREENERY, seat).length
    case 'city':
      return table.areasWith(s, table.isCity, seat).length
    case 'any-city':
      return table.areasWith(s, table.isCity).length
    case 'any-city-on-mars':
      return table.areasWith(s, table.isCity).filter((area) => area < table.ON_MARS).length
    case 'city-by-ocean':
      return besideOcean(s, table.areasWith(s, table.isCity, seat))
    case 'any-city-by-ocean':
      return besideOcean(s, table.areasWith(s, table.isCity))
    case 'colonies':
      return table.coloniesOf(s, seat)
    case 'floaters':
      return table.cubesHeld(p, 'floater')
    case 'rating':
      return p.rating
    case 'leaders':
      return s.turmoil?.leaders.filter((leader) => leader === seat).length ?? 0
    case 'resource-kinds':
      return resourceKinds(s, seat)
    default:
      throw new Error(`the model has no requirement ${what}`)
  }
}

const besideOcean = (s: MarsState, areas: readonly number[]): number =>
  areas.filter((area) => table.besides(s, area, table.isOcean) > 0).length

/** Standard resources in stock, and kinds of cubes on cards in play. */
function resourceKinds(s: MarsState, seat: number): number {
  const p = s.players[seat]
  const cubes = new Set(table.faceUp(p).flatMap((card, i) => (p.cubes[i] > 0 ? [card.holds] : [])))
  return p.stock.filter((n) => n > 0).length + cubes.size
}

/** What is met or not; of a party it is told how many delegates the seat has there. */
function stands(s: MarsState, seat: number, text: string): { has: number; met: boolean } {
  const party = table.PARTIES.findIndex((id) => text === `party:${id}`)
  if (party >= 0) {
    const has = s.turmoil?.delegates[party][seat] ?? 0
    return { has, met: has >= 2 || s.turmoil?.ruling === party }
  }
  const met = text === 'chairman' ? s.turmoil?.chairman === seat : s.promos?.plantsRemoved === true
  return { has: met ? 1 : 0, met }
}
