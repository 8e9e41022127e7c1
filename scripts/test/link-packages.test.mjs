import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hasExternalPackages, linkPackages } from '../link-packages.mjs'

let base
const write = (file, text) => {
  mkdirSync(dirname(join(base, file)), { recursive: true })
  writeFileSync(join(base, file), text)
}
const lock = (file, packages) => write(file, JSON.stringify({ packages }))

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'link-'))
})
afterEach(() => rmSync(base, { recursive: true }))

const INSTALLED = { 'node_modules/a': { version: '1.0.0' } }
const OWN = { 'games/dice/bot': { version: '0.2.0' }, 'node_modules/@own/dice-bot': { link: true } }

test.each([
  ['a new package of the repository', OWN, true],
  ['another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['a new package from the registry', { ...INSTALLED, 'node_modules/b': { version: '1.0.0' } }, false],
  ['a package for another platform', { 'node_modules/b': { version: '1.0.0', optional: true } }, true],
  ['a new tool', { 'node_modules/b': { version: '1.0.0', dev: true } }, false],
])('%s: is all from the registry here?', (_, wanted, here) => {
  lock('package-lock.json', { ...INSTALLED, ...wanted })
  lock('node_modules/.package-lock.json', INSTALLED)
  expect(hasExternalPackages(base, true)).toBe(here)
})

test('an install for serving ignores the tools', () => {
  lock('package-lock.json', { ...INSTALLED, 'node_modules/b': { version: '1.0.0', dev: true } })
  lock('node_modules/.package-lock.json', INSTALLED)
  expect(hasExternalPackages(base, false)).toBe(true)
})

test('without an install nothing is here', () => {
  lock('package-lock.json', {})
  expect(hasExternalPackages(base, false)).toBe(false)
})

test('a package that is not linked yet is linked, and one that is stays as it is', () => {
  write('games/dice/bot/package.json', '{}')
  const packages = [{ folder: join(base, 'games/dice/bot'), manifest: { name: '@own/dice-bot' } }]
  linkPackages(base, packages)
  linkPackages(base, packages)
  expect(readFileSync(join(base, 'node_modules/@own/dice-bot/package.json'), 'utf8')).toBe('{}')
})
