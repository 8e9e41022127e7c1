import { readConfig, SettingsError } from '@perilune/server'
import { expect, test } from 'vitest'
import { readSettings } from '../src/environment.js'

test.each([
  ['BOT_THREADS', 'many', 'BOT_THREADS is not a whole number from 1 to 256: many'],
  ['BOT_THREADS', '0', 'BOT_THREADS is not a whole number from 1 to 256: 0'],
  ['BOT_PACE', '-1', 'BOT_PACE is not a whole number from 0 to 60000: -1'],
  ['PORT', '70000', 'PORT is not a port: 70000'],
  ['SITE', 'example.org', 'SITE is not an address such as https://example.org: example.org'],
  ['TRUST_PROXY', 'the proxy', 'TRUST_PROXY is not a number of proxies or a list of addresses: the proxy'],
  ['METRICS_ALLOW', 'everybody', 'METRICS_ALLOW is not a list of addresses: everybody'],
  ['RATE_LIMITS', 'no', 'RATE_LIMITS is not on or off: no'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is not one of fatal, error, warn, info, debug, trace, silent: loud'],
  ['CONTACT', 'ada', 'CONTACT is not a mailto: or https: address: ada'],
  ['LIMIT_SOCKETS', 'few', 'LIMIT_SOCKETS is not a number from 1: few'],
])('a wrong setting is refused with a sentence: %s=%s', (name, value, sentence) => {
  const read = () => readConfig({ [name]: value }, {})
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(sentence)
})

test('all wrong settings are named at once', () => {
  expect(() => readConfig({ BOT_THREADS: 'x', PORT: 'y' }, {})).toThrow(/PORT is not a port: y; BOT_THREADS/)
})

test('an empty setting counts as left out', () => {
  const empty = { PORT: '', BOT_THREADS: '', BOT_PACE: '', SITE: '', LOG_LEVEL: '', LIMIT_SOCKETS: '' }
  const config = readConfig(empty, {})
  expect([config.port, config.botThreads, config.botPace, config.site]).toEqual([
    8080,
    undefined,
    300,
    undefined,
  ])
})

test('a renamed setting is read under its old name with a warning, and the new name wins', () => {
  const renamed = { THREADS: 'BOT_THREADS' }
  const warning = 'THREADS is now called BOT_THREADS; the old name will stop working'
  expect(readSettings({ THREADS: '3' }, renamed)).toMatchObject({
    settings: { BOT_THREADS: 3 },
    warnings: [warning],
  })
  expect(readSettings({ THREADS: '3', BOT_THREADS: '5' }, renamed).settings.BOT_THREADS).toBe(5)
})
