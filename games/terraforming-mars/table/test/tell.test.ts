import type { Happening } from '@perilune/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tell } from '../src/tell.js'

const NAMES = ['Ada', 'Bao']

const html = (event: object, ...more: object[]): string => {
  const line = tell({ seq: 1, say: '', ...event } as Happening, NAMES, more as Happening[])
  return renderToStaticMarkup(line?.text as never)
}
const plain = (markup: string): string =>
  markup.replace(/<span class="amount"[^>]*aria-label="([^"]*)">.*?<\/span>/g, '$1').replace(/<[^>]+>/g, '')

const plays = { what: 'plays', seat: 0, card: 'asteroid' }
const pays = { what: 'pays', seat: 0, resources: { mc: 14 }, why: 'card', of: 'asteroid' }

test('a line of the log names its seat and draws its amounts', () => {
  expect(plain(html(plays, pays))).toBe('Ada plays Asteroid: pays 14 MC')
  expect(html(plays, pays)).toContain('<use href="#tm-mc"')
})

test('every card that a line of the log names opens from it', () => {
  expect(html(plays)).toContain('data-card="asteroid"')
})

test('what older rules told in a sentence is told by that sentence', () => {
  const say = 'Ada sends a delegate of Bao home from the Reds'
  const bans = { what: 'bans-delegate', seat: 0, party: 'reds', colour: 'a delegate of seat 2', say }
  expect(plain(html(bans))).toBe(say)
})
