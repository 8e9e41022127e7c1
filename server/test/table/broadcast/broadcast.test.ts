import { type Game, openMatch } from '@perilune/engine'
import { expect, test } from 'vitest'
import { NO_AGREEMENTS } from '../../../src/table/agreements/agreements.js'
import { Broadcast, type Watcher } from '../../../src/table/broadcast/broadcast.js'
import { History } from '../../../src/table/log/history.js'
import { Presence } from '../../../src/table/presence/presence.js'
import type { Table } from '../../../src/table/state/table.js'
import { openPartOf, type TableState } from '../../../src/table/views/table-view.js'
import { lanterns } from '../../games/lanterns.js'

/* Who watches a table and who counts as there, with a table by hand. */

const game = lanterns as unknown as Game

function tableByHand() {
  const match = openMatch(game, {} as never, 2, '3'.repeat(64))
  let changes = 0
  const owners: (string | null)[] = ['ada', 'bo']
  const whole: TableState = {
    game,
    meta: { id: 'table', state: 'playing', time: { kind: 'none' } } as TableState['meta'],
    seats: [0, 1].map((seat) => ({
      seat,
      kind: 'person',
      player: owners[seat],
      name: `${seat}`,
      level: null,
    })),
    controls: ['person', 'person'],
    match,
    seq: 0,
    moves: 0,
    clock: null,
    agreements: NO_AGREEMENTS,
    here: new Set(),
    standIn: 'medium',
    now: 0,
  }
  const broadcast: Broadcast = new Broadcast(
    {
      id: 'table',
      state: () => ({ ...whole, here: presence.here() }),
      holds: (player, seat) => player !== null && owners[seat] === player,
      eventsFor: (happened) => happened.flatMap(({ events }) => events as never[]),
    },
    {
      forgetPoll: (viewer) => presence.forgetPoll(viewer),
      watchersChanged: () => presence.watchersChanged(),
      reset: () => presence.reset(),
    },
  )
  const presence = new Presence(() => broadcast.seatsWatching(), {
    changedHere: () => {
      changes++
    },
    changedElsewhere: () => broadcast.publish(),
  })
  const watcher = (viewer: Watcher['viewer'], player: string | null = null, deafTo = '') => {
    const heard: { is: string; [field: string]: unknown }[] = []
    const one: Watcher = {
      viewer,
      form: 'sentences',
      player,
      send: (text) => void heard.push(JSON.parse(text)),
      hears: (who) => who !== deafTo,
    }
    return { one, heard }
  }
  return {
    broadcast,
    presence,
    owners,
    whole,
    watcher,
    changes: () => changes,
    happen: (...events: object[]) => broadcast.addEvents(1, events as never[]),
  }
}

test('seats count as there that are watched, played over HTTP, or either at another node', () => {
  const { broadcast, presence, watcher } = tableByHand()
  expect([...presence.here()]).toEqual([])
  broadcast.add(watcher(0, 'ada').one)
  broadcast.add(watcher('spectator').one)
  expect([...presence.here()]).toEqual([0])
  presence.noteElsewhere('node b', [1], [], 0)
  expect([...presence.here()].sort()).toEqual([0, 1])
  expect([...presence.watching()].sort()).toEqual([0, 1])
  presence.noteElsewhere('node b', [], [1], 0)
  expect([...presence.here()].sort()).toEqual([0, 1])
  expect([...presence.watching()]).toEqual([0])
  presence.noteElsewhere('node b', [], [], 0)
  expect([...presence.here()]).toEqual([0])
  expect([...presence.watching()]).toEqual([0])
  expect(broadcast.size).toBe(2)
})

test('a player over HTTP is present from the first request on, and the others are told once', () => {
  const { presence, changes } = tableByHand()
  presence.notePoll(1, 100)
  presence.notePoll(1, 200)
  expect([...presence.here()]).toEqual([1])
  expect(presence.atThisNode().polled).toEqual([1])
  expect([...presence.watching()]).toEqual([])
  expect(changes()).toBe(1)
})

test('silent nodes and players are forgotten, each after its own time', () => {
  const { presence } = tableByHand()
  presence.noteElsewhere('node b', [0], [], 100)
  presence.notePoll(1, 100)
  presence.forgetAway(100, 100)
  expect([...presence.here()].sort()).toEqual([0, 1])
  presence.forgetAway(101, 100)
  expect([...presence.here()]).toEqual([1])
  presence.forgetAway(101, 101)
  expect([...presence.here()]).toEqual([])
})

