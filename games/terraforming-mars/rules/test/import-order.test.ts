import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test, vi } from 'vitest'

/*
 * Whichever file of the rules is imported first, a game plays and plays the same: a constant that is read
 * from the cards while a file is imported would be undefined where that file comes before the loader, and no
 * compiler says so.
 */

const SOURCES = join(import.meta.dirname, '../src')

const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(SOURCES, join(entry.parentPath, entry.name)))
  .sort()

const ANSWERS = 60

/** The state after the first answers of a game, with the rules imported anew and this file first. */
async function gameAfter(file: string): Promise<string> {
  vi.resetModules()
  await import(join(SOURCES, file))
  const { terraformingMars: game } = await import('../src/index.js')
  const s = game.setup({ preset: 'full box' }, 3, '5'.repeat(64))
  for (let i = 0; i < ANSWERS; i++) {
    const [seat] = game.asked(s)
    const answers = game.answers(s, seat)
    game.play(s, seat, answers[(i * 7) % answers.length])
  }
  return JSON.stringify(s)
}

test('a game plays the same whichever file of the rules is imported first', {
  timeout: 300_000,
}, async () => {
  const expected = await gameAfter('index.ts')
  for (const file of files) expect(await gameAfter(file), file).toBe(expected)
})
