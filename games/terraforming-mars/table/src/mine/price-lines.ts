import type { TAGS } from '@perilune/terraforming-mars'
import { cardOf, costOf, requirementsOf } from '../cards/cards.js'
import type { MarsView } from '../state/view.js'
import { words } from '../words.js'

/** A line of a price: the printed cost, or a discount. */
export interface PriceLine {
  readonly label: string
  readonly n: number
}

/** The discount of a card in play on another card. */
function takenOff(by: string, id: string): number {
  const card = cardOf(id)
  let n = 0
  for (const effect of cardOf(by).effects ?? []) {
    if (!('discount' in effect) || (effect.on === 'requirement' && requirementsOf(card).length === 0))
      continue
    const times = effect.tag ? card.tags.filter((tag) => tag === effect.tag).length : 1
    n += effect.discount * times
  }
  return n
}

/**
 * How the price of a card is made up: the printed cost and the discount of every card. All other changes
 * share one line, so that the lines always add up to the price.
 */
export function priceLines(view: MarsView, seat: number, id: string, price: number): PriceLine[] {
  const printed = costOf(cardOf(id)) ?? 0
  const off = view.players[seat].cards
    .map((by) => ({ label: cardOf(by).name, n: -takenOff(by, id) }))
    .filter(({ n }) => n !== 0)
  const rest = price - printed - off.reduce((sum, { n }) => sum + n, 0)
  return [
    { label: words.pay.printed, n: printed },
    ...off,
    ...(rest === 0 ? [] : [{ label: words.pay.otherwise, n: rest }]),
  ]
}

/** Metals pay only for cards with their tag. */
export const METAL_TAGS = { steel: 'building', titanium: 'space' } as const satisfies Readonly<
  Record<string, (typeof TAGS)[number]>
>
