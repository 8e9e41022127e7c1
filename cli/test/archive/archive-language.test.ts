import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { filesOf } from '../../src/archive.js'
import { wordsLeftIn } from './archive-language.js'

const home = fileURLToPath(new URL('../../..', import.meta.url))

/** Ids that look like words: rings of Moon Base are called by size and colour. */
const IDS = /^(large|small) (gold|silver|navy)$/

test.each(Object.values(games))('no English is left in $title when its words are taken away', (game) => {
  const files = filesOf(home, game).filter(
    // Frozen rules carry their English.
    (file) => JSON.parse(readFileSync(file, 'utf8')).rules === game.rules,
  )
  const left = files.flatMap((file) => [...wordsLeftIn(game, file, IDS)])
  expect(Object.fromEntries(left.slice(0, 60))).toEqual({})
})
