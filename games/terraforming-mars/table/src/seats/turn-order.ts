import type { MarsFrame, MarsState } from '@perilune/terraforming-mars'
import type { SeatInfo } from '@perilune/ui'

/** A seat's status in the round of turns. */
export type TurnStatus = 'acts' | 'acted' | 'next' | 'passed' | 'waits'

/** The seats in this generation's turn order, with their status. During other questions nobody acts. */
export function turnOrder(
  view: Pick<MarsState, 'first' | 'players' | 'stack'>,
  seats: readonly SeatInfo[],
): { info: SeatInfo; status: TurnStatus; taken: number }[] {
  const order = seats.map((_, i) => seats[(view.first + i) % seats.length])
  const turn = (view.stack as readonly MarsFrame[]).findLast((frame) => frame.do === 'take-turn')
  const acting = turn ? order.findIndex(({ seat }) => seat === turn.seat) : -1
  const after = order.map((_, i) => order[(acting + 1 + i) % order.length])
  const next = after.find(({ seat }) => seat !== turn?.seat && !view.players[seat].passed)
  return order.map((info, i) => {
    if (view.players[info.seat].passed) return { info, status: 'passed', taken: 0 }
    if (!turn || acting < 0) return { info, status: 'waits', taken: 0 }
    if (i === acting) return { info, status: 'acts', taken: turn.taken }
    return { info, status: info === next ? 'next' : i < acting ? 'acted' : 'waits', taken: 0 }
  })
}
