import { table } from '@perilune/moon-table'
import type { EventView } from '@perilune/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { logLines } from '../src/log-lines.js'

const NAMES = ['Ada', 'Bao']
const told = (...events: object[]) =>
  logLines(table, events as EventView[], NAMES).map(({ text, seq, heading }) => ({
    seq,
    heading,
    html: renderToStaticMarkup(text as never),
  }))
const plain = (html: string) =>
  html.replace(/<svg[^>]*aria-label="([^"]*)".*?<\/svg>/g, '$1').replace(/<[^>]+>/g, '')

const constructs = {
  what: 'constructs',
  seat: 0,
  card: 'biodome',
  seq: 7,
  say: 'Ada constructs Biodome for 1 Water',
}
const takes = { what: 'takes', seat: 0, why: 'biodome', seq: 7, say: 'Ada takes 2 Bio (Biodome)' }
const scores = {
  what: 'scores',
  seat: 0,
  why: 'specialized',
  seq: 8,
  say: 'Ada scores 1 Heart (Specialized)',
}

test('a gain stands in the line of the deed it came from, and names its source where that is another card', () => {
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
  const gives = { what: 'takes', seat: 1, why: 'hospitable', seq: 7, say: 'Bao takes 1 Bio (Hospitable)' }
  const ends = { what: 'ends-turn', seat: 0, seq: 9, say: 'Ada ends the turn' }
  const wins = {
    what: 'scores',
    seat: 0,
    why: 'flag:food:1',
    seq: 10,
    say: 'Ada scores 4 Hearts (Most Food Flags in Era I)',
  }
  expect(told(constructs, gives, ends, wins).map(({ html }) => plain(html))).toEqual([
    'Ada constructs Biodome for 1 Water',
    'Bao takes 1 Bio (Hospitable)',
    'Ada scores 4 Heart (Most Food Flags in Era I)',
  ])
})

test('a round begins a new part of the log', () => {
  expect(told({ what: 'begins-round', round: 2, seq: 3, say: 'Round 2' })).toMatchObject([{ heading: true }])
})

test('an undo has a line of its own, and so has what is done after it', () => {
  const undo = { what: 'table:undo', seat: 0, seq: 8, say: 'Ada takes the last answer back' }
  const gains = { ...takes, why: 'canteen', seq: 9, say: 'Ada takes 1 Bio (Canteen)' }
  expect(told(constructs, undo, gains).map(({ html }) => plain(html))).toEqual([
    'Ada constructs Biodome for 1 Water',
    'Ada takes the last answer back',
    'Ada takes 1 Bio (Canteen)',
  ])
})
