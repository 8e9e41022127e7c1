import { choose } from '../asking.js'
import { type CompiledOp, OPS } from '../cards/ops.js'
import type { Tell } from '../codes/events.js'
import { ask, type MarsFrame, type MarsState, type PendingEffect, stuck } from '../state.js'
import { committee, recruitDelegate, removeDelegate, sendDelegates, takeChair } from './committee.js'
import { refuseCommitteeOp, toBan, toRecruit } from './needs.js'
import { PARTIES, type PartyId, partyIndex } from './parties.js'
import { neutralColour } from './state.js'

/* What cards do in the committee. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

export function beginCommitteeOp(
  s: MarsState,
  w: PendingEffect,
  op: CompiledOp,
  tell: Tell | undefined,
): void {
  if (refuseCommitteeOp(s, w.seat, op)) stuck(s)
  else if (op.kind.name === 'delegates') ask(s, 'send-delegates', w)
  else if (op.kind.name === 'ban') ask(s, 'ban-delegate', w)
  else if (op.kind.name === 'recruit') ask(s, 'recruit-delegate', w)
  else takeChair(s, w.seat, tell)
}

const nOf = (frame: { op: number }): number => OPS[frame.op].n

export const sendDelegatesStep = choose<FrameOf<'send-delegates'>>({
  prompt: (_, frame) => ({ code: 'send-delegates', delegates: nOf(frame) }),
  all: () => PARTIES.map((party) => ({ party })),
  take: (s, frame, answer, tell) =>
    sendDelegates(s, frame.seat, partyIndex(answer.party), nOf(frame), 'reserve', tell),
})

/** Answers name the neutral colour as the table does: it comes after the last seat. */
export const banDelegate = choose<FrameOf<'ban-delegate'>>({
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
})

export const recruitStep = choose<FrameOf<'recruit-delegate'>>({
  prompt: () => ({ code: 'recruit-delegate' }),
  all: (s) => toRecruit(s, committee(s)).map((party) => ({ party: PARTIES[party] })),
  take(s, frame, answer, tell) {
    recruitDelegate(s, frame.seat, partyIndex(answer.party))
    tell?.({ what: 'recruits-delegate', seat: frame.seat, party: answer.party as PartyId })
  },
})
