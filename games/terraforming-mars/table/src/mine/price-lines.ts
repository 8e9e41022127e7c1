import type { TAGS } from '@perilune/terraforming-mars'
import { cardOf, costOf, requirementsOf } from '../cards/cards.js'
import type { MarsView } from '../state/view.js'
import { words } from '../words.js'

/** A line of a price: what is printed, or what takes something off it. */
export interface PriceLine {
  readonly label: string
  readonly n: number
}

/** What a card in play takes off the price of another. */
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
 * How the price of a card comes about: what is printed and every card that takes something off. What else
 * changes it has a line of its own, so that the lines always add up to the price.
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

/** The metals that pay for no card without their tag. */
export const METAL_TAGS = { steel: 'building', titanium: 'space' } as const satisfies Readonly<
  Record<string, (typeof TAGS)[number]>
>
