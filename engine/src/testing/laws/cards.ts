import { fits } from '../../kernel/knowledge.js'
import { type Card, type KernelState, viewerIndex } from '../../state.js'
import { type AnyGame, broke, viewersOf } from '../broken.js'
import { witnessFor } from '../witness.js'

export const allCards = (s: KernelState): Card[] => s.places.flat().sort()

/** Only kinds that never run out may become more. */
export function cardsAreConserved(game: AnyGame, s: KernelState, atFirst: readonly Card[]): void {
  const law = 'no card appears or is lost'
  const now = allCards(s)
  const lost = less(atFirst, now)
  const found = less(now, atFirst).filter((card) => !game.endless.includes(card))
  if (lost.length + found.length > 0)
    broke(law, `lost: ${lost.join() || 'none'}; new: ${found.join() || 'none'}`)
}

function less(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = others.slice()
  return cards.filter((card) => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}

/** The order of arrival tells a story; what is seen has none. */
export function seenPlacesAreSorted(_game: AnyGame, s: KernelState): void {
  const law = 'a place that anybody sees into is kept sorted'
  s.places.forEach((cards, p) => {
    if (s.sight[p] !== 0 && cards.some((card, i) => i > 0 && cards[i - 1] > card))
      broke(law, `place ${p} holds ${cards.join()}`)
  })
}

/** Whatever anybody thinks it knows is so. */
export function knowledgeIsTrue(_game: AnyGame, s: KernelState): void {
  const law = 'what a viewer knows is true'
  for (const viewer of viewersOf(s)) {
    const v = viewerIndex(s, viewer)
    if (s.knows[v] === null) continue
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`
    const unfit = fits(s, v)
    if (unfit) broke(law, `for ${who}: ${unfit}`)
    if (witnessFor(s, v) === 'none') broke(law, `${who} thinks the world as it is impossible`)
  }
}
