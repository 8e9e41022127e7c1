import { readFileSync } from 'node:fs'
import { addRow, type Decision, openMatch, readRecord } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { expect, test } from 'vitest'
import { aheadUnder } from '../src/ahead.js'
import { rulesToday } from '../src/rules.js'

const ahead = aheadUnder(rulesToday)

const record = readRecord(
  JSON.parse(readFileSync(new URL('../../archive/2-seats-random-greedy-2.json', import.meta.url), 'utf8')),
)

/** Every moment of the action phase at which one of the two waits for the other's turn to end. */
function* waits() {
  const m = openMatch(terraformingMars, record.options, record.seats, record.seed ?? '')
  for (const row of record.rows) {
    const s = m.state as MarsState
    const [asked, ...others] = terraformingMars.asked(s)
    const seat = 1 - asked
    if (others.length === 0 && s.stack.some((frame) => frame.do === 'take-turn')) yield { s, seat }
    addRow(terraformingMars, m, row)
  }
}

const acts = (decisions: readonly Decision[]): unknown[] =>
  decisions.flatMap((d) => (d.kind === 'choose' ? d.options.map((option) => option.answer.act) : []))

test('who waits for another’s turn can plan the own: a pass, a card, a project', () => {
  let planned = 0
  for (const { s, seat } of waits()) {
    const offered = acts(ahead(terraformingMars.view(s, seat) as never, seat))
    if (s.players[seat].passed) expect(offered).toEqual([])
    if (offered.length === 0) continue
    planned++
    expect(offered).toContain('pass')
    expect(offered).toContain('project')
  }
  expect(planned).toBeGreaterThan(50)
})
