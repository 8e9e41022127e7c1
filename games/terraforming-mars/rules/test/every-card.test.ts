import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { corporations } from '../src/cards/corporations.js'
import { projects } from '../src/cards/decks.js'
import { preludes } from '../src/cards/preludes.js'
import { globalEvents } from '../src/turmoil/global-events.js'

/* Every card has a test of what it does, named after it, in the file of its deck. */

const here = new URL('./', import.meta.url)

const titlesIn = (which: RegExp): string[] =>
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => which.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, here), 'utf8').matchAll(/^ {2}test\(\s*(['"])(.+?)\1,/gm),
    ])
    .map((match) => match[2])

const isNamed = (titles: readonly string[], name: string): boolean =>
  titles.some((title) => title.startsWith(`${name} `) || title.startsWith(`${name}:`))

test.each([
  ['base', /^cards\/base\/projects-.*\.test\.ts$/],
  ['corporate-era', /^cards\/corporate-era\/projects-.*\.test\.ts$/],
  ['venus', /^cards\/venus\/projects-.*\.test\.ts$/],
  ['prelude', /^cards\/prelude\/projects\.test\.ts$/],
  ['turmoil', /^cards\/turmoil\/projects\.test\.ts$/],
  ['colonies', /^cards\/colonies\/projects-.*\.test\.ts$/],
  ['promo', /^cards\/promo\/projects-.*\.test\.ts$/],
] as const)('every project of %s has its test', (set, files) => {
  const titles = titlesIn(files)
  expect(projects[set].map((card) => card.name).filter((name) => !isNamed(titles, name))).toEqual([])
})

test('every prelude has its test', () => {
  const titles = titlesIn(/^cards\/(prelude|promo)\/preludes\.test\.ts$/)
  expect(preludes.map((card) => card.name).filter((name) => !isNamed(titles, name))).toEqual([])
})

test('every global event has its test', () => {
  const titles = titlesIn(/^turmoil\/global-events\.test\.ts$/)
  expect(globalEvents.map((event) => event.name).filter((name) => !isNamed(titles, name))).toEqual([])
})

test('every corporation has its test', () => {
  const titles = titlesIn(/^cards\/.*corporations\.test\.ts$/)
  expect(corporations.map((card) => card.name).filter((name) => !isNamed(titles, name))).toEqual([])
})
