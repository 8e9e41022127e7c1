import { readdirSync, readFileSync } from 'node:fs'
import { below, type Event, type GameRecord, newChance, plain, replay, seedFrom } from '@perilune/engine'
import { leftInEnglish, pseudoWords, textsOf } from '@perilune/engine/testing'
import {
  AWARDS,
  COLONY_IDS,
  MAPS,
  type MarsState,
  MILESTONES,
  PARAMETERS,
  terraformingMars,
} from '@perilune/terraforming-mars'
import { cardList, turnHeading } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { ACTS } from '../src/actions/actions.js'
import { CUBES, PROJECTS, RESOURCES, TAGS, TILES } from '../src/names.js'
import { readReason } from '../src/scoring/score-lines.js'
import { RATING_SOURCES } from '../src/state/state.js'
import { PARTIES } from '../src/turmoil/parties.js'

/*
 * What the rules say is codes and ids: told in a language without Latin letters, nothing of it is left in
 * English.
 */

const goals = [...Object.values(MILESTONES), ...Object.values(AWARDS)].flat().map(({ id }) => id)
const words = pseudoWords({
  ids: [
    ...cardList.map(({ id }) => id),
    ...COLONY_IDS,
    ...MAPS,
    ...PARAMETERS,
    ...RATING_SOURCES,
    ...RESOURCES,
    ...CUBES,
    ...TAGS,
    ...TILES,
    ...PROJECTS,
    ...PARTIES,
    ...goals,
    ...ACTS,
    ...Object.keys(turnHeading),
    ...['corporations', 'preludes', 'cards', 'colony-tiles', 'lobby', 'reserve', 'done', 'marker', 'nomads'],
    ...['card', 'effect', 'milestone', 'award', 'research', 'trade', 'delegate'],
  ],
  line: readReason,
})
const game = terraformingMars.speaking({ ...words, cards: [], options: {} })

const name = (seat: number): string => String(seat)

function textsAt(s: MarsState, events: readonly Event[]): string[] {
  const decisions = game.asked(s).flatMap((seat) => game.decisions(s, seat))
  const outcome = game.outcome(s)
  return [
    ...events
      .flatMap((event) => (event.others ? [event, event.others] : [event]))
      .map((e) => plain(words.tale(e, name))),
    ...decisions.flatMap((decision) => textsOf(decision, words)),
    ...(outcome ? outcome.lines.map((line) => plain(words.score(line))) : []),
    outcome?.tieBreak ?? '',
    game.progress(s),
  ]
}

/** Words of English, each with a text that it stands in. */
function englishIn(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const text of texts) for (const word of leftInEnglish(text)) found.set(word, text)
  return found
}

const ARCHIVE = new URL('../../archive/', import.meta.url)
const records = readdirSync(ARCHIVE)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, record: JSON.parse(readFileSync(new URL(file, ARCHIVE), 'utf8')) as GameRecord }))
  .filter(({ record }) => record.rules === game.rules)

test.each(records)('nothing of the archived game $file is English', ({ record }) => {
  const texts: string[] = []
  replay(game, record, ({ state }, _, events) => texts.push(...textsAt(state, events)))
  expect(englishIn(texts)).toEqual(new Map())
})

const ANSWERS = 500

/** All boxes at once, on every map; with one to five seats. */
const fullBoxes = terraformingMars.trials.filter(({ options }) => options.preset === 'full box')

test.each(fullBoxes)('nothing of a random game is English: $name', ({ name: trial, options }) => {
  const chance = newChance(seedFrom(trial))
  const texts: string[] = []
  const events: Event[] = []
  const s = game.setup(options, 1 + below(chance, 5), seedFrom(trial), (event) => events.push(event))
  for (let i = 0; i < ANSWERS && game.asked(s).length > 0; i++) {
    texts.push(...textsAt(s, events.splice(0)))
    const [seat] = game.asked(s)
    const answers = game.answers(s, seat)
    game.play(s, seat, answers[below(chance, answers.length)], (event) => events.push(event))
  }
  expect(englishIn(texts)).toEqual(new Map())
})
