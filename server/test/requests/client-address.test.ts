import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.js'
import { addressKey, addressOf, trustOf } from '../../src/requests/client-address.js'
import { serve } from '../help/serve.js'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    connection: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.each([
  ['nobody is trusted', undefined, '10.0.0.1'],
  ['true is one proxy', 'true', '203.0.113.2'],
  ['one proxy', '1', '203.0.113.2'],
  ['two proxies', '2', '203.0.113.1'],
  ['a proxy by its address', '10.0.0.1', '203.0.113.2'],
  ['a proxy by its network', '10.0.0.0/8', '203.0.113.2'],
  ['another proxy', '10.0.0.2', '10.0.0.1'],
  ['false', 'false', '10.0.0.1'],
])('TRUST_PROXY, %s: a client that makes up addresses is counted by the real one', (_, setting, expected) => {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting }, {})
  const asked = request('10.0.0.1', '198.51.100.1, 203.0.113.1, 203.0.113.2')
  expect(addressOf(asked, trustOf(trustProxy))).toBe(expected)
})

test('a setting that names no address is refused', () => {
  expect(() => trustOf('everybody')).toThrow('TRUST_PROXY is not a list of addresses')
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

test('TRUST_PROXY=true is warned about', async () => {
  await using server = await serve({ trustProxy: true })
  expect(server.logged.some(({ msg }) => String(msg).includes('TRUST_PROXY=true'))).toBe(true)
})

test('metrics require the token or a listed address', async () => {
  await using server = await serve({ trustProxy: 1, metricsToken: 'secret', metricsAllow: '198.51.100.0/24' })
  const read = async (headers: Record<string, string>) =>
    (await fetch(`${server.url}/metrics`, { headers })).status
  expect(await read({})).toBe(403)
  expect(await read({ authorization: 'Bearer wrong' })).toBe(403)
  expect(await read({ authorization: 'Bearer secret' })).toBe(200)
  expect(await read({ 'x-forwarded-for': '198.51.100.7' })).toBe(200)
  expect(await read({ 'x-forwarded-for': '198.51.100.7, 203.0.113.1' })).toBe(403)
})
