import type { Answer, Card, Seat } from '@perilune/engine'
import { cardOf, isCard } from '../../cards/index.js'
import { oneOf } from '../../choices.js'
import type { MoonReason } from '../../codes.js'
import { kinds } from '../../constructing/construct.js'
import { BLUE } from '../../names.js'
import { askedBy, type Effect, type MoonState } from '../../state.js'
import { take } from '../../supply.js'
import { standsIn } from '../cards-here.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** All that the Settlement produces, or what one Blue Structure of choice does. */
export const produce: Verb<'produce'> = ({ from }) =>
  from === 'all'
    ? step({
        run: (s, { seat, card }, tell) => take(s, { seat, why: card }, s.settlements[seat].production, tell),
      })
    : step({ ask: (_, e) => askedBy(e, 'choose-blue', { amount: 1, how: from }) })

/** Blue Structures, the Bases included, each kind once for every owner. */
function blues(s: MoonState, owners: readonly Seat[]): Answer[] {
  const found: Answer[] = []
  for (const on of owners) {
    const home = s.settlements[on]
    const built: Card[] = []
    for (const { card } of home.structures) if (cardOf(card).colour === BLUE) built.push(card)
    found.push({ on, card: home.base })
    for (const card of kinds(built)) found.push({ on, card })
  }
  return found
}

/** Blue Structures are listed by owner and card. */
function whyNot(s: MoonState, f: Effect, { on, card }: Answer): MoonReason | undefined {
  if (!s.settlements[Number(on)] || !isCard(card)) return
  if (f.how === 'ownBlue' && on !== f.seat) return { code: 'not-yours', card }
  return { code: standsIn(s, Number(on), card) ? 'not-blue' : 'not-standing', card }
}

export const produceQuestions = {
  'choose-blue': oneOf({
    prompt: (f) => ({ code: f.how === 'ownBlue' ? 'choose-own-blue' : 'choose-any-blue' }),
    list: (s, seat, f) => blues(s, f.how === 'ownBlue' ? [seat] : s.settlements.map((_, i) => i)),
    whyNot,
    take(s, f, answer, tell) {
      take(s, { seat: f.seat, why: f.card }, cardOf(answer.card as Card).produces, tell)
      goOn(s, f)
    },
  }),
}
