import { type Game, type KernelState, type Match, namesIn, plain, type Seat } from '@perilune/engine'
import type { Dropped } from '../agreements/agreements.js'
import { eventText } from './table-events.js'

interface Told {
  readonly game: Game
  readonly match: Match<KernelState> | null
  readonly seats: readonly { readonly name: string }[]
}

/** Why a queued answer was not sent, in a sentence for its seat. */
export function droppedText({ game, match, seats }: Told, seat: Seat, dropped: Dropped | string): string {
  if (typeof dropped === 'string') return dropped
  if (dropped.code === 'taken-back') return 'moves were taken back meanwhile'
  if (dropped.code === 'surprised') {
    const name = (who: Seat): string => seats[who]?.name || `seat ${who + 1}`
    return `something happened to you meanwhile: ${eventText(game, dropped.event, name)}`
  }
  const asked = match ? game.questions(match.state, seat) : []
  const question = asked.find((one) => one.seat === seat && one.kind !== 'elsewhere')
  const nameOf = question && question.kind !== 'elsewhere' ? namesIn(question, game.words) : undefined
  return plain(game.words.reason(dropped.reason, nameOf))
}
