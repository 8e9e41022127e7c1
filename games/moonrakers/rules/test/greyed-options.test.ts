import { seedFrom } from '@perilune/engine'
import { arrange, attempt } from '@perilune/engine/testing'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { objectivesOf } from '../src/index.js'
import { claim, scene, type Table } from './scene.js'

/* What people see and can't choose now, with the code that says why; and what the table is told beside it. */

const decisionOf = (table: Table, seat = 0) => {
  const [decision] = moonrakers.decisions(table.s, seat)
  if (decision?.kind !== 'choose') throw new Error('this is no choice')
  return decision
}
const offered = (table: Table) =>
  decisionOf(table)
    .options.filter(({ reason }) => !reason)
    .map(({ answer }) => answer)
const greyed = (table: Table) =>
  decisionOf(table)
    .options.filter(({ reason }) => reason)
    .map(({ answer, reason }) => ({ ...answer, ...reason }))

/*
 * Kill Slavers fails with an empty hand: then comes the buying phase. Barrier A3 costs 2, Ada Massa 3,
 * Moro Mada 4, Flash 6.
 */
const buying = (credits: number) =>
  scene({
    seats: [{ credits }, {}],
    contracts: ['kill-slavers'],
    crew: ['ada-massa', 'moro-mada'],
    crewDeck: ['zek-zarag'],
    parts: ['barrier-a3', 'flash'],
  })
    .alone('kill-slavers')
    .done()

const END = { act: 'end-turn' }
const buy = (card: string) => ({ act: 'buy', card })
const swap = (card: string) => ({ act: 'swap', card })

test('in the buying phase exactly the cards that cost too much are greyed', () => {
  const table = buying(3)
  expect(offered(table)).toEqual([
    buy('ada-massa'),
    buy('barrier-a3'),
    END,
    swap('ada-massa'),
    swap('moro-mada'),
    swap('barrier-a3'),
    swap('flash'),
  ])
  expect(greyed(table)).toEqual([
    { ...buy('moro-mada'), code: 'credits', needs: 4, has: 3 },
    { ...buy('flash'), code: 'credits', needs: 6, has: 3 },
  ])
})

test('after a swap all further swaps are greyed, and what is too dear now', () => {
  const table = buying(4)
  table.does(0, swap('moro-mada'))
  expect(offered(table)).toEqual([buy('ada-massa'), buy('zek-zarag'), buy('barrier-a3'), END])
  expect(greyed(table)).toEqual([
    { ...buy('flash'), code: 'credits', needs: 6, has: 3 },
    { ...swap('ada-massa'), code: 'armory-swapped' },
    { ...swap('zek-zarag'), code: 'armory-swapped' },
    { ...swap('barrier-a3'), code: 'armory-swapped' },
    { ...swap('flash'), code: 'armory-swapped' },
  ])
})

test('where nothing but a swap can be paid, each swap is offered once', () => {
  const table = buying(1)
  expect(offered(table)).toEqual([
    swap('ada-massa'),
    swap('moro-mada'),
    swap('barrier-a3'),
    swap('flash'),
    END,
  ])
})

test('without credits everything is greyed but the end of the turn', () => {
  const table = buying(0)
  expect(offered(table)).toEqual([END])
  expect(greyed(table)).toEqual([
    { ...buy('ada-massa'), code: 'credits', needs: 3, has: 0 },
    { ...buy('moro-mada'), code: 'credits', needs: 4, has: 0 },
    { ...buy('barrier-a3'), code: 'credits', needs: 2, has: 0 },
    { ...buy('flash'), code: 'credits', needs: 6, has: 0 },
    ...['ada-massa', 'moro-mada', 'barrier-a3', 'flash'].map((card) => ({
      ...swap(card),
      code: 'credits',
      needs: 1,
      has: 0,
    })),
  ])
})

test('after two talks the leader is asked something else, and no contract is left for talks', () => {
  const table = scene({ seats: [{}, {}], contracts: ['stim-run', 'fuel-shortage'] })
  const prompts: string[] = []
  const talks: unknown[] = []
  for (const card of ['stim-run', 'fuel-shortage', 'stim-run']) {
    prompts.push(decisionOf(table).prompt)
    talks.push(greyed(table).filter(({ act }) => act === 'talk'))
    if (prompts.length < 3) table.does(0, { act: 'talk', card }, { act: 'end-talks' })
  }
  expect(prompts[1]).toBe(prompts[0])
  expect(prompts[2]).not.toBe(prompts[0])
  expect(talks).toEqual([
    [],
    [],
    ['fuel-shortage', 'stim-run'].map((card) => ({ act: 'talk', card, code: 'talked-enough' })),
  ])
})

test('nothing can be claimed while objectives are still being dealt out', () => {
  const s = moonrakers.setup({ first: '1' }, 2, seedFrom('dealing out'))
  // Three parts of Henko: enough for Tank, once it is the captain's.
  s.captains[0].ship = ['titan-3000', 'duo-1000', 'symbiote-9000']
  arrange(s, { [objectivesOf(0)]: ['ace', 'tank', 'utopia'] })
  const reason = () => attempt(moonrakers as never, moonrakers.clone(s), 0, claim('tank'))?.reason
  expect(moonrakers.decisions(s, 0).filter((d) => d.kind !== 'elsewhere' && !d.must)).toEqual([])
  expect(reason()).toEqual({ code: 'not-open' })
  moonrakers.play(s, 0, { pick: ['ace', 'tank'] })
  expect(reason()).toEqual({ code: 'not-open' })
  moonrakers.play(s, 1, { pick: s.places[objectivesOf(1)].slice(0, 2) })
  expect(reason()).toBe(undefined)
})
