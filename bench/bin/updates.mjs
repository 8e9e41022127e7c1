#!/usr/bin/env node
// Measures the bytes that a server sends after a move, in games of the archive: to all viewers, and to the
// seat that is asked; as data for pages and as sentences for programs.
//   node bench/bin/updates.mjs <game>
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventFor, plain, readRecord, replay } from '@perilune/engine'
import { games } from '@perilune/games'
import { diff } from '@perilune/protocol'

const [id] = process.argv.slice(2)
const game = games[id]
const folder = fileURLToPath(new URL(`../../games/${id}/archive/`, import.meta.url))

const nameOf = (seat) => `player ${seat + 1}`

/** Events and decisions in each form. */
const FORMS = {
  data: { asks: (s, viewer) => game.questions(s, viewer), say: () => ({}) },
  sentences: {
    asks: (s, viewer) => game.decisions(s, viewer),
    say: (event) => ({ say: plain(game.words.tale(event, nameOf)) }),
  },
}

const eventsFor = (events, viewer, seq, say) =>
  events.flatMap((event) => {
    const mine = eventFor(event, viewer)
    if (!mine) return []
    const { to: _, others: __, ...facts } = mine
    return [{ ...facts, seq, ...say(mine) }]
  })

const plainCopy = (value) => JSON.parse(JSON.stringify(value))

/** The bytes of every update, by form and by recipient. */
function bytesIn(file) {
  const { digest: _, ...record } = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const bytes = Object.fromEntries(Object.keys(FORMS).map((form) => [form, { all: [], asked: [] }]))
  const shown = new Map()
  let seq = 0
  replay(game, record, ({ state }, __, events) => {
    seq++
    const asked = new Set(game.asked(state))
    for (const viewer of [...Array(record.seats).keys(), 'spectator'])
      for (const [form, { asks, say }] of Object.entries(FORMS)) {
        const now = plainCopy({ seq, game: game.view(state, viewer), decisions: asks(state, viewer) })
        const key = `${form} ${viewer}`
        const before = shown.get(key)
        shown.set(key, now)
        if (!before) continue
        const told = eventsFor(events, viewer, seq, say)
        const n = Buffer.byteLength(JSON.stringify({ changes: diff(before, now), events: told }))
        bytes[form].all.push(n)
        if (asked.has(viewer)) bytes[form].asked.push(n)
      }
  })
  return bytes
}

const sums = Object.fromEntries(Object.keys(FORMS).map((form) => [form, { all: [], asked: [] }]))
let played = 0
for (const name of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const file = join(folder, name)
  if (JSON.parse(readFileSync(file, 'utf8')).rules !== game.rules) continue
  played++
  for (const [form, { all, asked }] of Object.entries(bytesIn(file))) {
    sums[form].all.push(...all)
    sums[form].asked.push(...asked)
  }
}
const mean = (numbers) => Math.round(numbers.reduce((a, b) => a + b, 0) / numbers.length)
for (const [form, { all, asked }] of Object.entries(sums)) {
  const to = `${mean(all)} bytes to all viewers, ${mean(asked)} to the seat asked`
  console.log(`${id}, ${played} games, ${all.length} updates as ${form}: ${to}`)
}
