import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DecisionData, type Game, plain, type SaidOutcome, spokenDecision } from '@perilune/engine'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { filesOf } from '../../src/archive.js'
import { wordsLeftIn } from './archive-language.js'

const home = fileURLToPath(new URL('../../..', import.meta.url))

/** Ids that look like words: rings of Moon Base are called by size and colour. */
const IDS = /^(large|small) (gold|silver|navy)$/

/** Records that were played under today's rules: frozen ones carry their English. */
const recordsOf = (game: Game): string[] =>
  filesOf(home, game).filter((file) => JSON.parse(readFileSync(file, 'utf8')).rules === game.rules)

test.each(Object.values(games))('no English is left in $title when its words are taken away', (game) => {
  const files = recordsOf(game)
  expect(files.length).toBeGreaterThan(0)
  const left = files.flatMap((file) => [...wordsLeftIn(game, file, IDS)])
  expect(Object.fromEntries(left.slice(0, 60))).toEqual({})
})

const ENGLISH = 'of the moon'
const game = games['moon-base']

const asking = (spoil: (question: DecisionData) => object): Partial<Game> => ({
  decisions: (s, viewer) =>
    game
      .questions(s, viewer)
      .map((question) => spokenDecision(game.words, { ...question, ...spoil(question) } as DecisionData)),
})
const firstOption = (more: object) =>
  asking((question) => {
    if (!('options' in question)) return {}
    const [first, ...rest] = question.options
    return { options: [{ ...first, ...more }, ...rest] }
  })
const ending = (more: object): Partial<Game> => ({
  outcome(s) {
    const outcome = game.outcomeData(s)
    if (!outcome) return null
    const { tieBreak, ...rest }: SaidOutcome = { ...outcome, ...more }
    return {
      ...rest,
      ...(typeof tieBreak === 'object' && { tieBreak: plain(game.words.tieBreak(tieBreak)) }),
    }
  },
})

/** The same game with one fact in English. */
const SPOILED: Readonly<Record<string, Partial<Game>>> = {
  event: {
    play: (s, seat, answer, tell) =>
      game.play(s, seat, answer, tell && ((event) => tell({ ...event, where: ENGLISH }))),
  },
  'public form of an event': {
    play: (s, seat, answer, tell) =>
      game.play(
        s,
        seat,
        answer,
        tell && ((event) => tell({ ...event, to: [], others: { ...event, where: ENGLISH } })),
      ),
  },
  prompt: asking((question) =>
    'prompt' in question ? { prompt: { code: question.step, of: ENGLISH } } : {},
  ),
  label: firstOption({ facts: { level: 1, rings: [], of: ENGLISH } }),
  reason: firstOption({ reason: { code: 'crater-taken', by: ENGLISH } }),
  step: asking(() => ({ step: ENGLISH })),
  'line of the score': ending({ lines: [{ seat: 0, points: 1, why: ENGLISH }] }),
  'tie-break': ending({ tieBreak: { code: 'shared', by: ENGLISH } }),
  progress: { progress: () => plain(game.words.progress({ code: 'round', of: ENGLISH })) },
}

test.each(Object.keys(SPOILED))('English in one %s is found', (place) => {
  const [file] = recordsOf(game)
  expect([...wordsLeftIn({ ...game, ...SPOILED[place] }, file, IDS).keys()]).toContain(ENGLISH)
})
