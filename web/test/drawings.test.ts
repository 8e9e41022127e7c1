import { games } from '@perilune/games'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tableOf } from '../src/games.js'

/* What a page draws for a card is made from the card's data: no card of any box may lack a part of its drawing. */

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
