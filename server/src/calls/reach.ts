import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// People give the server addresses to call. None of them may lead into the network that the server itself stands in.
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
// Of IPv6 only what is handed out for the public internet is open, less what leads to other networks or nowhere.
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** Is this the address of something on the public internet? */
export function isPublic(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address, 'ipv4')
  return kind === 6 && unicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

type Resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void

/** What tests put in the place of the real network. */
export interface Reach {
  allowed(address: string): boolean
  resolve: Resolve
}

export const publicInternet: Reach = {
  allowed: isPublic,
  resolve: (host, done) => lookup(host, { all: true }, done),
}

const NOT_PUBLIC = 'it is not on the public internet'
/** From the first byte to the last. */
const LONGEST = 8000

/** The address as it is called, or an `Unreachable` that says why it never will be. */
export function readAddress(given: string, { allowed }: Reach): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new Unreachable('it does not begin with https://')
  if (url.username || url.password) throw new Unreachable('it has a name or a password in it')
  // Old services that take any text as a command live on low ports.
  if (url.port !== '' && Number(url.port) < 1024) throw new Unreachable('its port is not one for the web')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !allowed(host)) throw new Unreachable(NOT_PUBLIC)
  return url
}

/** Looks the name up and goes only to what was looked up and checked: what it names a moment later is another matter. */
const guardedLookup =
  ({ allowed, resolve }: Reach): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, found) => {
      const open = !error && found.length > 0 && found.every(({ address }) => allowed(address))
      const problem = error ?? (open ? null : new Unreachable(NOT_PUBLIC))
      if (problem) done(problem, '', 0)
      else if (options.all) done(null, found)
      else done(null, found[0].address, found[0].family)
    })

/** Does the name lead to the public internet at this moment? */
export async function checkAddress(given: string, reach: Reach): Promise<void> {
  const { hostname } = readAddress(given, reach)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return
  await new Promise<void>((resolve, reject) =>
    guardedLookup(reach)(hostname, { all: true }, (error) => {
      if (!error) resolve()
      else reject(error instanceof Unreachable ? error : new Unreachable('nothing is known by that name'))
    }),
  )
}

/** Posts to an address that somebody gave us. Follows nothing, reads nothing, waits for nobody. Resolves with the status. */
export function post(
  given: string,
  message: { headers: Record<string, string | number>; body: string | Buffer },
  reach: Reach,
  longest = LONGEST,
): Promise<number> {
  const url = readAddress(given, reach)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      lookup: guardedLookup(reach),
      // A connection of its own: one that is kept open was checked for another name.
      agent: false,
      signal: AbortSignal.timeout(longest),
    })
    asked.on('socket', (socket) =>
      socket.once('connect', () => {
        if (!reach.allowed(socket.remoteAddress ?? '')) asked.destroy(new Unreachable(NOT_PUBLIC))
      }),
    )
    asked.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    asked.on('error', (error) =>
      reject(error.name === 'AbortError' ? new Unreachable('it did not answer in time') : error),
    )
    asked.end(message.body)
  })
}
