import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'

/** Is the proxy at this address and hop trusted to name the client? */
export type Trust = (address: string, hop: number) => boolean

/**
 * Reads TRUST_PROXY: a number of proxies in front, or their addresses and networks. `true` is one proxy: to
 * believe all of X-Forwarded-For would let every client choose its address.
 */
export function trustOf(setting: boolean | number | string | undefined): Trust {
  if (setting === undefined || setting === false) return () => false
  if (setting === true) return (_, hop) => hop < 1
  if (typeof setting === 'number') return (_, hop) => hop < setting
  return addressList('TRUST_PROXY', setting)
}

/** Is an address on a list of addresses, networks and the names `loopback`, `linklocal`, `uniquelocal`? */
export function addressList(setting: string, list: string): (address: string) => boolean {
  try {
    const listed = proxyAddr.compile(list.split(',').map((part) => part.trim()))
    return (address) => listed(address, 0)
  } catch (error) {
    throw new Error(`${setting} is not a list of addresses: ${(error as Error).message}`)
  }
}

/** The client's address, as limits count it. */
export const addressOf = (request: IncomingMessage, trust: Trust): string =>
  addressKey(proxyAddr(request, trust) ?? '')

/** One key for all addresses of a subscriber: for IPv6 the network of 64 bits. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]
  const [bare] = address.split('%')
  if (!isIPv6(bare)) return address.slice(0, 45)
  // The address parser of URLs writes every IPv6 address in the same way.
  const [head, tail = ''] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const [front, back] = [head, tail].map((part) => (part ? part.split(':') : []))
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return `${groups.slice(0, 4).join(':')}::/64`
}
