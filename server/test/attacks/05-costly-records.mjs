import { load, recordOf, sample } from './lib.mjs'

export const name = 'records that take far longer to play again than to send'

/** A record of one seat that answers a question to all seats again and again and takes every answer back. */
async function costlyRecord(checkout, answers) {
  const engine = await load(checkout, 'engine')
  const { newSeed, openMatch } = engine
  const { games } = await load(checkout, 'games/all')
  const game = Object.values(games).find(({ id }) => id === 'terraforming-mars')
  const seed = newSeed()
  const { state } = openMatch(game, {}, 5, seed)
  const length = (answer) => JSON.stringify(answer).length
  const first = game.answers(state, 0).reduce((a, b) => (length(b) > length(a) ? b : a))
  const rows = [
    ...Array.from({ length: answers }, () => ({ seat: 0, answer: first })),
    ...Array.from({ length: answers }, () => ({ seat: 0, undo: true })),
    { act: 'stop' },
  ]
  return recordOf(engine, game, { seats: 5, seed, rows })
}

/**
 * A whole game of random answers that returns to its end again and again: each return plays all of it anew.
 */
async function recordWithReturns(checkout, returns) {
  const engine = await load(checkout, 'engine')
  const { addRow, newSeed, openMatch } = engine
  const { games } = await load(checkout, 'games/all')
  const game = Object.values(games).find(({ id }) => id === 'terraforming-mars')
  const seed = newSeed()
  const m = openMatch(game, {}, 3, seed)
  while (m.rows.length < 250) {
    const [seat] = game.asked(m.state)
    const answers = game.answers(m.state, seat)
    addRow(game, m, { seat, answer: answers[(m.rows.length * 7) % answers.length] })
  }
  const rows = [...m.rows, ...Array(returns).fill({ rewind: m.line.length - 1 }), { act: 'stop' }]
  return recordOf(engine, game, { seats: 3, seed, rows })
}

export async function attack({ serve, checkout }, { short }) {
  const server = await serve()
  const attacker = await server.guest('Mallory', { address: '127.0.0.2' })
  const bystander = await server.guest('Ada', { address: '127.0.0.3' })
  await bystander.ok('GET', '/api/me')
  const record = await costlyRecord(checkout, short ? 2000 : 5000)
  const watched = async (work) => {
    const watch = sample(() => bystander.ok('GET', '/api/me'), 10)
    const begun = performance.now()
    const { status } = await work()
    const ms = Math.round(performance.now() - begun)
    return { status, ms, bystanderWorst: (await watch.stop()).worst }
  }
  const verify = await watched(() => attacker.call('POST', '/api/records/verify', record))
  const returning = await recordWithReturns(checkout, 100)
  const returns = await watched(() => attacker.call('POST', '/api/records/verify', returning))
  const shelved = await attacker.call('POST', '/api/records', returning)
  const late = await watched(() =>
    attacker.call('GET', `/api/tables/${shelved.json?.id}/at/${returning.rows.length - 1}`),
  )
  // What is imported is looked at by others.
  const { rows } = await costlyRecord(checkout, short ? 1000 : 2000)
  const smaller = { ...record, rows: rows.map((row) => ('answer' in row ? record.rows[0] : row)) }
  const imported = await attacker.call('POST', '/api/records', smaller)
  const past = imported.json?.id ? `/api/tables/${imported.json.id}/at/` : null
  const moments = []
  if (past)
    for (let i = 1; i <= 3; i++)
      moments.push(await watched(() => attacker.call('GET', `${past}${rows.length - i}`)))
  const log =
    past && (await watched(() => attacker.call('GET', `/api/tables/${imported.json.id}/log?after=-1`)))
  return {
    bytes: JSON.stringify(record).length,
    rows: record.rows.length,
    verify,
    returns,
    late,
    imported: { status: imported.status, ms: Math.round(imported.ms) },
    slowestMoment: Math.max(0, ...moments.map(({ ms }) => ms)),
    momentStatus: moments.map(({ status }) => status),
    bystanderWorstDuringMoments: Math.max(0, ...moments.map((moment) => moment.bystanderWorst)),
    log,
  }
}

export const holds = ({
  verify,
  returns,
  late,
  imported,
  bystanderWorstDuringMoments,
  log,
  momentStatus,
}) => ({
  'nobody else waits for a record to be verified': verify.bystanderWorst < 500,
  'a verification ends, with an answer or a refusal, within 10 s': verify.status < 500 && verify.ms < 10_000,
  'nobody else waits for a record that returns to earlier moments': returns.bystanderWorst < 500,
  'nobody else waits for a late moment of it': late.bystanderWorst < 500,
  'an import ends': imported.status < 500,
  'nobody else waits for a moment of an imported game': bystanderWorstDuringMoments < 500,
  'moments of an imported game are shown': momentStatus.every((status) => status === 200),
  'nobody else waits for the log of an imported game': !log || log.bystanderWorst < 500,
})
