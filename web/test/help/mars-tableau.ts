import { type Answer, addRow, type GameRecord, openMatch, readOptions, recordOf } from '@perilune/engine'
import { cardOf, type MarsState } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'

const EVERYTHING = { venus: true, prelude: true, colonies: true, turmoil: true, promos: true, first: '1' }
const MOST_ANSWERS = 2000

const kindsOfTags = (s: MarsState): number => s.players[0].tags.filter((n) => n > 0).length

/** The first seat buys all it can and plays cards, those with an action first; the others pass. */
function answerOf(s: MarsState, seat: number): Answer {
  const all = terraformingMars.answers(s, seat)
  const acts = (act: string) => all.find((answer) => answer.act === act)
  if (s.stack.at(-1)?.do === 'take-turn') {
    const plays =
      seat > 0 ? [] : all.filter((a) => a.act === 'play' && cardOf(String(a.card)).kind !== 'event')
    const play = plays.find((a) => cardOf(String(a.card)).actions.length > 0) ?? plays[0]
    return (
      play ?? acts('first') ?? (seat > 0 ? undefined : acts('use')) ?? acts('pass') ?? acts('end') ?? all[0]
    )
  }
  const picks = (answer: Answer): number => (Array.isArray(answer.pick) ? answer.pick.length : 0)
  return seat > 0 ? all[0] : all.reduce((most, answer) => (picks(answer) > picks(most) ? answer : most))
}

/**
 * A game with every expansion, played by the rules until it is the first seat's turn with so many cards and
 * kinds of tags in play.
 */
export function gameWithCards(seats: number, cards: number, kinds: number): GameRecord {
  const options = readOptions(terraformingMars.options, EVERYTHING)
  const seed = '1'.padStart(64, '0')
  const match = openMatch(terraformingMars, options, seats, seed)
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const s = match.state as MarsState
    const [seat] = terraformingMars.asked(s)
    const enough = s.players[0].cards.length >= cards && kindsOfTags(s) >= kinds
    if (enough && seat === 0 && s.stack.at(-1)?.do === 'take-turn')
      return { ...recordOf(terraformingMars, match), seed }
    addRow(terraformingMars, match, { seat, answer: answerOf(s, seat) })
  }
  throw new Error(`no ${cards} cards after ${MOST_ANSWERS} answers`)
}
