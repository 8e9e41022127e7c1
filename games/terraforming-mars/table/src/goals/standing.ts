import { type Standing, TAGS } from '@perilune/terraforming-mars'
import { handCount, type MarsView, RESOURCE_INDEX } from '../view.js'

/** What a milestone or an award counts for a seat. */
export function standingOf(view: MarsView, seat: number, standing: Standing): number {
  const player = view.players[seat]
  switch (standing.count) {
    case 'rating':
      return player.rating
    case 'cities':
      return player.cities
    case 'greeneries':
      return player.greeneries
    case 'tiles':
      return player.tiles
    case 'cardsInHand':
      return handCount(view, seat)
    case 'tags':
      return standing.of.reduce((n, tag) => n + player.tags[TAGS.indexOf(tag)], 0)
    case 'stock':
      return standing.of.reduce((n, r) => n + player.stock[RESOURCE_INDEX[r]], 0)
    case 'production':
      return player.production[RESOURCE_INDEX[standing.of]]
    default:
      return 0
  }
}
