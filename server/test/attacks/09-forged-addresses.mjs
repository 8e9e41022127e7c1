import { connect } from 'node:net'

export const name = 'addresses made up in X-Forwarded-For, and so many of them that counters are thrown away'

const WRONG = { name: 'Nobody', password: 'not the password' }
const FLOOD = 20_500

/** Tries of a password from behind a proxy, which adds the real address behind what the client wrote. */
async function tries(client, count, forwardedFor) {
  const statuses = []
  for (let i = 0; i < count; i += 10) {
    const some = Array.from({ length: Math.min(10, count - i) }, (_, n) =>
      client.call('POST', '/api/session', WRONG, { 'x-forwarded-for': forwardedFor(i + n) }),
    )
    for (const { status } of await Promise.all(some)) statuses.push(status)
  }
  return statuses
}

/** Requests from as many addresses, one after the other on one connection without waiting for answers. */
function flood(port, count) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let sent = 0
    let answered = 0
    let rest = ''
    const more = () => {
      let text = ''
      for (const end = Math.min(count, sent + 500); sent < end; sent++) {
        const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
        text += `GET /api/me HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\n\r\n`
      }
      socket.write(text)
    }
    socket.on('data', (data) => {
      rest += data.toString('latin1')
      const heads = rest.split('HTTP/1.1 ')
      answered += heads.length - 1
      rest = heads[heads.length - 1].slice(-20)
      if (answered >= count) {
        socket.destroy()
        resolve(answered)
      } else if (answered >= sent) more()
    })
    socket.on('error', reject)
    more()
  })
}

export async function attack({ serve }, { short }) {
  const server = await serve({ TRUST_PROXY: 'true', METRICS_TOKEN: 'for Prometheus alone' })
  const client = server.client()
  const forged = await tries(client, 60, (i) => `198.51.100.${i}, 203.0.113.9`)

  // One address and one account are at their limits; then come many other addresses.
  const honest = await tries(client, 31, () => '203.0.113.77')
  let locked
  if (!short) {
    const addresses = await tries(client, 104, (i) => `203.0.113.${100 + Math.floor(i / 26)}`)
    locked = addresses.at(-1) === 429
  }
  await flood(server.port, FLOOD)
  const [after] = await tries(client, 1, () => '203.0.113.77')
  const [lockedAfter] = short ? [] : await tries(client, 1, () => '203.0.113.103')

  const monitor = { 'x-forwarded-for': '203.0.113.200' }
  const stranger = await client.call('GET', '/metrics', undefined, monitor)
  const health = []
  for (let i = 0; i < 650; i += 50) {
    const some = Array.from({ length: 50 }, () => client.call('GET', '/healthz', undefined, monitor))
    for (const { status } of await Promise.all(some)) health.push(status)
  }
  const page = await client.call('GET', '/api/me', undefined, monitor)
  return {
    forgedTries: forged.length,
    forgedTriesTaken: forged.filter((status) => status !== 429).length,
    limitReached: honest.at(-1) === 429,
    addressesInFlood: FLOOD,
    limitStandsAfterFlood: after === 429,
    ...(!short && { accountLocked: locked, accountLockedAfterFlood: lockedAfter === 429 }),
    metricsForStrangers: stranger.status,
    healthChecksTaken: health.filter((status) => status === 200).length,
    pageAfterHealthChecks: page.status,
  }
}

export const holds = (f) => ({
  'an address that makes up others is counted as one': f.forgedTriesTaken <= 30,
  'a limit that was reached stands after a flood of other addresses':
    f.limitReached && f.limitStandsAfterFlood,
  'an account that was locked stays so after a flood':
    (f.accountLocked ?? false) === (f.accountLockedAfterFlood ?? false),
  'metrics can be kept from strangers': f.metricsForStrangers === 401 || f.metricsForStrangers === 403,
  'health checks have a limit of their own': f.healthChecksTaken < 650 && f.pageAfterHealthChecks === 200,
})
