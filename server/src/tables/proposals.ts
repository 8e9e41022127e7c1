import type { Seat } from '@perilune/engine'
import { Refusal, type Wish } from '@perilune/protocol'
import type { z } from 'zod'
import { timedId } from '../ports/ids.js'
import { pauseClock, resumeClock } from './clock.js'
import type { LiveTable } from './live.js'
import { allow } from './moves.js'
import type { Standing } from './standing.js'

type Wished = z.infer<typeof Wish>
type Open = NonNullable<Standing['proposal']>

/** The seats whose word is asked: those that people play. For a bot in an empty chair, only those who are there. */
function voters(table: LiveTable, wish: Wished, by: Seat): Seat[] {
  const here = table.audience.here()
  return table.seats.flatMap(({ seat }) => {
    if (seat === by || table.controls[seat] !== 'person') return []
    return wish.what !== 'bot' || (seat !== wish.seat && here.has(seat)) ? [seat] : []
  })
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
    const open = standingProposal(table)
    if (open && (open.what !== what.what || open.to !== what.to || open.seat !== what.seat))
      throw new Refusal('PROPOSAL_OPEN')
    // Two who propose the same have agreed.
    if (open) return agree(table, open, seat)
    const made = {
      ...what,
      id: timedId(table.house.now()),
      by: seat,
      agreed: [seat],
      needed: voters(table, what, seat),
      seq: table.seq,
    }
    await (made.needed.length === 0
      ? carryOut(table, made)
      : table.stand({ ...table.standing, proposal: made }))
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
  // A seat that a bot has taken over since is asked no more.
  const needed = open.needed.filter((s) => s !== seat && table.controls[s] === 'person')
  const agreed = [...new Set([...open.agreed, seat])]
  const now = { ...open, needed, agreed }
  await (needed.length === 0 ? carryOut(table, now) : table.stand({ ...table.standing, proposal: now }))
}

async function carryOut(table: LiveTable, agreed: Open): Promise<void> {
  if (agreed.what === 'pause' || agreed.what === 'resume') {
    await pause(table, agreed.what === 'pause')
    return
  }
  if (agreed.what === 'undo') await table.appendNow({}, () => ({ rewind: agreed.to as number }))
  else if (agreed.what === 'stop') await table.appendNow({}, () => ({ act: 'stop' }))
  else await table.appendNow({}, () => ({ act: 'bot', seat: agreed.seat as Seat }))
  if (table.standing.proposal) await table.stand({ ...table.standing, proposal: null })
}

function pause(table: LiveTable, on: boolean): Promise<void> {
  const { clock, house, standing } = table
  const turn = on ? pauseClock : resumeClock
  return table.stand(
    { ...standing, paused: on, proposal: null },
    clock ? turn(clock, house.now()) : undefined,
  )
}
