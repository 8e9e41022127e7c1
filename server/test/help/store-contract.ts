import type { ListedQuery, SeatRow, Store, StoredRow } from '@perilune/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

const game = (id: string, more = {}) => ({
  id,
  game: 'lanterns',
  rules: 1,
  options: { rounds: 3 },
  seed: 'ab'.repeat(32),
  commit: 'cd'.repeat(32),
  time: { kind: 'none' as const },
  onTimeout: 'bot' as const,
  listed: true,
  begin: 'host' as const,
  host: 'ada',
  state: 'open' as const,
  created: 1000,
  rematch: null,
  chosenSeed: false,
  ...more,
})

const seat = (n: number, player: string | null): SeatRow => ({
  seat: n,
  kind: player ? 'person' : 'open',
  player,
  name: player ?? '',
  level: null,
})

const row = (seq: number, more: Partial<StoredRow> = {}): StoredRow => ({
  seq,
  row: seq === 0 ? null : { seat: 0, answer: { n: seq } },
  key: null,
  at: 1_700_000_000_123 + seq,
  asked: [0],
  // Rows of the release before have a text.
  progress: seq % 2 === 0 ? 'Round 1' : { code: 'round', round: seq },
  bot: false,
  ...more,
})

/** A program opens a database on which a newer one has been. */
export async function opensAfterNewer(open: () => Promise<Store>, take: (step: string) => Promise<void>) {
  const player = { id: 'p', name: 'Ada', account: false, banned: false, epoch: 0, created: 1 }
  const first = await open()
  await first.createPlayer(player)
  await first.close()
  await take('9999-what-nobody-knows-yet')
  const second = await open()
  expect(await second.player('p')).toEqual(player)
  await second.createPlayer({ ...player, id: 'q' })
  await second.close()
}

