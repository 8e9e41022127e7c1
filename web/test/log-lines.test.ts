import { table } from '@perilune/moon-table'
import type { EventView } from '@perilune/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { logLines } from '../src/table/log-lines.js'

const NAMES = ['Ada', 'Bao']
const told = (...events: object[]) =>
  logLines(table, events as EventView[], NAMES).map(({ text, seq, heading }) => ({
    seq,
    heading,
    html: renderToStaticMarkup(text as never),
  }))
const plain = (html: string) =>
  html.replace(/<span class="amount"[^>]*aria-label="([^"]*)">.*?<\/span>/g, '$1').replace(/<[^>]+>/g, '')

const constructs = {
  what: 'constructs',
  seat: 0,
  card: 'biodome',
  pay: { water: 1 },
  seq: 7,
  say: '',
}
const takes = { what: 'takes', seat: 0, items: { bio: 2 }, cause: 'card', card: 'biodome', seq: 7, say: '' }
const scores = {
  what: 'scores',
  seat: 0,
  hearts: 1,
  cause: 'card',
  card: 'specialized',
  seq: 8,
  say: '',
}

test('a gain stands in the line of the action it came from, and names its source where that is another card', () => {
  const lines = told(constructs, takes, scores)
  expect(lines.map(({ html }) => plain(html))).toEqual([
    'Ada constructs Biodome for 1 Water, takes 2 Bio and scores 1 Heart (Specialized)',
  ])
  expect(lines[0].seq).toBe(7)
})

test('every card that a line names opens from it', () => {
  const [{ html }] = told(constructs, takes, scores)
  for (const card of ['biodome', 'specialized']) expect(html).toContain(`data-card="${card}"`)
})

test('what befalls another seat, and what comes after the turn, has a line of its own', () => {
  const gives = {
    what: 'takes',
    seat: 1,
    items: { bio: 1 },
    cause: 'card',
    card: 'hospitable',
    seq: 7,
    say: '',
  }
  const ends = { what: 'ends-turn', seat: 0, seq: 9, say: '' }
  const wins = {
    what: 'scores',
    seat: 0,
    hearts: 4,
    cause: 'flag',
    flag: 'food',
    era: 1,
    seq: 10,
    say: '',
  }
  expect(told(constructs, gives, ends, wins).map(({ html }) => plain(html))).toEqual([
    'Ada constructs Biodome for 1 Water',
    'Bao takes 1 Bio (Hospitable)',
    'Ada scores 4 Hearts (Most Food Flags in Era I)',
  ])
})

test('a round begins a new part of the log', () => {
  expect(told({ what: 'begins-round', round: 2, seq: 3, say: '' })).toMatchObject([{ heading: true }])
})

test('an undo has a line of its own, and so has what is done after it', () => {
  const undo = { what: 'table:undo', seat: 0, seq: 8, say: 'Ada takes the last answer back' }
  const gains = { ...takes, items: { bio: 1 }, card: 'canteen', seq: 9 }
  expect(told(constructs, undo, gains).map(({ html }) => plain(html))).toEqual([
    'Ada constructs Biodome for 1 Water',
    'Ada takes the last answer back',
    'Ada takes 1 Bio (Canteen)',
  ])
})
