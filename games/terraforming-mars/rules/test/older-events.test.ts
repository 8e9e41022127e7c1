import { readdirSync, readFileSync } from 'node:fs'
import { type Event, type Game, type GameRecord, plain, replay } from '@perilune/engine'
import { terraformingMars as today } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'

/* The log of a game under older rules is told in today's words. */

const HOME = new URL('../../', import.meta.url)
const name = (seat: number): string => `player ${seat + 1}`

const records = readdirSync(new URL('archive/', HOME))
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(`archive/${file}`, HOME), 'utf8')) as GameRecord)

/** One game of each of the older rules with most seats. */
const versions = readdirSync(new URL('versions/', HOME)).map((rules) => {
  const [most] = records
    .filter((record) => record.rules === Number(rules))
    .sort((a, b) => b.seats - a.seats || b.rows.length - a.rows.length)
  return { rules, most }
})

test.each(versions)('what happened under rules $rules has words today', async ({ rules, most }) => {
  const { game } = (await import(new URL(`versions/${rules}/rules.js`, HOME).href)) as { game: Game }
  const told: string[] = []
  const tell = (event: Event): void => {
    // The one event that carried a sentence: the table tells it by that.
    if (typeof event.colour !== 'string') told.push(plain(today.words.tale(event, name)))
    if (event.others) tell(event.others)
  }
  replay(game, most, (_, __, events) => events.forEach(tell))
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([])
})
