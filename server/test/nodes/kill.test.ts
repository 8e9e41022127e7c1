import { cpSync, rmSync } from 'node:fs'
import type { GameRecord, Row } from '@perilune/engine'
import { type Client, newKey, routes } from '@perilune/protocol'
import { openSqlite } from '@perilune/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from '../help/bundle.js'
import { startChild } from '../help/child.js'
import { begin } from '../help/play.js'
import { clientOf, temporaryFolder } from '../help/serve.js'
import { LONG, until } from '../help/wait.js'

const KILLS = process.env.PERILUNE_SOAK ? 100 : 3
const CUTS = process.env.PERILUNE_SOAK ? 50 : 4
const PAIRS = 8

let program: URL
const dataDir = temporaryFolder()
beforeAll(async () => {
  program = await bundle('programs/server')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Acknowledged {
  table: string
  seq: number
  seat: number
  answer: object
  key: string
}

async function people(url: string, names: string[]): Promise<Client[]> {
  return Promise.all(
    names.map(async (name) => {
      const client = clientOf(url)
      await client.call(routes.beGuest, { body: { name } })
      return client
    }),
  )
}

/**
 * Two people who play as fast as they can until the server is gone; all that was acknowledged is written
 * down.
 */
async function load(pair: Client[], id: string, known: Acknowledged[]): Promise<void> {
  let { seq } = await pair[0].call(routes.look, { params: { id } })
  for (let turn = 0; ; turn++) {
    const seat = turn % 2
    for (const answer of [{ mark: 1 }, { end: 1 }]) {
      const key = newKey()
      const taken = await pair[seat].live.answer(id, seat, answer, seq, key)
      seq = taken.seq as number
      known.push({ table: id, seq, seat, answer, key })
    }
  }
}

/** Each of these answers is in the log at its place, and nowhere else; returns the logs. */
async function logsWith(known: readonly Acknowledged[], folder: string): Promise<Map<string, Row[]>> {
  const store = await openSqlite(folder)
  const logs = new Map<string, Row[]>()
  const keys = new Map<string, string[]>()
  for (const { table } of known) {
    if (logs.has(table)) continue
    const rows = await store.rows(table, 0)
    // No place is left out, and none is there twice.
    expect(rows.map((r) => r.seq)).toEqual(rows.map((_, i) => i + 1))
    logs.set(
      table,
      rows.map((r) => r.row as Row),
    )
    for (const { key, seq } of rows) {
      // The store has it with the player's name and the seat before it.
      const sent = key?.split(':').at(-1) ?? ''
      keys.set(sent, [...(keys.get(sent) ?? []), `${table} ${seq}`])
    }
  }
  for (const { table, seq, seat, answer, key } of known) {
    expect(logs.get(table)?.[seq - 1]).toEqual({ seat, answer })
    expect(keys.get(key)).toEqual([`${table} ${seq}`])
  }
  await store.close()
  return logs
}

test(`killed under load ${KILLS} times, the server has every move that it acknowledged`, {
  timeout: 3_000_000,
}, async () => {
  const known: Acknowledged[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const { url, process: child, ended } = await startChild(program, { dataDir })
    const clients: Client[] = []
    const before = known.length
    const games = Array.from({ length: PAIRS }, async () => {
      const pair = await people(url, ['Ada', 'Bo'])
      clients.push(...pair)
      const { id } = await begin(pair, { options: { rounds: 10_000 } })
      await load(pair, id, known)
    })
    const all = Promise.allSettled(games)
    await until(() => known.length >= before + 150, { what: '150 answers to be acknowledged', ms: 5 * LONG })
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 50))
    child.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    for (const client of clients) client.close()
    await all
  }

  // Everything is there, exactly once and in order; and a new server opens every game.
  const logs = await logsWith(known, dataDir)
  const { url, process: child, ended } = await startChild(program, { dataDir })
  const watcher = clientOf(url)
  for (const [id, rows] of logs) {
    const record = (await watcher.call(routes.record, { params: { id } })) as unknown as GameRecord
    expect(record.rows.length).toBe(rows.length)
  }
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(known.length).toBeGreaterThanOrEqual(KILLS * 150)
})

test(`after ${CUTS} power cuts the database opens and holds everything acknowledged before`, {
  timeout: 3_000_000,
}, async () => {
  const folder = temporaryFolder()
  const { url, process: child, ended } = await startChild(program, { dataDir: folder })
  const known: Acknowledged[] = []
  const clients: Client[] = []
  const games = Array.from({ length: PAIRS }, async () => {
    const pair = await people(url, ['Ada', 'Bo'])
    clients.push(...pair)
    const { id } = await begin(pair, { options: { rounds: 10_000 } })
    await load(pair, id, known)
  })
  const all = Promise.allSettled(games)
  const cuts: { copy: string; acknowledged: number }[] = []
  while (cuts.length < CUTS) {
    const before = known.length
    await until(() => known.length >= before + 50, { what: '50 answers to be acknowledged', ms: 5 * LONG })
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
    child.kill('SIGSTOP')
    const copy = temporaryFolder()
    cpSync(folder, copy, { recursive: true })
    cuts.push({ copy, acknowledged: known.length })
    child.kill('SIGCONT')
  }
  child.kill('SIGKILL')
  await ended
  for (const client of clients) client.close()
  await all
  for (const { copy, acknowledged } of cuts) await logsWith(known.slice(0, acknowledged), copy)
})
