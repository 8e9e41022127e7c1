import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { filesOf } from '../src/archive.js'
import { hashOfTexts } from './archive-texts.js'

const home = fileURLToPath(new URL('../..', import.meta.url))

// Wording that is changed on purpose: npx vitest run -u cli/test/archive-texts.test.ts
test.each(Object.values(games))('the archived games of $title read as they did', async (game) => {
  const lines = filesOf(home, game).map((file) => `${basename(file)} ${hashOfTexts(game, file)}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${home}games/${game.id}/archive/texts.txt`)
})
