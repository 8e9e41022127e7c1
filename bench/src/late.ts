import { type Game, type KernelState, newChance, pickWith, seedFrom } from '@perilune/engine'
import { diff } from '@perilune/protocol'
import { median, microseconds } from './measure.js'
import { type Measured, playOurGame } from './ours.js'

/*
 * The cost of a long game towards its end: a copy of the state, a list of answers, and the updates sent to
 * pages.
 */

export interface Late {
  clone: number
  answers: number
  /**
   * The JSON bytes that a page receives for one move, before compression: the changes in its view and in its
   * decisions.
   */
  update: { seats: number; median: number; ninety: number }
}

const GAMES = 12
/** A game is late after this share of its decisions. */
const LATE = 0.85

export function benchLate(measured: Measured, seconds: number): Late {
  const { game } = measured
  const states = lateStates(measured)
  return {
    clone: microseconds(seconds, states, (s) => game.clone(s)),
    answers: microseconds(seconds, states, (s) => game.answers(s, game.asked(s)[0])),
    update: updates({ ...measured, seats: game.seats.max }),
  }
}

function lateStates(measured: Measured): KernelState[] {
  return Array.from({ length: GAMES }, (_, i) => {
    const { decisions } = playOurGame(measured, `late ${i}`)
    return playOurGame(measured, `late ${i}`, Math.floor(decisions * LATE)).state
  })
}

/** The sizes of all updates to all players in the last part of a few games with all seats taken. */
function updates(measured: Measured): Late['update'] {
  const { game, seats } = measured
  const sizes: number[] = []
  for (let i = 0; i < 4; i++) {
    const { decisions } = playOurGame(measured, `told ${i}`)
    const { state } = playOurGame(measured, `told ${i}`, Math.floor(decisions * LATE))
    const chance = newChance(seedFrom(`told ${i}: the rest`))
    let before = viewsOf(game, state, seats)
    for (;;) {
      const [seat] = game.asked(state)
      if (seat === undefined) break
      game.play(state, seat, pickWith(chance, game.answers(state, seat)))
      const after = viewsOf(game, state, seats)
      for (let viewer = 0; viewer < seats; viewer++)
        sizes.push(JSON.stringify(diff(before[viewer], after[viewer])).length)
      before = after
    }
  }
  sizes.sort((a, b) => a - b)
  return { seats, median: median(sizes), ninety: sizes[Math.floor(sizes.length * 0.9)] }
}

/** A copy through JSON, because a view shares parts with the state, which changes later. */
const viewsOf = (game: Game, s: KernelState, seats: number): unknown[] =>
  Array.from({ length: seats }, (_, viewer) =>
    JSON.parse(JSON.stringify({ view: game.view(s, viewer), decisions: game.decisions(s, viewer) })),
  )