test('watchers are told who came or went at another node, and nothing when nothing changed', () => {
  const { broadcast, presence, watcher } = tableByHand()
  const ada = watcher(0, 'ada')
  broadcast.add(ada.one)
  broadcast.publish()
  const told = ada.heard.length
  presence.noteElsewhere('node b', [1], [], 0)
  expect(ada.heard.length).toBe(told + 1)
  expect(ada.heard.at(-1)).toMatchObject({ is: 'update', table: 'table', seat: 0 })
  presence.noteElsewhere('node b', [1], [], 5)
  expect(ada.heard.length).toBe(told + 1)
})

test('from the moment a page watches, its socket says whether it is there', () => {
  const { broadcast, presence, watcher } = tableByHand()
  presence.notePoll(1, 0)
  const bo = watcher(1, 'bo')
  broadcast.add(bo.one)
  expect(presence.atThisNode().polled).toEqual([])
  broadcast.remove(bo.one)
  expect([...presence.here()]).toEqual([])
})

test('a seat is present until the last of its tabs closes', () => {
  const { broadcast, presence, watcher, changes } = tableByHand()
  const tabs = [watcher(0, 'ada'), watcher(0, 'ada')]
  for (const { one } of tabs) broadcast.add(one)
  expect([broadcast.size, changes()]).toEqual([2, 1])
  broadcast.remove(tabs[0].one)
  broadcast.remove(tabs[0].one)
  expect([broadcast.size, changes(), ...presence.here()]).toEqual([1, 1, 0])
  broadcast.remove(tabs[1].one)
  expect([broadcast.size, changes(), ...presence.here()]).toEqual([0, 2])
})

test('everybody hears what happened, seats with their number and spectators without', () => {
  const { broadcast, watcher, happen } = tableByHand()
  const [ada, eve] = [watcher(0, 'ada'), watcher('spectator')]
  broadcast.add(ada.one)
  broadcast.add(eve.one)
  broadcast.publish()
  ada.heard.length = 0
  eve.heard.length = 0
  happen({ what: 'mark', seq: 1, say: 'Ada: mark' })
  broadcast.publish()
  const events = [{ what: 'mark', seq: 1, say: 'Ada: mark' }]
  expect(ada.heard).toEqual([{ is: 'update', table: 'table', seat: 0, seq: 0, changes: [], events }])
  expect(eve.heard).toEqual([{ is: 'update', table: 'table', seq: 0, changes: [], events }])
  broadcast.publish()
  expect([ada.heard.length, eve.heard.length]).toEqual([1, 1])
})

test('what changed for all comes first, then what changed for one seat', () => {
  const { broadcast, watcher, whole } = tableByHand()
  const ada = watcher(0, 'ada')
  broadcast.add(ada.one)
  broadcast.publish()
  ada.heard.length = 0
  whole.seq = 1
  whole.agreements = {
    ...NO_AGREEMENTS,
    queued: { 0: { id: 'q', answer: { end: 1 }, seen: 0, always: false } },
  }
  broadcast.publish()
  expect(ada.heard).toEqual([
    {
      is: 'update',
      table: 'table',
      seat: 0,
      seq: 1,
      changes: [
        [['seq'], 1],
        [['queued'], { answer: { end: 1 }, seen: 0, always: false }],
      ],
    },
  ])
})

test('reading a clock later is no update, a clock that starts is', () => {
  const { broadcast, watcher, whole } = tableByHand()
  const ada = watcher(0, 'ada')
  whole.meta = { ...whole.meta, time: { kind: 'live', move: 10, reserve: 0 } }
  whole.clock = { reserve: [0, 0], since: [null, null], paused: null, before: [] }
  broadcast.add(ada.one)
  broadcast.publish()
  ada.heard.length = 0
  whole.now = 500
  broadcast.publish()
  expect(ada.heard).toEqual([])
  whole.clock = { ...whole.clock, since: [500, null] }
  broadcast.publish()
  expect(ada.heard).toMatchObject([
    { changes: [[['clock'], { at: 500, seats: [{ left: 0, deadline: 10_500 }, { deadline: null }] }]] },
  ])
})

const line = (id: string, player = 'bo') => ({ id, player, name: 'Bo', seat: 1, text: 'hello', at: 0 })

