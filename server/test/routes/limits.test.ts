import { type Route, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { addRoute, addTextRoute, type RouteServices } from '../../src/routes/route.js'

/* The limits stand on the routes of the protocol; what Fastify is told comes from there. */

const all = Object.entries(routes) as [string, Route][]

test.each(all)('%s has a limit for its body and says how it is counted', (_, { limits }) => {
  expect(limits.body).toBeGreaterThanOrEqual(64 * 1024)
  if (limits.rate) expect(limits.rate.max).toBeGreaterThan(0)
  else expect(limits.rate).toBeNull()
})

test.each(all)('the server keeps the limits of %s', (_, route) => {
  const added: { bodyLimit: number; config: { rateLimit?: object } }[] = []
  const services = { app: { route: (options: never) => added.push(options) } } as unknown as RouteServices
  addRoute(services, route, async () => ({}))
  addTextRoute(services, route, async () => ({}))
  const { rate, body } = route.limits
  const rateLimit = rate ? { max: rate.max, timeWindow: rate.window } : undefined
  for (const { bodyLimit, config } of added) expect([bodyLimit, config.rateLimit]).toEqual([body, rateLimit])
})

test('guesses, mails, and whatever makes much work are limited more strictly than the rest', () => {
  const strict = all.filter(([, { limits }]) => limits.rate).map(([name]) => name)
  const wanted = ['signIn', 'openAccount', 'changePassword', 'passkeySignIn', 'setMail', 'requestReset']
  expect(strict).toEqual(
    expect.arrayContaining([...wanted, 'verify', 'imported', 'exported', 'erase', 'useLink']),
  )
  expect(routes.setMail.limits.rate).toEqual({ max: 5, window: '1 hour' })
  expect(routes.requestReset.limits.rate).toEqual({ max: 10, window: '1 hour' })
})

test('only whole games may be larger than 64 kB', () => {
  const large = all.filter(([, { limits }]) => limits.body > 64 * 1024).map(([name]) => name)
  expect(large).toEqual(['verify', 'imported'])
})
