import { nextBranch, type Row, type Seat } from '@perilune/engine'
import { Refusal, type Time, type Wish } from '@perilune/protocol'
import type { z } from 'zod'
import { timedId } from '../ports/ids.js'
import { pauseClock, resumeClock } from './clock.js'
import type { LiveTable } from './live.js'
import { allow } from './moves.js'
import type { Standing } from './standing.js'

type Wished = z.infer<typeof Wish>
type Open = NonNullable<Standing['proposal']>

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long the owners of seats have to answer a proposal before their silence counts as agreement, in ms. */
export function timeToAnswer(time: Time): number {
  if (time.kind === 'live') return 2 * HOUR
  return (time.kind === 'days' ? Math.max(2, time.days) : 3) * DAY
}

/**
 * The seats whose word is asked: all that belong to people, away or not, whether or not a bot plays for them at the moment.
 * Who has resigned has left the game, and whoever proposes speaks for all seats of their own.
 */
function voters(table: LiveTable, by: Seat): Seat[] {
  const mine = table.seats[by].player
  const { resigned } = table.playing()
  return table.seats.flatMap(({ seat, kind, player }) =>
    seat !== by && kind === 'person' && player !== null && player !== mine && !resigned.includes(seat)
      ? [seat]
      : [],
  )
}

function check(table: LiveTable, wish: Wished): Wished {
  table.playing()
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
      if (table.audience.here().has(seat)) throw new Refusal('PRESENT')
      return { what: 'bot', seat }
    }
    case 'pause':
      if (table.standing.paused) throw new Refusal('PAUSED')
      return { what: 'pause' }
    default:
      return { what: wish.what }
  }
}

/** The proposal that stands, if it still means what it meant. */
export function standingProposal(table: LiveTable): Open | null {
  const { proposal } = table.standing
  return proposal && (proposal.what !== 'undo' || proposal.seq === table.seq) ? proposal : null
}

export const propose = (table: LiveTable, player: string, seat: Seat, wish: Wished): Promise<void> =>
  table.run(async () => {
    allow(table, { player, seat })
    const what = check(table, wish)
    // A pause needs everybody, its end only one: nobody can hold up a game for the others.
    if (what.what === 'resume') return pause(table, false)
    const open = standingProposal(table)
    if (open && (open.what !== what.what || open.to !== what.to || open.seat !== what.seat))
      throw new Refusal('PROPOSAL_OPEN')
    // Two who propose the same have agreed.
    if (open) return agree(table, open, seat)
    const now = table.house.now()
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
    await table.stand({ ...table.standing, proposal: made })
    if (table.standing.proposal?.id === made.id) table.onProposed(made.needed)
  })

export const vote = (table: LiveTable, player: string, seat: Seat, id: string, yes: boolean): Promise<void> =>
  table.run(async () => {
    allow(table, { player, seat })
    table.playing()
    const open = standingProposal(table)
    if (open?.id !== id) throw new Refusal('NO_SUCH_PROPOSAL')
    await (yes ? agree(table, open, seat) : table.stand({ ...table.standing, proposal: null }))
  })

async function agree(table: LiveTable, open: Open, seat: Seat): Promise<void> {
  const asked = voters(table, open.by)
  const needed = open.needed.filter((s) => s !== seat && asked.includes(s))
  const agreed = [...new Set([...open.agreed, seat])]
  const now = { ...open, needed, agreed }
  await (needed.length === 0 ? carryOut(table, now) : table.stand({ ...table.standing, proposal: now }))
}

/** The time to answer a proposal is over: who said nothing has agreed. */
export const closeProposal = (table: LiveTable): Promise<void> =>
  table.run(async () => {
    const { proposal } = table.standing
    const isDue = proposal?.until !== undefined && proposal.until <= table.house.now()
    const holds = isDue && !table.over && standingProposal(table) && !isBack(table, proposal)
    // Written in any case: the store still has the moment at which it was due.
    await (holds
      ? carryOut(table, proposal)
      : table.stand({ ...table.standing, proposal: isDue ? null : proposal }))
  })

/** Is the one for whom a bot should play there, or has played since? */
function isBack(table: LiveTable, { what, seat, seq }: Open): boolean {
  if (what !== 'bot' || seat === undefined) return false
  const rows = table.playing().rows.slice(seq, table.seq)
  return (
    table.controls[seat] !== 'person' ||
    table.audience.here().has(seat) ||
    rows.some((row) => 'answer' in row && row.seat === seat)
  )
}

async function carryOut(table: LiveTable, agreed: Open): Promise<void> {
  if (agreed.what === 'pause') return pause(table, true)
  await table.appendNow({}, () => rowOf(table, agreed))
  if (table.standing.proposal) await table.stand({ ...table.standing, proposal: null })
}

function rowOf(table: LiveTable, { what, to, seat }: Open): Row {
  if (what === 'stop') return { act: 'stop' }
  if (what === 'bot') return { act: 'bot', seat: seat as Seat }
  const rewind = to as number
  // Who chose the seed knows all chance anyway, and a lesson must stay repeatable.
  return table.meta.chosenSeed ? { rewind } : { rewind, branch: nextBranch(table.playing()) }
}

/** Pauses the game, or ends the pause; with a pause, the proposal of it is done. */
function pause(table: LiveTable, on: boolean): Promise<void> {
  const { clock, house, standing } = table
  const turn = on ? pauseClock : resumeClock
  return table.stand(
    { ...standing, paused: on, ...(on && { proposal: null }) },
    clock ? turn(clock, house.now()) : undefined,
  )
}
