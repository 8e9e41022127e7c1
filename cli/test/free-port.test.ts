import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choosePort } from '../src/free-port.js'
import type { Key } from '../src/keys.js'

const HOST = '127.0.0.1'
const other = createServer()
let taken = 0
beforeAll(async () => {
  other.listen(0, HOST)
  await once(other, 'listening')
  taken = (other.address() as AddressInfo).port
})
afterAll(() => void other.close())

/** A terminal at which these keys are pressed; nobody is there without any. */
function terminalWith(...names: string[]) {
  let said = ''
  async function* keys(): AsyncGenerator<Key> {
    for (const name of names) yield { name }
  }
  const out = (text: string) => {
    said += text
  }
  const sizes = { outIsTty: true, errIsTty: true, colours: false, columns: 80, rows: 24 }
  return { ...sizes, out, err: out, ...(names.length > 0 && { keys }), said: () => said }
}

test('a port that is free is taken without a word', async () => {
  const terminal = terminalWith('y')
  expect(await choosePort(0, HOST, terminal)).toBe(0)
  expect(terminal.said()).toBe('')
})

test('instead of a port that is taken the next free one is offered at a terminal', async () => {
  const terminal = terminalWith('x', 'return')
  const port = await choosePort(taken, HOST, terminal)
  expect(port).toBeGreaterThan(taken)
  expect(terminal.said()).toBe(`Port ${taken} is taken. Serve on ${port} instead? [Y/n] yes\n`)
})

test.each([['n'], []])(
  'without a yes to the next port a sentence says how to serve on it: %s',
  async (...keys) => {
    await expect(choosePort(taken, HOST, terminalWith(...keys))).rejects.toThrow(
      /^port \d+ is taken, \d+ is free: npm start -- --port \d+, or set PORT=\d+$/,
    )
  },
)
