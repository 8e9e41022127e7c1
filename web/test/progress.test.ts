import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { newSeed } from '@perilune/engine'
import { games } from '@perilune/games'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import { progressText } from '../src/progress.js'

const fileOf = (id: string): string =>
  fileURLToPath(new URL(`../../games/${id}/words/en/src/progress.ts`, import.meta.url))

/** What the file weighs on the way, without what the lobby has already. */
async function weightOf(file: string): Promise<number> {
  const bundle = await rolldown({ input: file, external: /^@perilune\// })
  const { output } = await bundle.generate({ minify: true })
  await bundle.close()
  return gzipSync(output[0].code).length
}

test.each(Object.values(games))(
  'the lobby says where a game of $title is, as the game does',
  async (game) => {
    const words = await import(fileOf(game.id))
    const state = game.setup({}, game.seats.max, newSeed())
    const data = game.progressData(state)
    expect(typeof data === 'object' && progressText(words, data)).toBe(game.progress(state))
  },
)

test.each(Object.keys(games))('the words of %s that the lobby loads weigh less than 1 kB', async (id) => {
  expect(await weightOf(fileOf(id))).toBeLessThan(1000)
})

test('the lobby leaves out what a newer server says and this page has no words for', async () => {
  const words = await import(fileOf('moon'))
  expect(progressText(words, { code: 'in-orbit' })).toBe('')
})
