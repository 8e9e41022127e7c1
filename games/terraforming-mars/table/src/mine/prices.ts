import type { Option } from '@perilune/engine'
import { PROJECTS, type ProjectId, TAGS, type Tag, TRACKS } from '@perilune/terraforming-mars'
import { cardOf, requirementsOf } from '../cards/cards.js'
import type { Held } from '../hand/filter.js'
import type { Threshold } from '../map/ring.js'
import type { MarsRules } from '../rules.js'
import { asState, type MarsView } from '../state/view.js'

/** The price of each card for a seat now. */
export const pricesOf = ({ priceNow, cardOf }: MarsRules, view: MarsView, seat: number) => {
  const s = asState(view)
  return (id: string): number => priceNow(s, seat, cardOf(id))
}

export const discountsOf = (view: MarsView, seat: number): { tag: Tag | undefined; n: number }[] => {
  const { discount, discounts, nextDiscount } = view.players[seat]
  const all = discount + nextDiscount
  return [
    ...(all > 0 ? [{ tag: undefined, n: all }] : []),
    ...TAGS.flatMap((tag, i) => (discounts[i] > 0 ? [{ tag, n: discounts[i] }] : [])),
  ]
}

/** The standard projects of this game, at a seat's prices. */
export const projectsOf = (
  { projectOf, isOpen, projectPrice }: MarsRules,
  view: MarsView,
  seat: number,
  options: readonly Option[],
): { id: ProjectId; price: number; option: Option | undefined }[] =>
  PROJECTS.map((id) => ({ id, project: projectOf(id) }))
    .filter(({ project }) => !project || isOpen(asState(view), project))
    .map(({ id, project }) => {
      return {
        id,
        price: project ? projectPrice(view.players[seat], project) : 0,
        option: options.find((o) => o.answer.project === id),
      }
    })

/** The values of parameters that cards of a hand require, with the seat's slack taken into account. */
export function thresholdsOf(view: MarsView, seat: number, held: readonly Held[]): Threshold[] {
  const { slack, nextSlack, venusSlack } = view.players[seat]
  return held.flatMap(({ id }) => {
    const card = cardOf(id)
    return requirementsOf(card).flatMap((r): Threshold[] => {
      if (!('parameter' in r)) return []
      const { start, max, step } = TRACKS[r.parameter]
      const by = (slack + nextSlack + (r.parameter === 'venus' ? venusSlack : 0)) * step
      const at = Math.max(start, Math.min(max, r.max ? r.is + by : r.is - by))
      return [{ parameter: r.parameter, at, max: r.max ?? false, name: card.name }]
    })
  })
}
