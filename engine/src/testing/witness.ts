import { type Card, type Class, type KernelState, type PlaceId, sees } from '../state.js'

const STEPS = 20_000

interface Slot {
  place: PlaceId
  index: number
  card: Card
}

/**
 * For each class of a viewer, the cards in unseen places that are its own, in one way that agrees with all
 * classes.
 */
export type Witness = Slot[][]

interface Stock {
  at: number[]
  cards: Map<Card, number>
}

function stockOf(c: Class): Stock {
  const cards = new Map<Card, number>()
  for (const card of c.cards) cards.set(card, (cards.get(card) ?? 0) + 1)
  return { at: c.at.slice(), cards }
}

const canTake = (stock: Stock, slot: Slot): boolean =>
  stock.at[slot.place] > 0 && (stock.cards.get(slot.card) ?? 0) > 0

function take(stock: Stock, slot: Slot, count: 1 | -1): void {
  stock.at[slot.place] -= count
  stock.cards.set(slot.card, (stock.cards.get(slot.card) ?? 0) - count)
}

/**
 * How the world as it is agrees with what a viewer knows. 'none' if it does not: then the viewer knows
 * something that is not so. 'unknown' if the search took too long.
 */
export function witnessFor(s: KernelState, viewer: number): Witness | 'none' | 'unknown' {
  const classes = s.knows[viewer] ?? []
  const stocks = classes.map(stockOf)
  const witness: Witness = classes.map(() => [])
  const open: Slot[] = []
  for (let place = 0; place < s.places.length; place++)
    if (!sees(s, viewer, place))
      s.places[place].forEach((card, index) => {
        open.push({ place, index, card })
      })
  let steps = 0

  /** Gives every slot to a class, those with the fewest choices first. */
  function assign(): boolean {
    if (open.length === 0) return true
    if (++steps > STEPS) return false
    let best = -1
    let fewest = Number.POSITIVE_INFINITY
    for (let i = 0; i < open.length && fewest > 1; i++) {
      const choices = stocks.filter((stock) => canTake(stock, open[i])).length
      if (choices < fewest) {
        fewest = choices
        best = i
      }
    }
    if (fewest === 0) return false
    const [slot] = open.splice(best, 1)
    for (let c = 0; c < stocks.length; c++) {
      if (!canTake(stocks[c], slot)) continue
      take(stocks[c], slot, 1)
      witness[c].push(slot)
      if (assign()) return true
      witness[c].pop()
      take(stocks[c], slot, -1)
    }
    open.splice(best, 0, slot)
    return false
  }

  if (assign()) return witness
  return steps > STEPS ? 'unknown' : 'none'
}
