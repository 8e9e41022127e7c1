import { choose } from '../../effects/asking.js'
import { ask, type FrameOf, type MarsState } from '../../state/state.js'
import { committee, recruitDelegate, removable } from '../../turmoil/committee.js'
import { PARTIES, type PartyId, partyIndex } from '../../turmoil/parties.js'
import { neutralColour, type Turmoil } from '../../turmoil/state.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { committeeKind, tooFew } from './committee-kind.js'

/** Parties with a neutral delegate that does not lead. */
function toRecruit(s: MarsState, t: Turmoil): number[] {
  const list: number[] = []
  for (let party = 0; party < PARTIES.length; party++)
    if (removable(t, party, neutralColour(s)) > 0) list.push(party)
  return list
}

export const recruit = {
  compile: (op, c) => [c.make('recruit', { n: op.recruit })],
  kinds: {
    recruit: committeeKind({
      name: 'recruit',
      why: (s, t, seat, op) =>
        tooFew(t, seat, op.n) ??
        (toRecruit(s, t).length > 0 ? undefined : { code: 'no-delegate-to-replace' }),
      start: (s, effect) => ask(s, 'recruit-delegate', effect),
    }),
  },
  questions: {
    'recruit-delegate': choose<FrameOf<'recruit-delegate'>>({
      prompt: () => ({ code: 'recruit-delegate' }),
      all: (s) => toRecruit(s, committee(s)).map((party) => ({ party: PARTIES[party] })),
      take(s, frame, answer, tell) {
        recruitDelegate(s, frame.seat, partyIndex(answer.party))
        tell?.({ what: 'recruits-delegate', seat: frame.seat, party: answer.party as PartyId })
      },
    }),
  },
} satisfies Verb<Shape<'recruit'>>
