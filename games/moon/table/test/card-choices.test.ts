import { type Choose, newChance, pickWith, plain, type Sentence, seedFrom } from '@perilune/engine'
import { moon } from '@perilune/moon-words-en'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardChoices } from '../src/bar/card-choices.js'

/** The first search of a game by chance during which a Rover can be parked. */
function searching(): Choose {
  for (let game = 0; game < 50; game++) {
    const s = moon.setup({}, 3, seedFrom(`searching ${game}`))
    const chance = newChance(seedFrom(`answers ${game}`))
    for (let [seat] = moon.asked(s); seat !== undefined; [seat] = moon.asked(s)) {
      const [decision] = moon.decisions(s, seat)
      if (decision?.kind === 'choose' && decision.options.some((o) => o.group === 'park' && !o.reason))
        if (decision.step === 'extra-construct') return decision
      const answers = moon.answers(s, seat)
      const flips = answers.filter(({ act, card }) => act === 'flip' && card === 'printer')
      moon.play(s, seat, pickWith(chance, flips.length > 0 ? flips : answers))
    }
  }
  throw new Error('nobody searched with a Rover at hand')
}

test('what else can be done during a search stands after the cards, as buttons', () => {
  const decision = searching()
  const props = { decision, answer: () => {}, say: (of: Sentence) => plain(of) }
  const html = renderToStaticMarkup(createElement(CardChoices, props))
  const cards = html.lastIndexOf('card-choice-says')
  expect(cards).toBeGreaterThan(0)
  expect(html.indexOf('Let it be')).toBeGreaterThan(0)
  expect(html.indexOf('<span>Park a Rover on')).toBeGreaterThan(cards)
})
