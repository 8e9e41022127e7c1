import { type Game, type KernelState, type Match, namesIn, plain, type Seat } from '@perilune/engine'
import { type Dropped, droppedSentence } from '@perilune/protocol'
import { tableWords } from '@perilune/protocol/words/en'

interface Told {
  readonly game: Game
  readonly match: Match<KernelState> | null
  readonly seats: readonly { readonly name: string }[]
}

/** Why a queued answer was not sent, in a sentence for its seat. */
export function droppedText({ game, match, seats }: Told, seat: Seat, dropped: Dropped | string): string {
  const asked = match ? game.questions(match.state, seat) : []
  const question = asked.find((one) => one.seat === seat && one.kind !== 'elsewhere')
  const nameOf = question && question.kind !== 'elsewhere' ? namesIn(question, game.words) : undefined
  const name = (who: Seat): string => seats[who]?.name || `seat ${who + 1}`
  return plain(droppedSentence({ table: tableWords, game: game.words, name }, dropped, nameOf))
}
