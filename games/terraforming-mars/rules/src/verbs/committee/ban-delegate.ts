import { choose } from '../../effects/asking.js'
import { ask, type FrameOf } from '../../state/state.js'
import { committee, removable, removeDelegate } from '../../turmoil/committee.js'
import { PARTIES, type PartyId, partyIndex } from '../../turmoil/parties.js'
import { neutralColour, type Turmoil } from '../../turmoil/state.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { committeeKind } from './committee-kind.js'

/** Parties and colours of the delegates that may be sent home: all but leaders. */
function toBan(t: Turmoil): { party: number; colour: number }[] {
  const list: { party: number; colour: number }[] = []
  for (let party = 0; party < PARTIES.length; party++)
    for (let colour = 0; colour < t.reserve.length; colour++)
      if (removable(t, party, colour) > 0) list.push({ party, colour })
  return list
}

export const banDelegate = {
  compile: (op, c) => [c.make('ban', { n: op.banDelegate })],
  kinds: {
    ban: committeeKind({
      name: 'ban',
      why: (_, t) => (toBan(t).length > 0 ? undefined : { code: 'no-delegate-to-ban' }),
      start: (s, effect) => ask(s, 'ban-delegate', effect),
    }),
  },
  questions: {
    /** Answers name the neutral colour as the table does: it comes after the last seat. */
    'ban-delegate': choose<FrameOf<'ban-delegate'>>({
      prompt: (s) => ({ code: 'ban-delegate', neutral: neutralColour(s) }),
      all: (s) => toBan(committee(s)).map(({ party, colour }) => ({ party: PARTIES[party], colour })),
      take(s, frame, answer, tell) {
        const colour = answer.colour as number
        removeDelegate(s, frame.seat, partyIndex(answer.party), colour)
        tell?.({
          what: 'bans-delegate',
          seat: frame.seat,
          party: answer.party as PartyId,
          ...(colour !== neutralColour(s) && { of: colour }),
        })
      },
    }),
  },
} satisfies Verb<Shape<'banDelegate'>>
