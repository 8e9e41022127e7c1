import { games } from '@perilune/games'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tableOf } from '../src/games.js'

/*
 * What a page draws for a card is made from the card's data: no card of any box may lack a part of its
 * drawing.
 */

test.each(Object.values(games))('every card of $title can be drawn', async (game) => {
  const table = await tableOf(game.id)
  if (!table) throw new Error('there is no table')
  for (const { id, name } of game.cards) {
    const drawn = renderToStaticMarkup(createElement(table.Card, { id }))
    expect(drawn, id).toContain('<svg')
    // Cards that differ by a word of their kind are told apart by the rest.
    expect(drawn, id).toContain(name.split(/[ ’'&]/)[0])
  }
})

test.each([
  ['charger', '− energy × X heart ×'],
  ['shuttle-depot', '− rover × 2 heart ×'],
  ['takeout-hub', '2 pink flip 2 heart ×'],
  ['broadcast-studio', '2 heart per flag same'],
])('the formula of %s says all that its text says', async (id, formula) => {
  const table = await tableOf('moon')
  if (!table) throw new Error('there is no table')
  const drawn = renderToStaticMarkup(createElement(table.Card, { id }))
  const said = drawn
    .replace(/<svg class="g g-(\w+)[^>]*>/g, ' $1 <')
    .replace(/<span class="chip-k k-(\w+)/g, ' $1 <')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  expect(said).toContain(`flip ${formula} `)
})