test('a line of chat is told once, to all but those who have muted its writer', () => {
  const { broadcast, watcher } = tableByHand()
  const [ada, deaf] = [watcher(0, 'ada'), watcher('spectator', null, 'bo')]
  broadcast.add(ada.one)
  broadcast.add(deaf.one)
  for (const id of ['1', '2', '1']) broadcast.chat(line(id))
  const chat = ada.heard.filter(({ is }) => is === 'chat')
  expect(chat).toEqual(['1', '2'].map((id) => ({ is: 'chat', table: 'table', line: line(id) })))
  expect(deaf.heard.filter(({ is }) => is === 'chat')).toEqual([])
})

test('a socket that watches two seats gets a chat line once', () => {
  const { broadcast, watcher } = tableByHand()
  const first = watcher(0, 'ada')
  broadcast.add(first.one)
  broadcast.add({ ...first.one, viewer: 1 })
  broadcast.chat(line('1'))
  expect(first.heard.filter(({ is }) => is === 'chat').length).toBe(1)
})

test('watchers of a lost seat are told the reason and removed, and others stay', () => {
  const { broadcast, presence, watcher, owners } = tableByHand()
  const [ada, bo, eve] = [watcher(0, 'ada'), watcher(1, 'bo'), watcher('spectator')]
  for (const { one } of [ada, bo, eve]) broadcast.add(one)
  owners[1] = null
  broadcast.recheck()
  const left = (heard: object[]) => heard.filter((said) => 'is' in said && said.is === 'left')
  expect(left(bo.heard)).toEqual([
    {
      is: 'left',
      table: 'table',
      seat: 1,
      code: 'not-yours',
      because: 'this seat is no longer yours',
    },
  ])
  expect([left(ada.heard), left(eve.heard)]).toEqual([[], []])
  expect([...presence.here()]).toEqual([0])
  broadcast.dismiss('table-closed')
  const why = { is: 'left', table: 'table', code: 'table-closed', because: 'the table is closed' }
  expect(left(ada.heard)).toEqual([{ ...why, seat: 0 }])
  expect(left(eve.heard)).toEqual([why])
  expect([broadcast.size, ...presence.here()]).toEqual([0])
})

test('a new watcher gets the whole table: public state, own decisions and settings', () => {
  const { broadcast, watcher, whole } = tableByHand()
  const view = broadcast.add(watcher(0, 'ada').one)
  expect(view).toMatchObject({ state: 'playing', seq: 0, viewer: 0, canUndo: false })
  expect(view.decisions.length).toBeGreaterThan(0)
  expect(Object.keys(openPartOf(whole) ?? {}).every((key) => key in (view.view ?? {}))).toBe(true)
  expect(broadcast.add(watcher(1, 'bo').one).viewer).toBe(1)
})

function historyOf(rows: number) {
  let replayed = 0
  const table = {
    seq: rows,
    match: { rows: [] },
    meta: { game: 'lanterns', rules: 1, options: {}, seed: '3'.repeat(64) },
    seats: [{ name: 'seat 0' }, { name: 'seat 1' }],
    get game() {
      replayed++
      return game
    },
  }
  const history = new History(table as unknown as Table)
  return { history, table, replayed: () => replayed }
}

const said = (seq: number) => [{ what: 'mark', seat: seq % 2 }]

test('what happened is at hand for the last two hundred moments that told something, and read again beyond', () => {
  const { history, replayed } = historyOf(0)
  history.forget()
  for (let seq = 1; seq <= 400; seq++) history.add(seq, said(seq))
  expect(history.entries(0).length).toBe(400)
  expect(history.entries(399)).toEqual([{ seq: 400, events: said(400) }])
  expect(history.entries(400)).toEqual([])
  history.add(401, said(401))
  expect(history.entries(201).length).toBe(200)
  expect(replayed()).toBe(0)
  history.entries(200)
  expect(replayed()).toBeGreaterThan(0)
})

test('a moment that told nothing is no entry', () => {
  const { history } = historyOf(0)
  history.add(1, said(1))
  history.add(2, [])
  history.add(3, said(3))
  expect(history.entries(0).map(({ seq }) => seq)).toEqual([1, 3])
  expect(history.after(1, 0)).toEqual([{ what: 'mark', seat: 1, seq: 3, say: 'seat 1: mark' }])
})
