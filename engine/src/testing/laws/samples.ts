import { type Chance, newChance, pickWith, seedWith } from '../../kernel/chance.js'
import type { KernelState } from '../../state.js'
import { type AnyGame, broke, viewersOf } from '../broken.js'
import { difference } from '../compare.js'
import { allCards, cardsAreConserved, knowledgeIsTrue, seenPlacesAreSorted } from './cards.js'
import { sightDifference, sightOf } from './hidden.js'

const PLAYOUT = 8

/** A sampled state gives back what its viewer sees, and can be played on. */
export function samplesFitTheirView(game: AnyGame, s: KernelState, chance: Chance): void {
  const law = 'a sample gives back the view it came from'
  for (const viewer of viewersOf(s)) {
    const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`
    const view = game.view(s, viewer)
    const stored = JSON.parse(JSON.stringify(view))
    const sample = game.sample(stored, newChance(seedWith(chance)))
    const found = sightDifference(sightOf(game, s, viewer), sightOf(game, sample, viewer))
    if (found) broke(law, `${who} sees something else: ${found}`)
    seenPlacesAreSorted(game, sample)
    knowledgeIsTrue(game, sample)
    cardsAreConserved(game, sample, allCards(s))
    const spoiled = difference(JSON.parse(JSON.stringify(view)), stored)
    if (spoiled) broke(law, `sampling changed the view at ${spoiled}`)
    for (let i = 0; i < PLAYOUT && game.outcome(sample) === null; i++) {
      const asked = game.asked(sample)
      if (asked.length === 0) broke(law, 'nobody is asked in a game played on from a sample')
      const seat = pickWith(chance, asked)
      const answers = game.answers(sample, seat)
      if (answers.length === 0) broke(law, `seat ${seat} has no answer in a game played on from a sample`)
      game.play(sample, seat, pickWith(chance, answers))
    }
  }
}
