export const name =
  'an opponent who is away is replaced by a bot, and moves are taken back over the same chance'

const ANSWERS = 12
const TRIES = 20

export async function attack({ serve }) {
  const server = await serve()
  const mallory = await server.guest('Mallory')
  const ada = await server.guest('Ada')
  const robbed = await rob(await begun(mallory, ada))
  const polled = await begun(mallory, ada)
  await ada.ok('GET', `/api/tables/${polled.id}?seat=1`)
  const whilePolling = await mallory.call('POST', `/api/tables/${polled.id}/seats/0/proposals`, {
    what: 'bot',
    seat: 1,
  })
  return {
    ...robbed,
    ...(await lookAhead(await begun(mallory, ada))),
    ...(await resume(await begun(mallory, ada))),
    botWhilePolling: whilePolling.json?.seats?.[1].kind === 'bot',
  }
}

/** A game of two with seven days for every move; nobody watches it through a socket. */
async function begun(mallory, ada) {
  const { id } = await mallory.ok('POST', '/api/tables', {
    game: 'moonrakers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    time: { kind: 'days', days: 7 },
    begin: 'full',
  })
  await ada.ok('POST', `/api/tables/${id}/join`, {})
  return { id, players: [mallory, ada], at: (seat) => `/api/tables/${id}/seats/${seat}` }
}

/** One player alone, the other away: gives the seat to a bot, and stops the game. */
async function rob({ id, players, at }) {
  const [mallory] = players
  const taken = await mallory.call('POST', `${at(0)}/proposals`, { what: 'bot', seat: 1 })
  const botAtOnce = taken.json?.seats?.[1].kind === 'bot'
  if (taken.json?.proposal)
    await mallory.ok('POST', `${at(0)}/votes`, { proposal: taken.json.proposal.id, agree: false })
  const stop = await mallory.call('POST', `${at(0)}/proposals`, { what: 'stop' })
  const { state } = await mallory.ok('GET', `/api/tables/${id}`)
  return { botAtOnce, stoppedAlone: stop.status < 400 && state === 'over' }
}

/** Plays on, agrees to go back to the start, and plays the same again: does the same happen? */
async function lookAhead({ id, players, at }) {
  const sockets = await Promise.all(players.map((player) => player.socket({ path: '/api/live' })))
  const played = []
  for (let i = 0; i < ANSWERS; i++) played.push(await playOne(id, players, sockets))
  const first = await viewsOf(id, players)
  const proposed = await players[0].ok('POST', `${at(0)}/proposals`, { what: 'undo', to: 0 })
  await players[1].ok('POST', `${at(1)}/votes`, { proposal: proposed.proposal.id, agree: true })
  let again = 0
  for (const { seat, answer } of played) {
    const { status } = await send(id, players[seat], seat, answer)
    if (status >= 400) break
    again++
  }
  const second = await viewsOf(id, players)
  for (const socket of sockets) socket.close()
  return { answersPlayedAgain: again, sameCardsAgain: again === played.length && first === second }
}

/**
 * The first answer that is allowed, by the first seat that has one. The server itself answers for people who
 * are away where a game says what that means, so the table may have moved on in the meantime: then it is
 * asked again.
 */
async function playOne(id, players, sockets) {
  for (let tries = 0; tries < TRIES; tries++)
    for (const seat of players.keys()) {
      const { must } = await sockets[seat].ask({ do: 'answers', table: id, seat })
      if (!must?.length) continue
      const answer = must[must.length - 1]
      const { status, text } = await send(id, players[seat], seat, answer)
      if (status < 400) return { seat, answer }
      if (status !== 409) throw new Error(text)
    }
  throw new Error(`nobody could answer in ${TRIES} tries`)
}

async function send(id, player, seat, answer) {
  const { seq } = await player.ok('GET', `/api/tables/${id}?seat=${seat}`)
  const key = `attack-${Math.random().toString(36).slice(2)}`
  return player.call('POST', `/api/tables/${id}/seats/${seat}/answers`, { answer, seen: seq, key })
}

/** All that the two see: their cards and what is open. */
async function viewsOf(id, players) {
  const views = []
  for (const [seat, player] of players.entries())
    views.push((await player.ok('GET', `/api/tables/${id}?seat=${seat}`)).view)
  return JSON.stringify(views)
}

/** A pause that both agreed to: can one of them go on? */
async function resume({ id, players, at }) {
  const [mallory, ada] = players
  const { proposal } = await mallory.ok('POST', `${at(0)}/proposals`, { what: 'pause' })
  if (proposal) await ada.ok('POST', `${at(1)}/votes`, { proposal: proposal.id, agree: true })
  await ada.call('POST', `${at(1)}/proposals`, { what: 'resume' })
  return { resumedByOne: !(await ada.ok('GET', `/api/tables/${id}`)).paused }
}

export const holds = (f) => ({
  'a bot does not take the seat of somebody who was not asked': !f.botAtOnce,
  'nobody stops a game alone while the other is away': !f.stoppedAlone,
  'what was seen before the table went back does not come again': !f.sameCardsAgain,
  'any one person ends a pause': f.resumedByOne,
  'somebody who plays over HTTP counts as there': !f.botWhilePolling,
})
