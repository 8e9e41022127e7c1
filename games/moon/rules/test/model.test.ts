import { type Answer, below, type Chance, newChance, pickWith, seedFrom } from '@perilune/engine'
import { count, flagWinner, pointsNow } from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { describe, expect, test } from 'vitest'
import { type Chooser, freshTally, playBeside } from './model/beside.js'

// MODEL_GAMES sets the games for each number of seats and each way to play: more of them in long runs.
const GAMES = Number(process.env.MODEL_GAMES ?? 2)

/** Any answer, all with the same chance. */
const anyAnswer =
  (chance: Chance): Chooser =>
  (answers) =>
    pickWith(chance, answers)

/** Mostly builds, flips, parks and claims: reaches states that games of uniform chance rarely see. */
const busyAnswer =
  (chance: Chance): Chooser =>
  (answers) => {
    const busy = answers.filter(({ act }) => act !== 'assimilate' && act !== 'end')
    const list = busy.length > 0 && below(chance, 10) > 0 ? busy : answers
    const acts = [...new Set(list.map(({ act }) => act))]
    const act = pickWith(chance, acts)
    return pickWith(
      chance,
      list.filter((answer: Answer) => answer.act === act),
    )
  }

/** Claims and builds whatever it can: reaches large Settlements and every Reputation. */
const buildingAnswer =
  (chance: Chance): Chooser =>
  (answers) => {
    const claims = answers.filter(({ act }) => act === 'claim')
    if (claims.length > 0 && below(chance, 5) > 0) return pickWith(chance, claims)
    const builds = answers.filter(({ pay }) => pay !== undefined)
    if (builds.length > 0 && below(chance, 3) > 0) return pickWith(chance, builds)
    return busyAnswer(chance)(answers)
  }

const lookups = { pointsNow, flagWinner, count }

const CHOOSERS = { any: anyAnswer, busy: busyAnswer, building: buildingAnswer }

describe.each([2, 3, 4, 5])('with %i players', (seats) => {
  test.each(['any', 'busy', 'building'] as const)(
    'the second model and the engine agree on every answer, price, effect and score (%s play)',
    (how) => {
      const tally = freshTally()
      for (let i = 0; i < GAMES; i++) {
        const words = `second model ${seats} ${how} ${i}`
        const choose = CHOOSERS[how](newChance(seedFrom(`${words}: play`)))
        const seed = seedFrom(words)
        playBeside(moon, { seats, seed, choose, lookups }, tally)
      }
      if (process.env.MODEL_GAMES) console.log(seats, how, JSON.stringify(tally))
      expect(tally.states).toBeGreaterThan(100 * GAMES)
      expect(tally.scores).toBeGreaterThan(0)
    },
    60_000 + GAMES * 10_000,
  )
})
