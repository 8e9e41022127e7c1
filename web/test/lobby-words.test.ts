import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const GAMES = new URL('../../games/', import.meta.url)
const folders = readdirSync(GAMES)
  .filter((game) => existsSync(new URL(`${game}/words/`, GAMES)))
  .flatMap((game) => readdirSync(new URL(`${game}/words/`, GAMES)).map((of) => `${game}/words/${of}`))
const LARGEST = 1024

// The sources are larger than what a page loads.
test.each(folders)('%s says no more than 1 kB, compressed, before the game is loaded', (folder) => {
  const texts = ['lobby', 'new-game'].map((name) => readFileSync(new URL(`${folder}/src/${name}.ts`, GAMES)))
  expect(gzipSync(Buffer.concat(texts)).length).toBeLessThanOrEqual(LARGEST)
})
