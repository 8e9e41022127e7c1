import { readFileSync } from 'node:fs'
import { addRow, openMatch, readRecord } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import type { MarsView } from '../src/state/view.js'

/** A game of the archive, so many answers before its end, as a seat sees it. */
export function archivedTurn(name: string, left: number, seat: number): { state: MarsState; view: MarsView } {
  const file = new URL(`../../archive/${name}.json`, import.meta.url)
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const match = openMatch(terraformingMars, record.options, record.seats, record.seed ?? '')
  for (const row of record.rows.slice(0, record.rows.length - left)) addRow(terraformingMars, match, row)
  const state = match.state as MarsState
  return { state, view: terraformingMars.view(state, seat) as MarsView }
}
