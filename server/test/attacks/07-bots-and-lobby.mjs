import { load, recordOf, timed, until } from './lib.mjs'

export const name = 'one guest opens tables of hard bots, fills the lobby and asks for analyses without end'

/** A short game of random answers that was stopped: something to analyse. */
async function shortRecord(checkout) {
  const engine = await load(checkout, 'engine')
  const { addRow, newSeed, openMatch } = engine
  const { games } = await load(checkout, 'games/all')
  const game = Object.values(games).find(({ id }) => id === 'moon')
  const seed = newSeed()
  const m = openMatch(game, {}, 2, seed)
  for (let n = 0; n < 12; n++) {
    const [seat] = game.asked(m.state)
    addRow(game, m, { seat, answer: game.answers(m.state, seat)[0] })
  }
  const rows = [...m.rows, { act: 'stop' }]
  return recordOf(engine, game, { seats: 2, seed, rows })
}

async function analyse(client, checkout) {
  const shelved = await client.ok('POST', '/api/records', await shortRecord(checkout))
  return (await client.call('GET', `/api/tables/${shelved.id}/analysis`)).status
}

/** How long an easy bot takes for its first answer, in ms; null if it gave none in 18 s. */
async function easyBot(client) {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
  const { ms, result } = await timed(async () => {
    const { id } = await client.ok('POST', '/api/tables', { game: 'terraforming-mars', seats, begin: 'full' })
    return until(async () => (await client.ok('GET', `/api/tables/${id}`)).seq > 0, 18_000, 150)
  })
  return result ? Math.round(ms) : null
}

export async function attack({ serve, checkout }, { short }) {
  const server = await serve()
  const attacker = await server.guest('Mallory', { address: '127.0.0.2' })
  const bystander = await server.guest('Ada', { address: '127.0.0.3' })
  const open = { game: 'moon', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true }
  const { id: mine } = await bystander.ok('POST', '/api/tables', open)
  const before = await easyBot(bystander)

  const bots = {
    game: 'terraforming-mars',
    seats: Array(5).fill({ kind: 'bot', level: 'hard' }),
    begin: 'full',
  }
  const repeat = async (count, body) => {
    const statuses = []
    for (let i = 0; i < count; i += 8)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 8 }, () => attacker.call('POST', '/api/tables', body)))),
      )
    return statuses.filter(({ status }) => status === 200).length
  }
  const botTables = await repeat(short ? 104 : 200, bots)
  const openTables = await repeat(56, open)
  const analyses = []
  for (let i = 0; i < 12; i++) analyses.push(await analyse(attacker, checkout))

  const after = await easyBot(bystander)
  const lobby = await bystander.ok('GET', '/api/tables')
  return {
    botTables,
    openTables,
    analysesTaken: analyses.filter((status) => status === 200).length,
    easyBotBefore: before,
    easyBotDuring: after,
    bystanderInLobby: lobby.tables.some(({ id }) => id === mine),
    attackersRowsInLobby: lobby.tables.filter(({ id }) => id !== mine).length,
    bystandersAnalysis: await analyse(bystander, checkout),
  }
}

export const holds = (f) => ({
  'one player runs no more than 20 tables with bots': f.botTables <= 20,
  'one player has no more than 10 open tables': f.openTables <= 10,
  'an easy bot of somebody else answers within 10 s': (f.easyBotDuring ?? Infinity) < 10_000,
  'the lobby shows everybody': f.bystanderInLobby,
  'one host has one row in the lobby': f.attackersRowsInLobby <= 1,
  'the analysis of somebody else is begun': f.bystandersAnalysis === 200,
})
