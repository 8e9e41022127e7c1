import { type Chance, seedWith } from '../../kernel/chance.js'
import { addRow, canUndo, type Match, resume, takeSnapshot } from '../../record.js'
import type { KernelState } from '../../state.js'
import { attempt, type Move } from '../attempt.js'
import { type AnyGame, brief, broke, listen, seatsOf } from '../broken.js'
import { difference } from '../compare.js'
import { permuted, worldOf } from '../permute.js'
import { readBy, sightDifference, sightOf } from './hidden.js'

/** Chance leaves a trace: an answer that left none goes the same way whatever the seed. */
export function chanceLeavesATrace(
  game: AnyGame,
  before: KernelState,
  { seat, answer }: Move,
  chance: Chance,
): void {
  const law = 'chance leaves a trace'
  const real = game.clone(before)
  const other = game.clone(before)
  other.chance.seed = seedWith(chance)
  game.play(real, seat, answer)
  if (real.traces.chance) return
  if (real.chance.drawn !== before.chance.drawn) broke(law, `${brief(answer)} drew from chance and left none`)
  game.play(other, seat, answer)
  other.chance.seed = real.chance.seed
  const found = difference(real, other)
  if (found) broke(law, `${brief(answer)} left none, and with another seed it differs at ${found}`)
}

/**
 * Taking an answer back restores the moment before it, exactly; and whoever can take it back was taught
 * nothing by it.
 */
export function undoIsSafe(
  game: AnyGame,
  [before, after]: readonly [KernelState, Match<KernelState>],
  { seat, answer }: Move,
  chance: Chance,
): void {
  const law = 'what can be taken back taught nobody anything'
  for (const other of seatsOf(before))
    if (other !== seat && canUndo(after, other))
      broke(law, `seat ${other} could take back an answer after seat ${seat} has acted`)
  if (!canUndo(after, seat)) return
  const { traces } = after.state
  if (traces.chance || traces.learned || before.chance.drawn !== after.state.chance.drawn)
    broke(law, `${brief(answer)} of seat ${seat} used chance or taught it something, and can be taken back`)

  const again = resume(game, after.header, takeSnapshot(game, after), after.rows)
  addRow(game, again, { seat, undo: true })
  const found = difference(again.state, before)
  if (found) broke(law, `taking back ${brief(answer)} does not restore the state: ${found}`)
  addRow(game, again, { seat, answer })
  const differs = difference(again.state, after.state)
  if (differs) broke(law, `${brief(answer)} taken back and given again leads elsewhere: ${differs}`)

  const real = worldOf(game, before, seat)
  const { world } = permuted(game, before, seat, { chance, reseed: true, replaceAnswers: true })
  const [inReal, inOther] = [listen(), listen()]
  game.play(real, seat, answer, inReal.tell)
  if (attempt(game, world, seat, answer, inOther.tell))
    broke(law, `${brief(answer)} of seat ${seat} is refused in a world that it can't tell from the real one`)
  const seen = sightDifference(
    { ...sightOf(game, real, seat), events: readBy(inReal.events, seat) },
    { ...sightOf(game, world, seat), events: readBy(inOther.events, seat) },
  )
  if (seen)
    broke(law, `after ${brief(answer)}, seat ${seat} can tell worlds apart by ${seen}, and take it back`)
  if (world.traces.chance || world.traces.learned)
    broke(law, `whether seat ${seat} can take back ${brief(answer)} tells it what it can't see`)
}
