import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getServices, SERVICES } from '../test-run/test-services.mjs'

const settings = SERVICES.map(({ setting }) => setting)
/** An environment in which every setting names a program that is not there. */
const bare = () => Object.fromEntries(settings.map((setting) => [setting, '/nowhere']))

test('each missing program is named with the tests that were skipped and how to get it', () => {
  const env = { ...bare(), PERILUNE_NO_INSTALL: '1' }
  const sentences = getServices({ env, say: () => {} })
  expect(sentences).toHaveLength(SERVICES.length)
  for (const [i, { title, untried, packages, setting }] of SERVICES.entries())
    for (const part of [`no ${title}`, 'PERILUNE_NO_INSTALL', untried, ...packages, setting])
      expect(sentences[i]).toContain(part)
  expect(env.PERILUNE_MISSING).toBe('postgres,redis,chromium,python,git')
})

test('a program that a setting names is used and told to the tests, and nothing is got in its place', () => {
  const program = join(mkdtempSync(join(tmpdir(), 'services-')), 'redis-server')
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const env = { ...bare(), REDIS_SERVER: program }
  const said = []
  const sentences = getServices({ env, say: (line) => said.push(line) })
  expect(sentences).toHaveLength(SERVICES.length - 1)
  expect(sentences[0]).toContain('the program that the setting names does not run')
  expect(env.PERILUNE_MISSING).toBe('postgres,chromium,python,git')
  expect(said).toEqual([])
})