/** What every store must do, whatever database is behind it. */
export function storeContract(open: () => Promise<Store>): void {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const started = async (id: string) => {
    await store.createGame(game(id), [seat(0, 'ada'), seat(1, 'bo')])
    expect(await store.start(id, [seat(0, 'ada'), seat(1, 'bo')], { game: id, row: row(0) })).toBe(true)
  }

  test('a game is read as it was stored', async () => {
    await store.createGame(game('g'), [seat(0, 'ada'), seat(1, null)])
    expect(await store.game('g')).toEqual({ ...game('g'), seating: 0 })
    expect(await store.seats('g')).toEqual([seat(0, 'ada'), seat(1, null)])
    expect(await store.game('none')).toBeUndefined()
  })

  test('rows come back in order, from any moment on', async () => {
    await started('g')
    for (const seq of [1, 2, 3])
      expect(await store.append({ game: 'g', row: row(seq, { key: `k${seq}` }) })).toBe(true)
    expect((await store.rows('g', -1)).map((r) => r.seq)).toEqual([0, 1, 2, 3])
    expect(await store.rows('g', 2)).toEqual([row(3, { key: 'k3' })])
    expect((await store.lastRows(['g', 'none'])).get('g')?.seq).toBe(3)
  })

  test('the log alone, and the keys of its end', async () => {
    await store.createGame(game('g'), [seat(0, 'ada')])
    expect(await store.log('g')).toBeUndefined()
    await store.start('g', [seat(0, 'ada')], { game: 'g', row: row(0) })
    expect(await store.log('g')).toEqual([])
    // Written in another order than they are read, and with what would break a text that is put together
    // carelessly.
    const said = (n: number) => ({ seat: 0, answer: { word: `“${n}”, "]}'\\\n` } })
    for (const n of [2, 3, 1, 11, 10, 4, 9, 5, 8, 6, 7])
      await store.append({ game: 'g', row: row(n, { row: said(n), key: `k${n}` }) })
    await store.append({ game: 'other', row: row(1) })
    expect(await store.log('g')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(said))
    expect(await store.keys('g', 9)).toEqual([
      { seq: 10, key: 'k10' },
      { seq: 11, key: 'k11' },
    ])
  })

  test('of two writers of one place in the log one wins, and its row stays', async () => {
    await started('g')
    const tries = await Promise.all(
      [10, 11, 12].map((n) => store.append({ game: 'g', row: row(1, { row: { seat: 0, answer: { n } } }) })),
    )
    expect(tries.filter(Boolean)).toHaveLength(1)
    const [kept] = await store.rows('g', 0)
    expect(kept.row).toEqual({ seat: 0, answer: { n: 10 + tries.indexOf(true) } })
  })

  test('a row that loses its place does not take the others of its commit with it', async () => {
    for (const id of ['a', 'b', 'c']) await started(id)
    await store.append({ game: 'b', row: row(1) })
    const all = await Promise.all(['a', 'b', 'c'].map((id) => store.append({ game: id, row: row(1) })))
    expect(all).toEqual([true, false, true])
  })

  test('a clock is kept with the row that set it, and not with one that lost', async () => {
    await started('g')
    await store.append({ game: 'g', row: row(1), clock: { due: 50, data: { n: 1 } } })
    await store.append({ game: 'g', row: row(1), clock: { due: 10, data: { n: 2 } } })
    expect(await store.clock('g')).toEqual({ due: 50, data: { n: 1 } })
    expect(await store.nextDue()).toBe(50)
    expect(await store.clocksDue(49)).toEqual([])
    expect(await store.clocksDue(50)).toEqual(['g'])
    await store.putAgreements('g', {}, 0, { clock: { due: null, data: { n: 3 }, seq: 1 } })
    expect(await store.nextDue()).toBeNull()
  })

  test('the row that ends a game ends it in the lists too', async () => {
    await started('g')
    await store.append({ game: 'g', row: row(1), ends: true })
    expect((await store.game('g'))?.state).toBe('over')
  })

  test('a game starts once', async () => {
    await started('g')
    expect(await store.start('g', [seat(0, 'eve')], { game: 'g', row: row(0) })).toBe(false)
    expect((await store.seats('g'))[0].player).toBe('ada')
  })

  test('a seat is taken by one', async () => {
    await store.createGame(game('g'), [seat(0, null)])
    const free = { kind: 'open', player: null } as const
    const tries = await Promise.all(['ada', 'bo'].map((who) => store.setSeat('g', seat(0, who), free)))
    expect(tries.filter(Boolean)).toHaveLength(1)
  })

  test('games that wait for a bot are found', async () => {
    for (const id of ['a', 'b']) await started(id)
    await store.append({ game: 'a', row: row(1, { bot: true }) })
    await store.append({ game: 'b', row: row(1, { bot: true }) })
    await store.append({ game: 'b', row: row(2) })
    expect(await store.waitingForBots(Number.MAX_SAFE_INTEGER)).toEqual(['a'])
  })

  test('the lobby has one table of each host, the latest with a free seat, and counts the others', async () => {
    const free = seat(0, null)
    for (const [n, host] of ['ada', 'bo', 'bo', 'bo'].entries())
      await store.createGame(game(`t${n}`, { created: n, host }), [free])
    await store.createGame(game('full', { created: 9, host: 'bo' }), [seat(0, 'bo')])
    await store.createGame(game('hidden', { created: 9, listed: false, host: 'bo' }), [free])
    const ids = async (wanted: Partial<ListedQuery>) =>
      (await store.listed({ state: 'open', limit: 10, ...wanted })).map((t) => `${t.game.id}+${t.more}`)
    expect(await ids({})).toEqual(['t3+2', 't0+0'])
    expect(await ids({ limit: 1 })).toEqual(['t3+2'])
    expect(await ids({ before: 3 })).toEqual(['t0+0'])
    expect(await ids({ host: 'bo' })).toEqual(['t3+0', 't2+0', 't1+0'])
    expect(await ids({ game: 'chess' })).toEqual([])
  })

  test('swept are tables that never started and guests without a seat or a table, and no log', async () => {
    const guest = (id: string, more = {}) => ({
      id,
      name: id,
      account: false,
      banned: false,
      epoch: 0,
      created: 10,
      ...more,
    })
    const players = ['host', 'seated', 'idle', 'barred']
    for (const id of players) await store.createPlayer(guest(id, { banned: id === 'barred' }))
    await store.createPlayer(guest('new', { created: 99 }))
    await store.createGame(game('old', { created: 10, host: 'gone' }), [seat(0, null)])
    await store.createGame(game('shut', { created: 10, host: 'gone' }), [seat(0, null)])
    await store.setState('shut', 'closed', 'open')
    await store.createGame(game('young', { created: 99, host: 'host' }), [seat(0, null)])
    await store.createGame(game('a', { created: 10, host: 'seated' }), [seat(0, 'seated')])
    await store.start('a', [seat(0, 'seated')], { game: 'a', row: row(0) })
    await store.setState('a', 'closed', 'playing')
    const { tables, guests } = await store.sweep(50)
    expect({ tables: tables.sort(), guests }).toEqual({ tables: ['old', 'shut'], guests: 1 })
    expect(await store.game('old')).toBeUndefined()
    expect(await store.seats('old')).toEqual([])
    expect(await store.log('a')).not.toBeUndefined()
    const left = await Promise.all([...players, 'new'].map(async (id) => (await store.player(id))?.id))
    expect(left).toEqual(['host', 'seated', undefined, 'barred', 'new'])
    expect(await store.sweep(50)).toEqual({ tables: [], guests: 0 })
  })

  test('lists: listed games by state, and the games of a player', async () => {
    await store.createGame(game('a', { created: 1 }), [seat(0, 'ada')])
    await store.createGame(game('b', { created: 2, listed: false }), [seat(0, 'bo')])
    await store.createGame(game('c', { created: 3, host: 'bo' }), [seat(0, 'bo')])
    await store.addHolder('c', 0, 'cy', 1)
    expect((await store.gamesOf('bo', 99, 10)).map((g) => g.id)).toEqual(['c', 'b'])
    expect((await store.gamesOf('bo', 3, 10)).map((g) => g.id)).toEqual(['b'])
    expect((await store.gamesOf('cy', 99, 10)).map((g) => g.id)).toEqual(['c'])
  })

  test('what is stored beside the log is replaced only by a writer that has read it', async () => {
    expect(await store.agreements('g')).toEqual({ version: 0, data: null })
    expect(await store.putAgreements('g', { n: 1 }, 0)).toBe(true)
    expect(await store.putAgreements('g', { n: 2 }, 0)).toBe(false)
    expect(await store.putAgreements('g', { n: 3 }, 1)).toBe(true)
    expect(await store.agreements('g')).toEqual({ version: 2, data: { n: 3 } })
  })

  test('a pause and its clock are kept together, or neither', async () => {
    await started('g')
    const running = { due: 50, data: { paused: null } }
    await store.append({ game: 'g', row: row(1), clock: running })
    const stopped = { due: null, data: { paused: 7 } }
    const pause = (version: number, seq: number) =>
      store.putAgreements('g', { paused: true }, version, { clock: { ...stopped, seq } })
    await store.putAgreements('g', { n: 1 }, 0)
    // Somebody else has proposed something meanwhile, or moved.
    expect(await pause(0, 1)).toBe(false)
    expect(await pause(1, 0)).toBe(false)
    expect(await store.clock('g')).toEqual(running)
    expect(await store.agreements('g')).toEqual({ version: 1, data: { n: 1 } })
    expect(await pause(1, 1)).toBe(true)
    expect(await store.clock('g')).toEqual(stopped)
    expect(await store.agreements('g')).toEqual({ version: 2, data: { paused: true } })
  })

  test('what was found in a finished game is kept as it was found first', async () => {
    const found = { done: 3, of: 3, failed: false, dear: [] }
    expect(await store.analysis('g')).toBeUndefined()
    await store.putAnalysis('g', found)
    await store.putAnalysis('g', { ...found, of: 4 })
    expect(await store.analysis('g')).toEqual(found)
  })

  test('a finished game is looked over by one node, until it is silent', async () => {
    const fresh = { done: 0, of: 3, failed: false, dear: [] }
    const by = (node: string, at: number) => ({ node, at, silentSince: at - 10 })
    expect(await store.analysing('g')).toBeUndefined()
    expect(await store.takeAnalysis('g', by('one', 100), fresh)).toEqual(fresh)
    expect(await store.takeAnalysis('g', by('two', 105), fresh)).toBeUndefined()
    expect(await store.keepAnalysis('g', by('one', 106), { ...fresh, done: 1 })).toBe(true)
    expect(await store.analysing('g')).toEqual({ at: 106, analysis: { ...fresh, done: 1 } })
    await store.stillAnalysing(by('one', 120))
    expect(await store.takeAnalysis('g', by('two', 125), fresh)).toBeUndefined()
    // It goes on from where the other was, which is told so.
    expect(await store.takeAnalysis('g', by('two', 140), fresh)).toEqual({ ...fresh, done: 1 })
    expect(await store.keepAnalysis('g', by('one', 141), { ...fresh, done: 2 })).toBe(false)
    await store.finishAnalysis('g', 'one', { ...fresh, done: 3 })
    expect(await store.analysis('g')).toBeUndefined()
    await store.finishAnalysis('g', 'two', { ...fresh, done: 3 })
    expect(await store.analysis('g')).toEqual({ ...fresh, done: 3 })
    expect(await store.analysing('g')).toBeUndefined()
    await store.takeAnalysis('h', by('one', 1), fresh)
    await store.dropAnalysis('h')
    expect(await store.analysing('h')).toBeUndefined()
  })

  test('the first rematch counts', async () => {
    await store.createGame(game('g'), [seat(0, 'ada')])
    expect(await store.setRematch('g', 'one')).toBe('one')
    expect(await store.setRematch('g', 'two')).toBe('one')
  })

  test('a name that looks like that of another account is taken, and a name of one’s own is not', async () => {
    const player = { name: 'x', account: false, banned: false, epoch: 0, created: 1 }
    for (const id of ['ada', 'eve']) await store.createPlayer({ ...player, id })
    expect(await store.makeAccount('ada', 'Ada', 'ada')).toBe(true)
    expect(await store.isNameOfOther('\u0410da', 'eve')).toBe(true)
    expect(await store.isNameOfOther('\u0410da', null)).toBe(true)
    expect(await store.isNameOfOther('Ada', 'ada')).toBe(false)
    expect(await store.makeAccount('eve', '\u0410da', '\u0430da')).toBe(false)
    expect(await store.makeAccount('eve', 'Eve', 'eve')).toBe(true)
  })

  test('the holders of a seat are listed by name, and a removed one no longer holds it', async () => {
    await store.createGame(game('g'), [seat(0, 'ada')])
    await store.createPlayer({
      id: 'phone',
      name: 'Phone',
      account: false,
      banned: false,
      epoch: 0,
      created: 1,
    })
    await store.addHolder('g', 0, 'phone', 7)
    expect(await store.holdersOf('g', 0)).toEqual([{ player: 'phone', name: 'Phone', since: 7 }])
    expect(await store.holdersOf('g', 1)).toEqual([])
    expect(await store.removeHolder('g', 0, 'phone')).toBe(true)
    expect(await store.removeHolder('g', 0, 'phone')).toBe(false)
    expect(await store.holders('g')).toEqual([])
  })

  test('tokens with just the same data are dropped', async () => {
    await store.putToken('one', 'seat', { seat: 1 }, 10)
    await store.putToken('two', 'seat', { seat: 2 }, 10)
    await store.dropTokens('seat', { seat: 1 })
    expect(await store.takeToken('one', 'seat', 0)).toBeUndefined()
    expect(await store.takeToken('two', 'seat', 0)).toEqual({ seat: 2 })
  })

  test('a player removed from a table stays removed, also as the account of the guest', async () => {
    await store.createGame(game('g'), [seat(0, 'ada'), seat(1, 'guest')])
    const open = { seat: 1, kind: 'open' as const, player: null, name: '', level: null }
    const sits = { kind: 'person' as const, player: 'guest' }
    expect(await store.setSeat('g', open, { ...sits, player: 'other' }, 'other')).toBe(false)
    expect(await store.isRemoved('g', 'other')).toBe(false)
    expect(await store.setSeat('g', open, sits, 'guest')).toBe(true)
    expect(await store.isRemoved('g', 'guest')).toBe(true)
    await store.moveSeats('guest', 'account', 'Account')
    expect(await store.isRemoved('g', 'account')).toBe(true)
    await store.erasePlayer('account', 'nobody')
    expect(await store.isRemoved('g', 'account')).toBe(false)
  })

  test('a seat reserved for an erased player is closed', async () => {
    await store.createGame(game('g'), [seat(0, 'bo'), { ...seat(1, 'ada'), kind: 'open' }])
    await store.erasePlayer('ada', 'nobody')
    expect((await store.seats('g'))[1]).toMatchObject({ kind: 'closed', player: null, name: '' })
  })

  test('the seats of a guest go over to the account', async () => {
    await store.createGame(game('g', { host: 'guest' }), [seat(0, 'guest'), seat(1, 'bo')])
    await store.addHolder('g', 1, 'guest', 1)
    expect(await store.moveSeats('guest', 'ada', 'Ada')).toEqual(['g'])
    expect((await store.seats('g'))[0]).toMatchObject({ player: 'ada', name: 'Ada' })
    expect(await store.holders('g')).toEqual([{ seat: 1, player: 'ada' }])
    expect((await store.game('g'))?.host).toBe('ada')
  })

  test('an account’s name belongs to one player', async () => {
    for (const id of ['p', 'q'])
      await store.createPlayer({ id, name: 'Ada', account: false, banned: false, epoch: 0, created: 1 })
    expect(await store.makeAccount('p', 'Ada', 'ada')).toBe(true)
    expect(await store.makeAccount('q', 'ADA', 'ada')).toBe(false)
    expect((await store.accountNamed('ada'))?.id).toBe('p')
    await store.setPlayer('q', { banned: true, epoch: 4 })
    expect(await store.player('q')).toMatchObject({ banned: true, epoch: 4, account: false })
    expect((await store.playersNamed('Ada')).map((p) => p.id).sort()).toEqual(['p', 'q'])
  })

  test('a token is good once, for its kind, and in time', async () => {
    await store.putToken('h', 'seat', { n: 1 }, 100)
    expect(await store.takeToken('h', 'other', 50)).toBeUndefined()
    expect(await store.takeToken('h', 'seat', 50)).toEqual({ n: 1 })
    expect(await store.takeToken('h', 'seat', 50)).toBeUndefined()
    await store.putToken('h2', 'seat', {}, 100)
    expect(await store.takeToken('h2', 'seat', 101)).toBeUndefined()
  })

  test('an ended session identifies nobody, while the player’s other sessions do', async () => {
    await store.createPlayer({ id: 'p', name: 'Ada', account: false, banned: false, epoch: 3, created: 1 })
    expect(await store.playerIn('p', 'phone')).toMatchObject({ id: 'p', epoch: 3 })
    await store.endSession('phone', 100)
    await store.endSession('phone', 100)
    expect(await store.playerIn('p', 'phone')).toBeUndefined()
    expect(await store.playerIn('p', 'desk')).toMatchObject({ id: 'p', epoch: 3 })
    expect(await store.playerIn('q', 'desk')).toBeUndefined()
    // A token of another kind ends nothing.
    await store.putToken('desk', 'seat', {}, 100)
    expect(await store.playerIn('p', 'desk')).toBeDefined()
  })

  test('chat, mutes and reports', async () => {
    const line = { game: 'g', player: 'ada', name: 'Ada', seat: 0, at: 1 }
    for (const n of [1, 2, 3])
      await store.addChat({ ...line, id: `l${n}`, text: `${n}`, seq: n === 2 ? null : 7 })
    expect((await store.chat('g', 2)).map(({ text, seq }) => [text, seq])).toEqual([
      ['2', null],
      ['3', 7],
    ])
    await store.mute('ada', 'bo', true)
    await store.mute('ada', 'bo', true)
    expect(await store.mutes('ada')).toEqual(['bo'])
    await store.mute('ada', 'bo', false)
    expect(await store.mutes('ada')).toEqual([])
    const report = { id: 'r', by: 'ada', about: 'bo', game: null, text: 'rude', at: 1, done: false }
    await store.addReport(report)
    expect(await store.reports(true)).toEqual([report])
    expect(await store.finishReport('r')).toBe(true)
    expect(await store.reports(true)).toEqual([])
  })

  test('marks say how far each game is', async () => {
    await started('g')
    await started('h')
    await store.append({ game: 'h', row: row(1) })
    await store.putAgreements('h', { paused: true }, 0)
    const line = { game: 'h', player: 'ada', name: 'Ada', seat: 0, text: 'hello', at: 1, seq: null }
    for (const id of ['l1', 'l2']) await store.addChat({ ...line, id })
    expect(await store.marks(['g', 'h', 'none'])).toEqual(
      new Map([
        ['g', { seq: 0, agreements: 0, seating: 1, state: 'playing', line: '' }],
        ['h', { seq: 1, agreements: 1, seating: 1, state: 'playing', line: 'l2' }],
      ]),
    )
  })

  test('every change of seats and holders is recorded for other nodes', async () => {
    await store.createGame(game('g', { host: 'ada' }), [seat(0, 'ada'), seat(1, null)])
    await store.createGame(game('h', { host: 'bo' }), [seat(0, 'bo')])
    const seatings = async () => {
      const all = await store.marks(['g', 'h'])
      return ['g', 'h'].map((id) => all.get(id)?.seating ?? -1)
    }
    const marks = async (change: () => Promise<unknown>) => {
      const before = await seatings()
      await change()
      return (await seatings()).map((now, i) => now > before[i])
    }
    const free = { kind: 'open', player: null } as const
    expect(await marks(() => store.setSeat('g', seat(1, 'guest'), free))).toEqual([true, false])
    expect(await marks(() => store.addHolder('h', 0, 'guest', 1))).toEqual([false, true])
    expect(await marks(() => store.moveSeats('guest', 'cy', 'Cy'))).toEqual([true, true])
    expect(await marks(() => store.moveSeats('ada', 'eve', 'Eve'))).toEqual([true, false])
    expect(await marks(() => store.start('g', [seat(0, 'eve')], { game: 'g', row: row(0) }))).toEqual([
      true,
      false,
    ])
    expect(await marks(() => store.setRematch('g', 'next'))).toEqual([true, false])
    expect(await marks(() => store.erasePlayer('cy', 'nobody'))).toEqual([false, true])
    expect(await marks(() => store.setState('h', 'closed', 'open'))).toEqual([false, true])
    expect((await store.marks(['h'])).get('h')?.state).toBe('closed')
    expect((await store.game('h'))?.seating).toBe((await store.marks(['h'])).get('h')?.seating)
  })

  test('reports about rules, ways to call somebody, and what is kept for all nodes', async () => {
    const report = { id: 'r', by: 'ada', game: 'g', seq: 7, text: 'six beats five', at: 1, done: false }
    await store.addRuleReport(report)
    expect(await store.ruleReports(true)).toEqual([report])
    expect(await store.finishRuleReport('r')).toBe(true)
    expect(await store.ruleReports(true)).toEqual([])
    expect(await store.ruleReports(false)).toEqual([{ ...report, done: true }])
    const push = { id: 'c', kind: 'push' as const, address: 'https://p', data: { auth: 'x' }, added: 1 }
    await store.putChannel({ ...push, player: 'ada' })
    await store.putChannel({ ...push, player: 'bo' })
    expect(await store.channels('ada')).toEqual([])
    expect(await store.channels('bo')).toEqual([{ ...push, player: 'bo' }])
    await store.moveSeats('bo', 'cy', 'Cy')
    await store.removeChannel('c', 'ada')
    expect(await store.channels('cy')).toHaveLength(1)
    await store.removeChannel('c', 'cy')
    expect(await store.channels('cy')).toEqual([])
    expect(await store.keep('key', 'first')).toBe('first')
    expect(await store.keep('key', 'second')).toBe('first')
  })

  test('snapshots and credentials are replaced', async () => {
    await store.putSnapshot('g', 1, 'one')
    await store.putSnapshot('g', 1, 'two')
    expect(await store.snapshot('g')).toEqual({ rules: 1, data: 'two' })
    await started('h')
    await store.append({ game: 'h', row: row(1), snapshot: { rules: 1, data: 'with the row' } })
    await store.append({ game: 'h', row: row(1), snapshot: { rules: 1, data: 'of one that lost' } })
    await expect.poll(() => store.snapshot('h')).toEqual({ rules: 1, data: 'with the row' })
    const credential = { id: 'c', player: 'p', kind: 'password' as const, secret: 'x', counter: 0 }
    await store.addCredential(credential)
    await store.setCounter('c', 7)
    expect(await store.credential('c')).toMatchObject({ ...credential, counter: 7 })
    expect(await store.credentials('p')).toHaveLength(1)
  })

  test('an erased player is found nowhere, and their seats belong to a former player', async () => {
    const ada = { id: 'ada', name: 'Ada', account: false, banned: false, epoch: 0, created: 1 }
    await store.createPlayer(ada)
    await store.makeAccount('ada', 'Ada', 'ada')
    await store.addCredential({
      id: 'password:ada',
      player: 'ada',
      kind: 'password',
      secret: 'x',
      counter: 0,
    })
    await started('played')
    await store.createGame(game('hosted'), [seat(0, 'ada'), seat(1, 'bo')])
    await store.createGame(game('joined', { host: 'bo' }), [seat(0, 'bo'), seat(1, 'ada')])
    await store.createGame(game('others', { host: 'bo' }), [seat(0, 'bo')])
    await store.addHolder('others', 0, 'ada', 1)
    const line = {
      id: 'l',
      game: 'played',
      player: 'ada',
      name: 'Ada',
      seat: 0,
      text: 'hello',
      at: 1,
      seq: null,
    }
    await store.addChat(line)
    expect(await store.chatOf('ada')).toEqual([line])
    await store.mute('bo', 'ada', true)
    for (const id of ['played', 'elsewhere'])
      await store.putAnalysis(id, { done: 1, of: 1, failed: false, dear: [] })
    await store.takeAnalysis(
      'joined',
      { node: 'one', at: 1, silentSince: 0 },
      { done: 0, of: 1, failed: false, dear: [] },
    )
    const touched = await store.erasePlayer('ada', 'nobody')
    expect(await store.analysing('joined')).toBeUndefined()
    expect(touched.sort()).toEqual(['hosted', 'joined', 'others', 'played'])
    expect(await store.player('ada')).toBeUndefined()
    expect(await store.accountNamed('ada')).toBeUndefined()
    expect(await store.credentials('ada')).toEqual([])
    expect(await store.chat('played', 10)).toEqual([])
    expect(await store.mutes('bo')).toEqual([])
    expect(await store.analysis('played')).toBeUndefined()
    expect(await store.analysis('elsewhere')).toBeDefined()
    expect(await store.holders('others')).toEqual([])
    expect((await store.seats('played'))[0]).toMatchObject({
      kind: 'person',
      player: null,
      name: 'a former player',
    })
    expect((await store.game('hosted'))?.state).toBe('closed')
    expect((await store.seats('joined'))[1]).toMatchObject({ kind: 'open', player: null, name: '' })
    expect((await store.game('joined'))?.state).toBe('open')
    expect((await store.game('played'))?.host).toBe('nobody')
    // The name is free again.
    await store.createPlayer({ ...ada, id: 'eve' })
    expect(await store.makeAccount('eve', 'Ada', 'ada')).toBe(true)
  })
}
