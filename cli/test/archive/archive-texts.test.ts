import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import { filesOf } from '../../src/archive.js'
import { hashOfTexts } from './archive-texts.js'

const home = fileURLToPath(new URL('../../..', import.meta.url))

// Wording that is changed on purpose: npx vitest run cli/test/archive-texts.test.ts -u
test.each(Object.values(games))('the archived games of $title read as they did', async (game) => {
  const lines: string[] = []
  for (const file of filesOf(home, game)) lines.push(`${basename(file)} ${await hashOfTexts(game, file)}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`${home}games/${game.id}/archive/texts.txt`)
})
