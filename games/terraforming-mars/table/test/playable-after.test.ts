import { readdirSync, readFileSync } from 'node:fs'
import { addRow, openMatch, readRecord, seedFrom } from '@perilune/engine'
import { handOf, type MarsState, MC } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { type PlayableCard, playableAfter } from '../src/choosing/playable-after.js'
import { rulesToday } from '../src/rules.js'
import type { MarsView } from '../src/state/view.js'

const archive = new URL('../../archive/', import.meta.url)
const recordOf = (name: string) => readRecord(JSON.parse(readFileSync(new URL(name, archive), 'utf8')))
const names = readdirSync(archive)
  .filter((name) => name.endsWith('.json'))
  .filter((name) => recordOf(name).rules === terraformingMars.rules)

/** The cards that a seat is offered on its turn. */
const offered = (state: MarsState, seat: number): string[] =>
  terraformingMars
    .decisions(state, seat)
    .flatMap((d) => (d.kind === 'choose' && d.step === 'take-turn' ? d.options : []))
    .filter(({ answer, reason }) => answer.act === 'play' && !reason)
    .map(({ answer }) => String(answer.card))

/** What the first player of a game's every generation buys, and the turn that follows in the record. */
function* purchases(name: string, steps: readonly string[]) {
  const record = recordOf(name)
  const match = openMatch(terraformingMars, record.options, record.seats, record.seed ?? '')
  let bought: PlayableCard[] | undefined
  for (const row of record.rows) {
    const state = match.state as MarsState
    const asks = String(state.stack.at(-1)?.do)
    const seat = state.first
    if (steps.includes(asks) && 'answer' in row && row.seat === seat)
      bought = playableAfter(rulesToday, terraformingMars.view(state, seat) as MarsView, seat, {
        step: asks,
        answer: row.answer,
      })
    else if (bought && asks === 'take-turn') {
      // A corporation's first action comes before any card.
      if (state.players[seat].firstActions.length === 0) yield { bought, state, seat }
      bought = undefined
    }
    addRow(terraformingMars, match, row)
  }
}

test('cards are playable after research exactly when the rules offer them on the turn that follows', () => {
  let turns = 0
  let byMoneyAlone = 0
  for (const name of names)
    for (const { bought, state, seat } of purchases(name, ['research'])) {
      turns++
      expect(bought.map(({ id }) => id).sort()).toEqual(expect.arrayContaining(state.places[handOf(seat)]))
      const playable = bought.filter(({ refused }) => refused === undefined).map(({ id }) => id)
      expect(playable.sort()).toEqual(offered(state, seat).sort())
      const afforded = bought.filter(({ price }) => price <= state.players[seat].stock[MC])
      if (
        afforded
          .map(({ id }) => id)
          .sort()
          .join() !== playable.join()
      )
        byMoneyAlone++
    }
  expect(turns).toBeGreaterThan(60)
  // Requirements, metals and what an effect needs: money alone would have told something else.
  expect(byMoneyAlone).toBeGreaterThan(20)
})

const STARTS = 12

/** The start of a new game for two: what its first player picks, and the first turn. */
function* starts() {
  for (let n = 0; n < STARTS; n++) {
    const state = terraformingMars.setup({}, 2, seedFrom(`start ${n}`)) as MarsState
    const seat = state.first
    const picks = [0, 1].map((other) => terraformingMars.answers(state, other))
    const pick = picks[seat][(n * 37) % picks[seat].length]
    const view = terraformingMars.view(state, seat) as MarsView
    const bought = playableAfter(rulesToday, view, seat, { step: 'choose-start', answer: pick })
    terraformingMars.play(state, seat, pick)
    terraformingMars.play(state, 1 - seat, picks[1 - seat][0])
    const asks = String(state.stack.at(-1)?.do)
    // A corporation's first action comes before any card.
    if (asks === 'take-turn' && state.players[seat].firstActions.length === 0) yield { bought, state, seat }
  }
}

test('cards are playable at the start with what the chosen corporation brings', () => {
  let turns = 0
  for (const { bought, state, seat } of starts()) {
    turns++
    const playable = bought.filter(({ refused }) => refused === undefined).map(({ id }) => id)
    expect(playable.sort()).toEqual(offered(state, seat).sort())
  }
  expect(turns).toBeGreaterThan(5)
})

test('a card that can’t be played says why', () => {
  for (const { bought } of purchases('2-seats-random-greedy-2.json', ['research']))
    for (const { refused } of bought) if (refused !== undefined) expect(refused).toMatch(/[a-z]{3}/)
})
