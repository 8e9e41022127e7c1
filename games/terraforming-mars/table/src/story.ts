import type { Story } from '@perilune/ui'
import type { MarsView } from './state/view.js'

/** Where cards come from and go to, for the animation: played cards go to the player's board. */
export const story = (seat: number): Story<MarsView> => ({
  comes: () => 'deck',
  leaves: (piece, _, now) =>
    now.players[seat].cards.includes(piece) || now.players[seat].events.includes(piece)
      ? 'tableau'
      : undefined,
})
