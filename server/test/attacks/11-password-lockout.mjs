export const name = 'strangers guess passwords until the owner of the account is refused, too'

const PASSWORD = 'a lantern behind the hill'
const ADDRESSES = 12

const codeOf = ({ status, json }) => (status < 400 ? 'accepted' : json?.error)

export async function attack({ serve }, { short }) {
  const server = await serve()
  const owner = await server.account('Ada', PASSWORD, { address: '127.0.0.3' })
  // Somebody who has an account, and so a device cookie, of their own.
  const mallory = await server.account('Mallory', PASSWORD, { address: '127.0.0.99' })
  const signIn = (client, password = PASSWORD) =>
    client.call('POST', '/api/session', { name: 'Ada', password })

  // One address first, then many: fewer a minute from each than the limit on requests allows.
  const one = server.client({ address: '127.0.0.10' })
  const fromOne = []
  for (let i = 0; i < 25; i++) fromOne.push(codeOf(await signIn(one, `guess ${i}`)))
  const afterOne = codeOf(await signIn(server.client({ address: '127.0.0.4' })))

  const strangers = Array.from({ length: ADDRESSES }, (_, i) =>
    server.client({ address: `127.0.0.${11 + i}` }),
  )
  const fromMany = []
  for (let i = 0; i < (short ? 10 : 20); i++)
    fromMany.push(...(await Promise.all(strangers.map((stranger) => signIn(stranger, `${i}`)))).map(codeOf))

  const device = codeOf(await signIn(owner))
  const change = { password: PASSWORD, next: 'another lantern, another hill' }
  const confirm = codeOf(await owner.call('PUT', '/api/account/password', change))
  // A device cookie of another account exempts nobody.
  const other = codeOf(await signIn(mallory, change.next))
  await owner.ok('DELETE', '/api/session?everywhere=true')
  const signedOut = codeOf(await signIn(owner, change.next))
  const checked = (list) => list.filter((code) => code === 'WRONG_PASSWORD').length
  return {
    guessesCheckedFromOneAddress: checked(fromOne),
    ownerElsewhereAfterOneAddress: afterOne,
    guessesCheckedFromMany: checked(fromMany),
    ownersDevice: device,
    ownerChangesPassword: confirm,
    deviceOfAnotherAccount: other,
    ownersDeviceAfterSignOutEverywhere: signedOut,
  }
}

export const holds = (f) => ({
  'one address tries few passwords of an account': f.guessesCheckedFromOneAddress <= 20,
  'one address does not lock the owner out': f.ownerElsewhereAfterOneAddress === 'accepted',
  'many addresses together try at most a hundred': f.guessesCheckedFromMany <= 100,
  'many addresses do not lock out the device of the owner': f.ownersDevice === 'accepted',
  'the owner can still confirm with the password': f.ownerChangesPassword === 'accepted',
  'the device cookie of another account exempts nobody': f.deviceOfAnotherAccount !== 'accepted',
  'the exemption ends with the sessions': f.ownersDeviceAfterSignOutEverywhere === 'TOO_MANY_GUESSES',
})
