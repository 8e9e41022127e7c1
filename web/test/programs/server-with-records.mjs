// The server with a message that only tests can send: open a recorded game at one of its moments, with people
// in its seats.
import { addRow, commitTo, isOver, openMatch, readOptions } from '@perilune/engine'
import { games } from '@perilune/games'
import { gameUnder } from '@perilune/games/versions'
import { readConfig, startServer } from '@perilune/server'

// Tests that would wait for minutes set the server's clock forward instead.
let ahead = 0
const server = await startServer({ ...readConfig(process.env, games), now: () => Date.now() + ahead })
const { store } = server.context
const BOTS = ['Tycho', 'Hypatia', 'Kepler', 'Brahe', 'Selene']
console.log(`Perilune is at http://localhost:${new URL(server.url).port}`)

/**
 * Stores a record as if it had been played here up to a moment, by a release that had its rules. A bot plays
 * every seat without a player.
 */
async function open({ record, rows, players, bot = 'random' }) {
  const today = games[record.game]
  const game = await gameUnder(today, record.rules ?? today.rules)
  const options = readOptions(game.options, record.options)
  const id = crypto.randomUUID()
  const at = Date.now()
  const meta = {
    id,
    game: record.game,
    rules: game.rules,
    options,
    seed: record.seed,
    commit: commitTo(record.seed),
    time: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    begin: 'host',
    host: players.find(Boolean).id,
    state: 'open',
    created: at,
    rematch: null,
  }
  const seats = players.map((player, seat) =>
    player
      ? { seat, kind: 'person', player: player.id, name: player.name, level: null }
      : { seat, kind: 'bot', player: null, name: BOTS[seat], level: bot },
  )
  const match = openMatch(game, options, record.seats, record.seed)
  const played = (record.rows ?? []).slice(0, rows)
  for (const row of played) addRow(game, match, row)
  const over = isOver(match)
  const stored = {
    key: null,
    at,
    asked: over ? [] : [...game.asked(match.state)],
    bot: false,
    progress: game.progress(match.state),
  }
  await store.createGame(meta, seats)
  await store.start(id, seats, { game: id, row: { ...stored, seq: 0, row: null } })
  for (const [i, row] of played.entries())
    await store.append({ game: id, row: { ...stored, seq: i + 1, row } })
  if (over) await store.setState(id, 'over', 'playing')
  await server.tables.get(id)
  return id
}

process.on('message', ({ ref, forward = 0, ...asked }) => {
  ahead += forward
  if (!asked.record) return
  open(asked).then(
    (id) => process.send({ ref, id }),
    (error) => process.send({ ref, error: String(error) }),
  )
})
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
