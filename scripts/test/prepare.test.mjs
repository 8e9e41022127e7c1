import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installSignature, isCurrent } from '../prepare.mjs'
import { nodePackages, readJson, root } from '../workspaces.mjs'

test('an install for serving is not enough for the tests, one for the tests is enough for serving', () => {
  const [toServe, toTest] = [false, true].map((tools) => installSignature({ tools }))
  expect([toServe, toTest].map((found) => isCurrent(found, false))).toEqual([true, true])
  expect([toServe, toTest].map((found) => isCurrent(found, true))).toEqual([false, true])
})

test('packages are installed again for a Node with another ABI', () => {
  for (const tools of [true, false]) {
    expect(isCurrent(installSignature({ tools, abi: '1' }), tools)).toBe(false)
    expect(isCurrent(undefined, tools)).toBe(false)
  }
})

test('serving loads no tool of the tests, and nothing installs the peer of benchmarks', () => {
  const loaded = new Set(nodePackages().flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {})))
  for (const name of ['vitest', 'fast-check', 'playwright-core', 'boardgame.io', 'typescript', 'esbuild'])
    expect(loaded.has(name), name).toBe(false)
  expect(loaded.has('fastify')).toBe(true)
  expect(Object.keys(readJson(join(root, 'package-lock.json')).packages)).not.toContain(
    'node_modules/boardgame.io',
  )
})
