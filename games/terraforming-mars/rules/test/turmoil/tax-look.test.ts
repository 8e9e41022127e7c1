import { newChance, pickWith, seedFrom } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { HEAT_OPS, refuseGreenery, refuseHeat, refuseProject } from '../../src/actions/actions.js'
import { canCarryOut, canPlay, canResolve, refuseAction, refuseCard } from '../../src/actions/playable.js'
import { CONVERT_PLANTS, compiledProjects } from '../../src/cards/built-in.js'
import { cardOf } from '../../src/cards/index.js'
import { HEAT_FOR_TEMPERATURE } from '../../src/cards/standard-projects.js'
import { HEAT, MC, PLANTS } from '../../src/names.js'
import { priceNow } from '../../src/payment/prices.js'
import { cloneMars, handOf } from '../../src/state/state.js'
import { committee } from '../../src/turmoil/committee.js'
import { REDS } from '../../src/turmoil/parties.js'

/* A look nearly always tells whether the Reds' tax can be paid. It is held against trying everything out. */

/**
 * Turns of a random game of the full box, in which the Reds rule and nobody has much more than something
 * costs.
 */
function* turns(i: number): Generator<{ s: MarsState; seat: number }> {
  const s = game.setup({ preset: 'full box' }, 2, seedFrom(`tax ${i}`))
  const chance = newChance(seedFrom(`tax ${i}: answers`))
  for (let n = 0; game.asked(s).length > 0; n++) {
    const [seat] = game.asked(s)
    const top = s.stack[s.stack.length - 1] as { do: string; taken?: number }
    if (n % 7 === 0 && top.do === 'take-turn' && top.taken === 0) {
      const poor = cloneMars(s)
      committee(poor).policy = REDS
      yield { s: poor, seat }
    }
    game.play(s, seat, pickWith(chance, game.answers(s, seat)))
  }
}

const withMoney = (s: MarsState, seat: number, mc: number): MarsState => {
  const other = cloneMars(s)
  other.players[seat].stock[MC] = mc
  return other
}

const GAMES = [0, 1, 2, 3, 4, 5]

/** How often the tax forbids something, and how often it does not, in all games together. */
const seen = { forbidden: 0, allowed: 0 }

test.each(GAMES)(
  'what the tax forbids can’t be done when it is tried out, and nothing else, in game %i',
  (number) => {
    const agree = (what: string, reason: { code: string } | undefined, possible: () => boolean): void => {
      if (reason && reason.code !== 'tax') return
      seen[reason ? 'forbidden' : 'allowed']++
      expect(possible(), what).toBe(!reason)
    }
    for (const { s, seat } of turns(number)) {
      const extra = s.played % 12
      for (const project of compiledProjects()) {
        const there = withMoney(s, seat, project.cost + extra)
        agree(project.id, refuseProject(there, seat, project.id), () => canCarryOut(there, seat, project))
      }
      const hot = withMoney(s, seat, extra)
      hot.players[seat].stock[HEAT] += HEAT_FOR_TEMPERATURE
      agree('heat', refuseHeat(hot, seat), () =>
        canResolve(hot, seat, HEAT_OPS, { resource: HEAT, turnedIn: HEAT_FOR_TEMPERATURE }),
      )
      const green = withMoney(s, seat, extra)
      green.players[seat].stock[PLANTS] += green.players[seat].greeneryPrice
      agree('plants', refuseGreenery(green, seat), () =>
        canResolve(green, seat, [CONVERT_PLANTS], {
          resource: PLANTS,
          turnedIn: green.players[seat].greeneryPrice,
        }),
      )
      const active = withMoney(s, seat, extra)
      for (const card of s.players[seat].cards.map(cardOf))
        for (const action of card.actions)
          agree(`the action of ${card.id}`, refuseAction(active, seat, card, action), () =>
            canResolve(active, seat, [action.op], { card: card.id }),
          )
      for (const id of s.places[handOf(seat)]) {
        const price = priceNow(s, seat, cardOf(id))
        const there = withMoney(s, seat, price + extra)
        agree(id, refuseCard(there, seat, cardOf(id)), () => canPlay(there, seat, cardOf(id), price))
      }
    }
  },
)

test('the games above meet the tax often enough, forbidding and allowing', () => {
  expect(seen.forbidden).toBeGreaterThan(50)
  expect(seen.allowed).toBeGreaterThan(500)
})
