import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'

// People give the server addresses to call. None of them may lead into the network that the server itself
// stands in: the special-purpose registries of IANA, and addresses outside of them that clouds answer from
// within.
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
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.175.48.0', 24],
  ['224.0.0.0', 3],
  // Azure's metadata and DNS, Equinix Metal's metadata, IBM Cloud's service networks.
  ['168.63.129.16', 32],
  ['192.80.8.124', 32],
  ['161.26.0.0', 16],
  ['166.8.0.0', 14],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
// Of IPv6 only what is handed out for the public internet is open, less what leads to other networks or
// nowhere.
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

/** A server with a public address of its own must not be made to call itself. */
const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address))

/** Is this the address of something on the public internet? */
export function isPublic(address: string): boolean {
  const kind = isIP(address)
  if (kind !== 0 && isOwn(address)) return false
  if (kind === 4) return !closed.check(address, 'ipv4')
  return kind === 6 && unicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

type Resolve = (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void

/** What tests put in the place of the real network. */
export interface AddressPolicy {
  allowed(address: string): boolean
  resolve: Resolve
}

export const publicInternet: AddressPolicy = {
  allowed: isPublic,
  resolve: (host, done) => lookup(host, { all: true }, done),
}

/**
 * One sentence for all: which of several reasons it is would tell what names and hosts the server's network
 * has.
 */
const REFUSED = 'it is not a web address on the public internet'
/** From the first byte to the last. */
const LONGEST = 8000

/** The address as it is called, or an `Unreachable` that says why it never will be. */
function readPublicAddress(given: string, { allowed }: AddressPolicy): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new Unreachable(REFUSED)
  if (url.username || url.password) throw new Unreachable(REFUSED)
  // Old services that take any text as a command live on low ports.
  if (url.port !== '' && Number(url.port) < 1024) throw new Unreachable(REFUSED)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !allowed(host)) throw new Unreachable(REFUSED)
  return url
}

/**
 * Looks the name up and goes only to what was looked up and checked: what it names a moment later is another
 * matter.
 */
const guardedLookup =
  ({ allowed, resolve }: AddressPolicy): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, found) => {
      const open = !error && found.length > 0 && found.every(({ address }) => allowed(address))
      if (!open) done(new Unreachable(REFUSED), '', 0)
      else if (options.all) done(null, found)
      else done(null, found[0].address, found[0].family)
    })

/** Does the name lead to the public internet at this moment? */
export async function checkPublicAddress(given: string, addressPolicy: AddressPolicy): Promise<void> {
  const { hostname } = readPublicAddress(given, addressPolicy)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return
  await new Promise<void>((resolve, reject) =>
    guardedLookup(addressPolicy)(hostname, { all: true }, (error) => (error ? reject(error) : resolve())),
  )
}

/**
 * Posts to an address that somebody gave us. Follows nothing, reads nothing, waits for nobody. Resolves with
 * the status.
 */
export function post(
  given: string,
  message: { headers: Record<string, string | number>; body: string | Buffer },
  addressPolicy: AddressPolicy,
  longest = LONGEST,
): Promise<number> {
  const url = readPublicAddress(given, addressPolicy)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      method: 'POST',
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      lookup: guardedLookup(addressPolicy),
      // A connection of its own: one that is kept open was checked for another name.
      agent: false,
      signal: AbortSignal.timeout(longest),
    })
    asked.on('socket', (socket) =>
      socket.once('connect', () => {
        if (!addressPolicy.allowed(socket.remoteAddress ?? '')) asked.destroy(new Unreachable(REFUSED))
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
