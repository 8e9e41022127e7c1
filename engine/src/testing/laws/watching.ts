import type { Chance } from '../../kernel/chance.js'
import { type KernelState, type Seat, sees, type Viewer, viewerIndex } from '../../state.js'
import { attempt, type Move } from '../attempt.js'
import { type AnyGame, brief, broke, listen, viewersOf } from '../broken.js'
import { difference } from '../compare.js'
import { permuted, worldOf } from '../permute.js'
import { readBy, sightDifference, sightOf } from './hidden.js'

const LAW = 'what a move shows to a watcher becomes knowledge'
const MANY = 300

const knowledgeOf = (s: KernelState, v: number): unknown => ({
  knows: s.knows[v],
  seen: s.places.map((cards, p) => (sees(s, v, p) ? cards.slice() : null)),
})

/** What a viewer is shown of an answer and of the moment after it; or that the answer was refused. */
function shown(game: AnyGame, s: KernelState, viewer: Viewer, { seat, answer }: Move): unknown {
  const { events, tell } = listen()
  if (attempt(game, s, seat, answer, tell)) return 'refused'
  return { ...sightOf(game, s, viewer), events: readBy(events, viewer) }
}

/**
 * The same answer in a world that a viewer can't tell from the real one. Where it shows the viewer something
 * else, the viewer must know something else afterwards; where it can't be given, the viewer must have learned
 * why. Otherwise it has been shown what nobody wrote down.
 */
export function movesShowOnlyKnowledge(game: AnyGame, before: KernelState, move: Move, chance: Chance): void {
  const { seat, answer } = move
  for (const viewer of viewersOf(before)) {
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`
    const v = viewerIndex(before, viewer)
    const real = worldOf(game, before, viewer)
    const inReal = shown(game, real, viewer, move)
    const other = permuted(game, before, viewer, { chance, reseed: false, replaceAnswers: false })
    const untouched = game.clone(other.world)
    const inOther = shown(game, other.world, viewer, move)
    if (inOther === 'refused') {
      if (viewer === seat)
        broke(LAW, `${brief(answer)} of ${who} is refused in a world that it can't tell from the real one`)
      // What the seat answered may be hidden too: then some answer it could give there must look the same
      // from here.
      if (
        !difference(knowledgeOf(before, v), knowledgeOf(real, v)) &&
        !canLookLike(game, untouched, viewer, { seat, seen: inReal })
      )
        broke(
          LAW,
          `${who} can tell from ${brief(answer)} of seat ${seat} what it can't see, and does not know it`,
        )
      continue
    }
    const cameToLight = other.replaced.length > 0 && real.pending.every((a) => a === null)
    if (cameToLight || difference(knowledgeOf(real, v), knowledgeOf(other.world, v))) continue
    const seen = sightDifference(inReal, inOther)
    if (seen) broke(LAW, `after ${brief(answer)} of seat ${seat}, ${who} can tell worlds apart by ${seen}`)
  }
}

/** Can some answer of the seat look so to the viewer? */
function canLookLike(
  game: AnyGame,
  world: KernelState,
  viewer: Viewer,
  { seat, seen }: { readonly seat: Seat; readonly seen: unknown },
): boolean {
  const answers = [...game.answers(world, seat), ...game.extras(world, seat)].slice(0, MANY)
  return answers.some(
    (answer) => !sightDifference(seen, shown(game, game.clone(world), viewer, { seat, answer })),
  )
}
