export const name = 'strangers in seats: of a rematch, by a link of a link, and after they were removed'

export async function attack({ serve }) {
  const server = await serve()
  const ada = await server.guest('Ada')
  const bob = await server.guest('Bob')
  const stranger = await server.guest('Mallory')
  const accomplice = await server.guest('Eve')
  return {
    ...(await takeRematch(ada, bob, stranger)),
    ...(await passLinksOn(ada, bob, stranger, accomplice)),
    ...(await comeAgain(ada, stranger)),
  }
}

async function begun(host, other) {
  const { id } = await host.ok('POST', '/api/tables', {
    game: 'moon-base',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    begin: 'full',
  })
  await other.ok('POST', `/api/tables/${id}/join`, {})
  return id
}

/** Somebody who watched sits down at the rematch before the one it was meant for. */
async function takeRematch(ada, bob, stranger) {
  const id = await begun(ada, bob)
  await bob.ok('POST', `/api/tables/${id}/seats/1/resign`)
  await ada.ok('POST', `/api/tables/${id}/rematch`)
  const { rematch } = await stranger.ok('GET', `/api/tables/${id}`)
  const taken = await stranger.call('POST', `/api/tables/${rematch}/join`, {})
  const meant = await bob.call('POST', `/api/tables/${id}/rematch`)
  return { strangerInRematch: taken.status < 400, opponentInRematch: meant.status < 400 }
}

/** Who was handed a seat hands it on; the owner wants it back. */
async function passLinksOn(ada, bob, stranger, accomplice) {
  const id = await begun(ada, bob)
  const link = await ada.ok('POST', `/api/tables/${id}/seats/0/link`)
  await stranger.ok('POST', '/api/seat-links', { token: link.token })
  const minted = await stranger.call('POST', `/api/tables/${id}/seats/0/link`)
  const used =
    minted.status < 400
      ? await accomplice.call('POST', '/api/seat-links', { token: minted.json.token })
      : minted
  const spare = await ada.ok('POST', `/api/tables/${id}/seats/0/link`)
  const listed = await ada.call('GET', `/api/tables/${id}/seats/0/holders`)
  for (const holder of listed.json?.holders ?? [])
    await ada.ok('DELETE', `/api/tables/${id}/seats/0/holders/${holder.player}`)
  await stranger.call('POST', '/api/seat-links', { token: spare.token })
  const still = await stranger.call('GET', `/api/tables/${id}?seat=0`)
  return {
    linkOfLink: used.status < 400,
    ownerSeesHolders: listed.status < 400 && listed.json.holders.length > 0,
    holdsAfterRevoked: still.status < 400,
  }
}

/** The host removes a stranger, who sits down again. */
async function comeAgain(ada, stranger) {
  const { id } = await ada.ok('POST', '/api/tables', {
    game: 'moon-base',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
  })
  await stranger.ok('POST', `/api/tables/${id}/join`, {})
  await ada.ok('PUT', `/api/tables/${id}/seats/1`, { kind: 'open' })
  return { removedComesBack: (await stranger.call('POST', `/api/tables/${id}/join`, {})).status < 400 }
}

export const holds = (f) => ({
  'a stranger does not take a seat of a rematch': !f.strangerInRematch,
  'the opponent does': f.opponentInRematch,
  'who holds a seat by a link makes no links': !f.linkOfLink,
  'the owner sees who holds the seat': f.ownerSeesHolders,
  'a revoked holder holds nothing, and spare links are void': !f.holdsAfterRevoked,
  'a removed stranger stays removed': !f.removedComesBack,
})
