import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, newKey, routes } from '@perilune/protocol'
import { backUp, restore, verifyBackup, versionsOf } from '@perilune/server'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { toys } from '../games/index.js'
import { begin, someAnswer } from '../help/play.js'
import { serve, temporaryFolder } from '../help/serve.js'

const { versionOf } = versionsOf(Object.values(toys))

interface Acknowledged {
  table: string
  key: string
}

/**
 * Plays game after game, both seats, until it is told to stop; notes every answer that the server has
 * acknowledged.
 */
async function playOn(pair: Client[], acknowledged: Acknowledged[], goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    const { id } = await begin(pair)
    for (let over = false; !over && goesOn(); )
      for (const [seat, client] of pair.entries()) {
        const table = await client.call(routes.look, { params: { id }, query: { seat } })
        over = table.state === 'over'
        const answer = over ? undefined : someAnswer(table, seat)
        if (!answer) continue
        const key = newKey()
        await client.call(routes.answer, { params: { id, seat }, body: { answer, seen: table.seq, key } })
        acknowledged.push({ table: id, key })
      }
  }
}

test('a backup under load has every answer that was acknowledged before it began', async () => {
  const file = join(temporaryFolder(), 'backup.sqlite')
  const acknowledged: Acknowledged[] = []
  let before: Acknowledged[]
  let during: number
  let cookie: string
  {
    await using server = await serve()
    const people = await Promise.all(Array.from({ length: 6 }, (_, i) => server.person(`Player ${i}`)))
    cookie = people[0].cookie
    let on = true
    const pairs = [people.slice(0, 2), people.slice(2, 4), people.slice(4)]
    const load = pairs.map((pair) => playOn(pair, acknowledged, () => on))
    while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 20))
    before = [...acknowledged]
    await backUp(server.dataDir, file)
    during = acknowledged.length
    while (acknowledged.length < during + 10) await new Promise((resolve) => setTimeout(resolve, 20))
    on = false
    await Promise.all(load)
  }
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  const { broken, missing, replayed } = await verifyBackup(file, versionOf)
  expect({ broken, missing }).toEqual({ broken: [], missing: [] })
  expect(replayed).toBeGreaterThan(0)

  const dataDir = join(temporaryFolder(), 'restored')
  restore(file, dataDir)
  await using again = await serve({ dataDir })
  const kept = new Set<string>()
  for (const table of new Set(before.map((a) => a.table)))
    for (const { key } of await again.context.store.keys(table, 0)) if (key) kept.add(key)
  expect(before.filter(({ key }) => ![...kept].some((k) => k.includes(key)))).toEqual([])
  // Who was signed in still is: a guest would else lose every seat.
  const same = again.client()
  same.cookie = cookie
  expect(await same.call(routes.me, {})).toMatchObject({ name: 'Player 0' })
}, 60_000)

test('a backup replaces no file, and a restore no database unless it is told to', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'backup.sqlite')
  const dataDir = temporaryFolder()
  {
    await using server = await serve({ dataDir })
    await server.person('Ada')
    await backUp(dataDir, file)
    await expect(backUp(dataDir, file)).rejects.toThrow('exists already')
    expect(() => restore(file, dataDir)).toThrow('there is a database')
    expect(() => restore(file, dataDir, { replace: true })).toThrow('a server is running')
  }
  expect(readdirSync(folder)).toEqual(['backup.sqlite'])
  const { replaced } = restore(file, dataDir, { replace: true })
  expect(readdirSync(dataDir)).toContain(replaced?.split('/').at(-1))
})

test('what is damaged, or is no backup, is neither verified nor restored', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'text.sqlite')
  writeFileSync(file, 'this is not a database')
  mkdirSync(join(folder, 'data'))
  expect(() => restore(file, join(folder, 'data'))).toThrow('is not a backup')
  await expect(verifyBackup(file, versionOf)).rejects.toThrow('is not a backup')
  await expect(verifyBackup(join(folder, 'nothing'), versionOf)).rejects.toThrow('there is no file')
  expect(readdirSync(join(folder, 'data'))).toEqual([])
})

test('a log that can’t be replayed is named, and so are rules that the program does not have', async () => {
  const file = join(temporaryFolder(), 'backup.sqlite')
  const tables: string[] = []
  {
    await using server = await serve()
    const pair = await Promise.all(['Ada', 'Bo'].map(server.person))
    for (let i = 0; i < 3; i++) tables.push((await begin(pair)).id)
    for (const table of tables) await pair[0].live.answer(table, 0, { end: 1 }, 0)
    await pair[0].call(routes.create, {
      body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] },
    })
    await backUp(server.dataDir, file)
  }
  const db = new Database(file)
  const row = JSON.stringify({ seat: 0, answer: { nonsense: 1 } })
  db.prepare('update rows set row = ? where game = ? and seq = 1').run(row, tables[0])
  db.prepare('update games set rules = 77 where id = ?').run(tables[1])
  db.close()
  const report = await verifyBackup(file, versionOf)
  expect(report).toMatchObject({ games: 4, replayed: 1, notStarted: 1 })
  expect(report.broken).toMatchObject([{ table: tables[0], problem: expect.stringContaining('row 1') }])
  expect(report.missing).toEqual([{ game: 'lanterns', rules: 77, logs: 1 }])
})
