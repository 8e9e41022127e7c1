import { contracts, crew, fact, isBasic } from './facts.js'
import type { Seen } from './shadow.js'

const STARTING_DECK = 'damage1 damage1 miss reactor reactor reactor shield shield thruster thruster'
const MERCENARIES =
  'damage1 damage1 damage2 reactor reactor reactor shield shield shield thruster thruster thruster'

/** What is wrong with the beginning of a game by the rulebook; empty if nothing is. */
export function setupFaults(seen: Seen): string[] {
  const faults: string[] = []
  const must = (holds: boolean, what: string): void => {
    if (!holds) faults.push(what)
  }
  for (const { deck, hand, played, discard, objectives, prestige, credits, ship } of seen.players) {
    must([...deck, ...hand].sort().join(' ') === STARTING_DECK, 'starting deck')
    must(hand.length === 5 && played.length + discard.length + ship.length === 0, 'starting hand')
    must(credits === 2 && prestige === 0, 'two credits and no prestige')
    must(objectives.length === 3, 'three objectives to choose from')
  }
  const { contracts: dispatch, parts, crew: people, mercenaries } = seen
  must(dispatch.row.length === 8 && parts.row.length === 6 && people.row.length === 3, 'rows')
  must(
    dispatch.row.every((id) => fact(contracts, id).shares[3] <= 2),
    'no 3 or 4 hazards in the first row',
  )
  must(dispatch.deck.length === 32 && parts.deck.length === 31, 'decks of contracts and parts')
  must(seen.objectiveDeck.length === 23 - 3 * seen.players.length, 'objective deck')
  const hired = [...mercenaries.deck, ...mercenaries.row]
  const two = seen.players.length === 2
  must(people.deck.length === (two ? 14 : 17), 'crew deck')
  must(hired.length === (two ? 15 : 0) && mercenaries.row.length === (two ? 5 : 0), 'mercenary row')
  if (two) {
    must(hired.filter(isBasic).sort().join(' ') === MERCENARIES, 'mercenary action cards')
    must(hired.filter((card) => crew.has(card)).length === 3, 'three mercenary crew cards')
  }
  return faults
}

/** The first leader has rolled the fewest icons; those who tie for it roll again. */
export function firstLeader(seats: number, rolls: readonly { seat: number; icons: number }[]): number {
  let count = seats
  let left = rolls.slice()
  for (;;) {
    const round = left.slice(0, count)
    left = left.slice(count)
    const fewest = Math.min(...round.map(({ icons }) => icons))
    const lowest = round.filter(({ icons }) => icons === fewest)
    if (lowest.length === 1 && left.length === 0) return lowest[0].seat
    if (lowest.length < 2 || left.length === 0) return -1
    count = lowest.length
  }
}
