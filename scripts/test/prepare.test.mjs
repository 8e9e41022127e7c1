import { expect, test } from 'vitest'
import { installSignature, isCurrent } from '../prepare.mjs'
import { nodePackages } from '../workspaces.mjs'

test('an install for serving is not enough for the tests, one for the tests is enough for serving', () => {
  const [toServe, toTest] = [false, true].map((tools) => installSignature({ tools }))
  expect([toServe, toTest].map((found) => isCurrent(found, false))).toEqual([true, true])
  expect([toServe, toTest].map((found) => isCurrent(found, true))).toEqual([false, true])
})

test('an install of a Node with another ABI is made anew', () => {
  for (const tools of [true, false]) {
    expect(isCurrent(installSignature({ tools, abi: '1' }), tools)).toBe(false)
    expect(isCurrent(undefined, tools)).toBe(false)
  }
})

test('serving loads no test tool and no bench peer: they are development dependencies alone', () => {
  const loaded = new Set(nodePackages().flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})))
  for (const name of ['vitest', 'fast-check', 'playwright-core', 'boardgame.io', 'typescript', 'esbuild'])
    expect(loaded.has(name), name).toBe(false)
  expect(loaded.has('fastify')).toBe(true)
})
