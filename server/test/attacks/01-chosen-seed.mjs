import { load } from './lib.mjs'

export const name = 'a host who plays people on a seed of its own'

const seed = 'ab'.repeat(32)
const closed = { kind: 'closed' }

export async function attack({ serve, checkout }) {
  const server = await serve()
  const host = await server.guest('Mallory')
  const victim = await server.guest('Ada')
  const made = await host.call('POST', '/api/tables', {
    game: 'moonrakers',
    seats: [{ kind: 'me' }, closed],
    seed,
  })
  // A table that starts at once, for comparison.
  const alone = await host.call('POST', '/api/tables', {
    game: 'moonrakers',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    seed,
  })
  const figures = { made: made.status, alone: alone.json?.state, opened: null, joined: null, started: null }
  if (made.status >= 400) return { ...figures, handKnown: false }
  const at = `/api/tables/${made.json.id}`
  figures.opened = (await host.call('PUT', `${at}/seats/1`, { kind: 'open' })).status
  figures.joined = (await victim.call('POST', `${at}/join`, {})).status
  figures.started = (await host.call('POST', `${at}/start`)).status
  const seen = await victim.ok('GET', at)
  return { ...figures, handKnown: seen.view !== null && (await foretells(checkout, seen)) }
}

/** Can somebody who knows the seed say which cards the second seat sees? */
async function foretells(checkout, { options, view }) {
  const { games } = await load(checkout, 'games/all')
  const game = Object.values(games).find(({ id }) => id === 'moonrakers')
  const state = game.setup(options, 2, seed)
  return JSON.stringify(game.view(state, 1).places) === JSON.stringify(view.places)
}

export const holds = ({ made, joined, started, handKnown, alone }) => ({
  'a table with a seed that can’t start at once is refused': made >= 400 || joined >= 400,
  'nobody plays a person on a seed of their own': started === null || started >= 400,
  'no hand is known beforehand': !handKnown,
  'a game alone against bots still takes a seed': alone === 'playing',
})
