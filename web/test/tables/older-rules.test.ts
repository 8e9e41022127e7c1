import { readdirSync, readFileSync } from 'node:fs'
import {
  addRow,
  type Game,
  type GameRecord,
  isOver,
  type KernelState,
  openMatch,
  plain,
  readRecord,
  replay,
} from '@perilune/engine'
import { games } from '@perilune/games'
import { frozenNumbers, gameUnder, loadRules } from '@perilune/games/versions'
import type { GameTable, TableProps, TableRules } from '@perilune/ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadTable, tableOf } from '../../src/games.js'

/*
 * A table fits an older version of the rules if it renders the archived games of that version: this is the
 * proof.
 */

const frozen = Object.values(games).flatMap((game) =>
  frozenNumbers(game.id).map((rules) => ({ id: game.id, today: game, rules })),
)

const archiveOf = (id: string) => new URL(`../../../games/${id}/archive/`, import.meta.url)

const recordsUnder = (id: string, rules: number): GameRecord[] =>
  readdirSync(archiveOf(id))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readRecord(JSON.parse(readFileSync(new URL(name, archiveOf(id)), 'utf8'))))
    .filter((record) => record.rules === rules)

/** Moments of a record that are drawn, evenly spread; the last one is the end of the game. */
const MOMENTS = 6

function* momentsOf(game: Game, record: GameRecord) {
  const match = openMatch(game, record.options, record.seats, record.seed ?? '')
  const every = Math.ceil(record.rows.length / MOMENTS)
  for (const [i, row] of record.rows.entries()) {
    if (i % every === 0) yield match.state
    addRow(game, match, row)
  }
  expect(isOver(match)).toBe(true)
  yield match.state
}

/** The moment as the seat sees it that is asked. */
function propsOf(game: Game, state: KernelState): TableProps {
  const asked = game.asked(state)
  const viewer = asked[0] ?? 0
  return {
    view: game.view(state, viewer) as unknown as TableProps['view'],
    seats: Array.from({ length: state.seats }, (_, seat) => ({
      seat,
      name: `Player ${seat + 1}`,
      me: seat === viewer,
      asked: asked.includes(seat),
      bot: false,
      here: true,
      resigned: false,
    })),
    viewer,
    decisions: game.decisions(state, viewer),
    answer: () => {},
  }
}

/** What the pages around a table ask of it, too. */
function draw(table: GameTable, props: TableProps): string {
  table.points(props.view)
  table.ahead?.(props.view, Number(props.viewer))
  renderToStaticMarkup(createElement(table.Progress, { view: props.view }))
  return renderToStaticMarkup(createElement(table.Table, props))
}

/** Rules that note which of their functions are asked for. */
function watch(rules: TableRules): { rules: TableRules; used: Set<string | symbol> } {
  const used = new Set<string | symbol>()
  const get = (target: TableRules, name: string | symbol) => {
    used.add(name)
    return Reflect.get(target, name)
  }
  return { rules: new Proxy({ ...rules }, { get }), used }
}

/**
 * Asked for only where something is selected or another tab is open, which a drawing on its own never has.
 */
const NOT_AT_FIRST_SIGHT = new Set(['game', 'influenceOf', 'refuseAct'])

describe.each(frozen)('$id under rules $rules', ({ id, today, rules }) => {
  test('the page takes the own table where it fits, and the generic one elsewhere', async () => {
    const game = await gameUnder(today, rules)
    const table = await tableOf(id, rules)
    const { versions } = (await loadTable(id)) ?? {}
    if (!game || !table || !versions) throw new Error('there is no table')
    expect(table.olderRules).toBe(rules)
    const [state] = momentsOf(game, recordsUnder(id, rules)[0])
    const html = draw(table, propsOf(game, state))
    expect(html.includes('generic-table')).toBe(!versions.fits.includes(rules))
  })

  test('a table that fits draws the archived games, and asks their own rules about every state', async () => {
    const build = await loadRules(id, rules)
    const { versions } = (await loadTable(id)) ?? {}
    if (!build || !versions) throw new Error('there is no table')
    if (!versions.fits.includes(rules)) return
    const watched = watch(build)
    const table = versions.make(watched.rules)
    const records = recordsUnder(id, rules)
    expect(records.length).toBeGreaterThan(3)
    for (const record of records)
      for (const state of momentsOf(build.game, record)) draw(table, propsOf(build.game, state))
    const asked = Object.keys(versions.today).filter((name) => !NOT_AT_FIRST_SIGHT.has(name))
    expect([...watched.used]).toEqual(expect.arrayContaining(asked))
  })

  test('the log of an archived game is told by the words of its own rules', async () => {
    const game = await gameUnder(today, rules)
    const table = await tableOf(id, rules)
    if (!game || !table) throw new Error('there is no table')
    const [record] = recordsUnder(id, rules)
    const names = Array.from({ length: record.seats }, (_, seat) => `Player ${seat + 1}`)
    let told = 0
    replay(game, record, (_, __, events) => {
      for (const event of events) {
        const say = plain(game.words.tale(event, (seat) => names[seat]))
        const line = table.tell({ ...event, say } as never, names)
        if (line) told += renderToStaticMarkup(createElement('p', null, line.text)).length
      }
    })
    expect(told).toBeGreaterThan(1000)
  })

  test('only one file of the table imports what is asked about a state', async () => {
    const { versions } = (await loadTable(id)) ?? {}
    const asked = Object.keys(versions?.today ?? {}).filter((name) => name !== 'cardOf')
    const folder = new URL(`../../../games/${id}/table/src/`, import.meta.url)
    const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && file !== 'rules.ts')
      .flatMap((file) => {
        const text = readFileSync(new URL(file, folder), 'utf8')
        const [, names = ''] =
          new RegExp(`^import \\{([^}]*)\\} from '@perilune/${id}'`, 'm').exec(text) ?? []
        return names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => asked.includes(name))
          .map((name) => `${file}: ${name}`)
      })
    expect(asked.length).toBeGreaterThan(5)
    expect(imported).toEqual([])
  })

  test('the race of a finished game is counted by its own rules, which those of today refuse to play', async () => {
    const game = await gameUnder(today, rules)
    const table = await tableOf(id, rules)
    const newest = await tableOf(id)
    if (!game || !table) throw new Error('there is no table')
    expect(newest?.olderRules).toBeUndefined()
    expect(await tableOf(id, today.rules)).not.toBe(table)
    for (const record of table.race ? recordsUnder(id, rules) : []) {
      const match = openMatch(game, record.options, record.seats, record.seed ?? '')
      for (const row of record.rows) addRow(game, match, row)
      expect(table.race?.(record).at(-1)).toEqual(game.outcome(match.state)?.points)
      expect(() => newest?.race?.(record)).toThrow('these are rules')
    }
  })
})

test('the newest rules and games without older ones get the table of today', async () => {
  for (const game of Object.values(games))
    expect(await tableOf(game.id, game.rules)).toBe(await tableOf(game.id))
})
