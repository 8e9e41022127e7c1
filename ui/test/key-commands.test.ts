import { expect, test } from 'vitest'
import { KeyCommands } from '../src/keys/key-commands.js'

const command = (key: string, label: string) => ({ key, label, act: () => {} })

test('the newest part of a page that claims a key has it, and gives it back when it goes', () => {
  const keys = new KeyCommands()
  keys.add(() => [command('c', 'compare'), command('z', 'undo')])
  const close = keys.add(() => [command('c', 'close')])
  expect(keys.find('c')?.label).toBe('close')
  expect(keys.find('z')?.label).toBe('undo')
  close()
  expect(keys.find('c')?.label).toBe('compare')
})

test('every key is listed once', () => {
  const keys = new KeyCommands()
  keys.add(() => [command('c', 'compare')])
  keys.add(() => [command('c', 'close'), command('/', 'search')])
  expect(keys.list().map(({ key, label }) => [key, label])).toEqual([
    ['c', 'close'],
    ['/', 'search'],
  ])
})

test('what a part lists may change while it is there', () => {
  const keys = new KeyCommands()
  let commands = [command('1', 'first')]
  keys.add(() => commands)
  commands = []
  expect(keys.find('1')).toBeUndefined()
})
