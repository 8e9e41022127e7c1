import type { Outcome } from '../../contract.js'
import { IllegalAnswer } from '../../errors.js'
import { plain } from '../../sentences/said.js'
import type { KernelState } from '../../state.js'
import { type AnyGame, broke, seatsOf } from '../broken.js'
import { speaks } from './sentences.js'

const LAW = 'the end is an outcome that adds up'

/**
 * Null before the end; at the end ranks and points for everybody, every point with its reason; then nothing
 * more.
 */
export function endingAddsUp(game: AnyGame, s: KernelState): void {
  const outcome = game.outcome(s)
  if (game.asked(s).length > 0) {
    if (outcome) broke(LAW, 'there is an outcome while somebody is still asked')
    return
  }
  if (!outcome) broke(LAW, 'nobody is asked any more, and there is no outcome')
  checkRanks(outcome, s.seats)
  checkLines(game, outcome, s.seats)
  checkSilence(game, s)
}

/** 1 2 2 4: a rank is one more than the number of seats that did better. */
function checkRanks({ ranks, points }: Outcome, seats: number): void {
  if (ranks.length !== seats || points.length !== seats)
    broke(LAW, `${seats} seats have ${ranks.length} ranks and ${points.length} points`)
  for (let seat = 0; seat < seats; seat++) {
    const better = ranks.filter((rank) => rank < ranks[seat]).length
    if (ranks[seat] !== better + 1) broke(LAW, `${better} seats did better than rank ${ranks[seat]}`)
  }
}

function checkLines(game: AnyGame, { points, lines }: Outcome, seats: number): void {
  for (let seat = 0; seat < seats; seat++) {
    const sum = lines.filter((line) => line.seat === seat).reduce((all, line) => all + line.points, 0)
    if (sum !== points[seat]) broke(LAW, `the lines of seat ${seat} add up to ${sum}, not ${points[seat]}`)
  }
  for (const line of lines) {
    if (!Number.isInteger(line.seat) || line.seat < 0 || line.seat >= seats)
      broke(LAW, `there are points for seat ${line.seat}`)
    speaks(LAW, plain(game.words.score(line)), `the line ${line.why}`)
  }
}

function checkSilence(game: AnyGame, s: KernelState): void {
  for (const seat of seatsOf(s)) {
    if (game.decisions(s, seat).length > 0) broke(LAW, `seat ${seat} is still asked after the end`)
    if (game.answers(s, seat).length + game.extras(s, seat).length > 0)
      broke(LAW, `seat ${seat} still has answers after the end`)
    try {
      game.play(game.clone(s), seat, { x: 1 })
    } catch (error) {
      if (error instanceof IllegalAnswer && error.reason.code === 'game-over') continue
      throw error
    }
    broke(LAW, `seat ${seat} could go on after the end`)
  }
}
