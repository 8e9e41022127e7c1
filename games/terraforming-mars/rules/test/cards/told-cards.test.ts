import { describe, expect, test } from 'vitest'
import { play, scene } from '../scene.js'

/* Which cards events name: those that were found or drawn, and no others. */

const told = (events: readonly { what: string }[], what: string) => events.filter((e) => e.what === what)

describe('a search for cards', () => {
  const search = (deck: readonly string[], discards: readonly string[] = []) => {
    const tiles = { A4: 'ocean', B5: 'city 0' }
    const table = scene({ hand: ['aqueduct-systems'], tiles, deck, discards, onlyDeck: true })
    return { table, events: table.does(0, play('aqueduct-systems')) }
  }

  test('in an empty deck finds nothing and tells nothing of it', () => {
    const { table, events } = search([])
    expect(told(events, 'finds')).toEqual([])
    expect(table.hand(0)).toEqual([])
    expect(table.discarded).toEqual([])
  })

  test('tells what it found and what it turned up in vain', () => {
    const { table, events } = search(['ants', 'mine', 'fish'])
    expect(told(events, 'finds')).toEqual([
      { what: 'finds', seat: 0, cards: ['mine'], discarded: ['ants', 'fish'] },
    ])
    expect(table.hand(0)).toEqual(['mine'])
  })

  test('that turns up nothing of use tells so', () => {
    const { events } = search(['ants'])
    expect(told(events, 'finds')).toEqual([{ what: 'finds', seat: 0, cards: [], discarded: ['ants'] }])
  })
})

describe('drawn cards', () => {
  test('are told to whoever draws them, without the cards that were in the hand', () => {
    const table = scene({ hand: ['sf-memorial', 'mine', 'zeppelins'], deck: ['fish', 'ants'] })
    const events = table.does(0, play('sf-memorial'))
    expect(told(events, 'draws')).toEqual([
      {
        what: 'draws',
        seat: 0,
        cards: ['fish'],
        to: [0],
        others: { what: 'draws', seat: 0, count: 1 },
      },
    ])
    expect(table.hand(0)).toEqual(['fish', 'mine', 'zeppelins'])
  })
})
