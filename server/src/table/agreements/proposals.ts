import { nextBranch, type Row, type Seat } from '@perilune/engine'
import { Refusal, type Time, type Wish } from '@perilune/protocol'
import type { z } from 'zod'
import { timedId } from '../../ports/ids.js'
import { requireSeat } from '../check-move.js'
import { pauseClock, resumeClock } from '../clock/clock.js'
import type { LiveTable } from '../live-table.js'
import { appendNow } from '../log/append.js'
import { matchInPlay } from '../state/table.js'
import type { Agreements } from './agreements.js'
import { saveAgreements } from './save-agreements.js'

type Wished = z.infer<typeof Wish>
type OpenProposal = NonNullable<Agreements['proposal']>
type SeatOfPlayer = Parameters<typeof requireSeat>[1]

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long owners of seats have to vote before silence counts as agreement, in ms. */
export function timeToAnswer(time: Time): number {
  if (time.kind === 'live') return 2 * HOUR
  return (time.kind === 'days' ? Math.max(2, time.days) : 3) * DAY
}

/**
 * The seats that vote: all that belong to people, present or not, even if a bot plays for them. Resigned
 * players have left the game, and the proposer votes for all seats of their own.
 */
function voters(table: LiveTable, by: Seat): Seat[] {
  const mine = table.seats[by].player
  const { resigned } = matchInPlay(table)
  return table.seats.flatMap(({ seat, kind, player }) =>
    seat !== by && kind === 'person' && player !== null && player !== mine && !resigned.includes(seat)
      ? [seat]
      : [],
  )
}

function check(table: LiveTable, wish: Wished): Wished {
  matchInPlay(table)
  switch (wish.what) {
    case 'undo': {
      const to = wish.to ?? table.moves - 1
      if (to < 0 || to >= table.moves) throw new Refusal('NO_SUCH_MOMENT', { now: table.moves })
      return { what: 'undo', to }
    }
    case 'bot': {
      const seat = wish.seat ?? -1
      if (!table.seats[seat]) throw new Refusal('NO_SUCH_SEAT')
      if (table.controls[seat] !== 'person') throw new Refusal('BOT_PLAYS')
      if (table.presence.here().has(seat)) throw new Refusal('PRESENT')
      return { what: 'bot', seat }
    }
    case 'pause':
      if (table.agreements.paused) throw new Refusal('PAUSED')
      return { what: 'pause' }
    default:
      return { what: wish.what }
  }
}

/** The open proposal, unless an undo has made it meaningless. */
function openProposal(table: LiveTable): OpenProposal | null {
  const { proposal } = table.agreements
  return proposal && (proposal.what !== 'undo' || proposal.seq === table.seq) ? proposal : null
}

export const propose = (table: LiveTable, player: string, seat: Seat, wish: Wished): Promise<void> =>
  table.queue.run(async () => {
    requireSeat(table, { player, seat })
    const what = check(table, wish)
    // A pause needs everybody's agreement; one player can end it, so that nobody can hold up a game.
    if (what.what === 'resume') return pause(table, false)
    const open = openProposal(table)
    if (open && (open.what !== what.what || open.to !== what.to || open.seat !== what.seat))
      throw new Refusal('PROPOSAL_OPEN')
    // Proposing the same counts as agreeing.
    if (open) return agree(table, open, seat)
    const now = table.context.now()
    const made = {
      ...what,
      id: timedId(now),
      by: seat,
      agreed: [seat],
      needed: voters(table, seat),
      until: now + timeToAnswer(table.meta.time),
      seq: table.seq,
    }
    if (made.needed.length === 0) return carryOut(table, made)
    await saveAgreements(table, { ...table.agreements, proposal: made })
    if (table.agreements.proposal?.id === made.id) table.listeners.proposed(made.needed)
  })

export const vote = (table: LiveTable, by: SeatOfPlayer, id: string, yes: boolean): Promise<void> =>
  table.queue.run(async () => {
    requireSeat(table, by)
    matchInPlay(table)
    const open = openProposal(table)
    if (open?.id !== id) throw new Refusal('NO_SUCH_PROPOSAL')
    await (yes ? agree(table, open, by.seat) : saveAgreements(table, { ...table.agreements, proposal: null }))
  })

async function agree(table: LiveTable, open: OpenProposal, seat: Seat): Promise<void> {
  const asked = voters(table, open.by)
  const needed = open.needed.filter((s) => s !== seat && asked.includes(s))
  const agreed = [...new Set([...open.agreed, seat])]
  const now = { ...open, needed, agreed }
  await (needed.length === 0
    ? carryOut(table, now)
    : saveAgreements(table, { ...table.agreements, proposal: now }))
}

/** The time to vote is over: silence counts as agreement. */
export const closeProposal = (table: LiveTable): Promise<void> =>
  table.queue.run(async () => {
    const { proposal } = table.agreements
    const isDue = proposal?.until !== undefined && proposal.until <= table.context.now()
    const holds = isDue && !table.over && openProposal(table) && !isBack(table, proposal)
    // Stored in any case, because the store still has the due time.
    await (holds
      ? carryOut(table, proposal)
      : saveAgreements(table, { ...table.agreements, proposal: isDue ? null : proposal }))
  })

/** Has the player for whom a bot should play come back, or played since? */
function isBack(table: LiveTable, { what, seat, seq }: OpenProposal): boolean {
  if (what !== 'bot' || seat === undefined) return false
  const rows = matchInPlay(table).rows.slice(seq, table.seq)
  return (
    table.controls[seat] !== 'person' ||
    table.presence.here().has(seat) ||
    rows.some((row) => 'answer' in row && row.seat === seat)
  )
}

async function carryOut(table: LiveTable, agreed: OpenProposal): Promise<void> {
  if (agreed.what === 'pause') return pause(table, true)
  await appendNow(table, {}, () => rowOf(table, agreed))
  if (table.agreements.proposal) await saveAgreements(table, { ...table.agreements, proposal: null })
}

function rowOf(table: LiveTable, { what, to, seat }: OpenProposal): Row {
  if (what === 'stop') return { act: 'stop' }
  if (what === 'bot') return { act: 'bot', seat: seat as Seat }
  const rewind = to as number
  // With a chosen seed chance is known anyway, and a lesson must stay repeatable.
  return table.meta.chosenSeed ? { rewind } : { rewind, branch: nextBranch(matchInPlay(table)) }
}

/** Pauses the game, or ends the pause; with a pause, the proposal of it is done. */
function pause(table: LiveTable, on: boolean): Promise<void> {
  const { clock, context, agreements } = table
  const turn = on ? pauseClock : resumeClock
  return saveAgreements(
    table,
    { ...agreements, paused: on, ...(on && { proposal: null }) },
    clock ? turn(clock, context.now()) : undefined,
  )
}
