export const name = 'names that look like the name of an account'

const PASSWORD = 'nine lunar orbits at dusk'

/** Each looks like “Ada Lovelace” or shows nothing of what tells it apart. */
const LIKE_IT = {
  'Cyrillic А': '\u0410da Lovelace',
  'Greek Α': '\u0391da Lovelace',
  'capital I for l': 'Ada LoveIace',
  'full width': '\uff21da Lovelace',
  'other case': 'ADA lovelace',
  'Armenian օ for o': 'Ada L\u0585velace',
}
const UNSEEN = {
  'zero width space': 'Ada\u200b Lovelace',
  'Hangul filler': 'Ada Lovelace\u3164',
  'Braille blank': 'Ada Lovelace\u2800',
  'variation selector': 'A\ufe01da Lovelace',
  'right-to-left mark': 'Ada\u200f Lovelace',
}

export async function attack({ serve }) {
  const server = await serve()
  await server.account('Ada Lovelace', PASSWORD)
  const accounts = []
  const guests = []
  const all = { ...LIKE_IT, ...UNSEEN }
  for (const [how, like] of Object.entries(all)) {
    const guest = await server.client().call('POST', '/api/guests', { name: like })
    if (guest.status < 400) guests.push(how)
    const other = await server.guest(`Mallory ${Object.keys(all).indexOf(how)}`)
    const account = await other.call('POST', '/api/account', { name: like, password: PASSWORD })
    if (account.status < 400) accounts.push(how)
  }
  const same = await server.client().call('POST', '/api/guests', { name: 'Ada Lovelace' })
  const unlike = await server.client().call('POST', '/api/guests', { name: 'Ada Byron' })
  const owner = server.client()
  const signedIn = await owner.call('POST', '/api/session', { name: 'ada lovelace', password: PASSWORD })
  return {
    accountsThatLookLikeIt: accounts,
    guestsThatLookLikeIt: guests,
    guestOfTheSameName: same.status < 400,
    guestOfAnotherName: unlike.status < 400,
    ownerSignsIn: signedIn.status < 400,
  }
}

export const holds = (f) => ({
  'no second account looks like the first': f.accountsThatLookLikeIt.length === 0,
  'no guest looks like an account': f.guestsThatLookLikeIt.length === 0,
  'no guest has the name of an account': !f.guestOfTheSameName,
  'another name is free': f.guestOfAnotherName,
  'the owner still signs in': f.ownerSignsIn,
})
