import { load, sample } from './lib.mjs'

export const name = 'a list of banned cards that is far longer than the list of cards'

const body = (entries) => ({
  game: 'terraforming-mars',
  options: { banned: Array.from({ length: entries }, (_, i) => `x${i % 10}`) },
  seats: [{ kind: 'me' }, { kind: 'bot' }],
})

export async function attack({ serve, checkout }, { short }) {
  const server = await serve()
  const attacker = await server.guest('Mallory', { address: '127.0.0.2' })
  const bystander = await server.guest('Ada', { address: '127.0.0.3' })
  await bystander.ok('GET', '/api/me')
  const watch = sample(() => bystander.ok('GET', '/api/me'), 10)

  // 64 kB is the largest body of a new table.
  const table = await attacker.call('POST', '/api/tables', body(12_000))
  // Records may be larger.
  const record = JSON.stringify({
    perilune: 1,
    game: 'terraforming-mars',
    rules: await rulesOf(checkout),
    seats: 2,
    options: body(short ? 150_000 : 380_000).options,
    ...(await seedOf(checkout)),
    rows: [],
  })
  const verified = await attacker.call('POST', '/api/records/verify', record)
  return {
    tableStatus: table.status,
    tableMs: Math.round(table.ms),
    recordBytes: record.length,
    recordStatus: verified.status,
    recordMs: Math.round(verified.ms),
    bystander: await watch.stop(),
  }
}

async function rulesOf(checkout) {
  const { games } = await load(checkout, 'games/all')
  return Object.values(games).find(({ id }) => id === 'terraforming-mars').rules
}

async function seedOf(checkout) {
  const { newSeed, commitTo } = await load(checkout, 'engine')
  const seed = newSeed()
  return { seed, commit: commitTo(seed) }
}

export const holds = ({ tableStatus, tableMs, recordStatus, recordMs, bystander }) => ({
  'the table is refused': tableStatus >= 400 && tableStatus < 500,
  'the refusal of the table takes no more than 200 ms': tableMs < 200,
  'the record is refused': recordStatus >= 400 && recordStatus < 500,
  'the refusal of the record takes less than 5 s, the start of a thread included': recordMs < 5000,
  'nobody else waits for more than 500 ms': bystander.worst < 500,
})
