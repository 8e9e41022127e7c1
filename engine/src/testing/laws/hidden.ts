import type { Event } from '../../contract.js'
import { canonical } from '../../digest.js'
import type { Chance } from '../../kernel/chance.js'
import { fits } from '../../kernel/knowledge.js'
import { eventFor } from '../../record.js'
import { type KernelState, type Viewer, viewerIndex } from '../../state.js'
import { type AnyGame, broke, viewersOf } from '../broken.js'
import { difference } from '../compare.js'
import { permuted, worldOf } from '../permute.js'

/** All that a viewer is shown of a moment. */
export function sightOf(game: AnyGame, s: KernelState, viewer: Viewer): Record<string, unknown> {
  return {
    view: game.view(s, viewer),
    decisions: game.decisions(s, viewer),
    answers: viewer === 'spectator' ? [] : game.answers(s, viewer),
    extras: viewer === 'spectator' ? [] : game.extras(s, viewer),
    // Everybody is shown the outcome: by the end, whatever it is made of must lie open.
    outcome: game.outcome(s),
    progress: game.progress(s),
  }
}

export const readBy = (events: readonly Event[], viewer: Viewer): (Event | undefined)[] =>
  events.map((event) => eventFor(event, viewer)).filter((event) => event !== undefined)

/** Where two sights differ to the byte, or nothing. */
export function sightDifference(a: unknown, b: unknown): string | undefined {
  const found = difference(a, b)
  return found !== undefined && canonical(a) !== canonical(b) ? found : undefined
}

/** Change only what a viewer can't see: everything it is shown stays byte for byte the same. */
export function hiddenStaysHidden(game: AnyGame, s: KernelState, chance: Chance): void {
  const law = 'what a viewer is shown does not depend on what it can’t see'
  for (const viewer of viewersOf(s)) {
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`
    const alone = worldOf(game, s, viewer)
    const real = sightOf(game, alone, viewer)
    const forgot = sightDifference(sightOf(game, s, viewer), real)
    if (forgot) broke(law, `${who} is shown something of what others know: ${forgot}`)
    const { world } = permuted(game, s, viewer, { chance, reseed: true, replaceAnswers: true })
    const seen = sightDifference(real, sightOf(game, world, viewer))
    if (seen) broke(law, `${who} would see another world by ${seen}`)
    const unfit = fits(world, viewerIndex(s, viewer))
    if (unfit) broke(law, `a world that ${who} thinks possible does not fit what it knows: ${unfit}`)
  }
}
