import type { Event } from '../../contract.js'
import { eventFor } from '../../record.js'
import { plain } from '../../sentences/said.js'
import type { KernelState } from '../../state.js'
import { type AnyGame, brief, broke, viewersOf } from '../broken.js'

const NOT_FOR_PEOPLE = /undefined|\bNaN\b|\[object /

/** People can read it: there is something, and nothing in it comes from a hole in the data. */
export function speaks(law: string, text: string | undefined, what: string): void {
  if (typeof text !== 'string' || text.trim() === '') broke(law, `there is no sentence for ${what}`)
  if (NOT_FOR_PEOPLE.test(text)) broke(law, `'${text}' is no sentence, for ${what}`)
}

/** Every event, as each viewer reads it, has a sentence and is plain data. */
export function eventsSpeak(game: AnyGame, s: KernelState, events: readonly Event[]): void {
  const law = 'every event has a sentence for everyone who may read it'
  for (const event of events) {
    if (typeof event.what !== 'string') broke(law, `${brief(event)} does not say what happened`)
    for (const viewer of viewersOf(s)) {
      const read = eventFor(event, viewer)
      if (read) speaks(law, plain(game.words.tale(read, (seat) => `Seat ${seat}`)), brief(read))
    }
  }
}
