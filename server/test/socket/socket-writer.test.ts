import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { PACKED_FROM, SocketWriter } from '../../src/socket/socket-writer.js'
import { until, within } from '../help/wait.js'

const http = createServer()
const server = new WebSocketServer({ noServer: true, perMessageDeflate: { threshold: PACKED_FROM } })
http.listen(0, '127.0.0.1')
await within('the server to listen', once(http, 'listening'))
afterAll(() => void http.close())

/** A line, and what arrives at its other end. */
async function lineTo(options: { perMessageDeflate: boolean }) {
  const opened = new Promise<SocketWriter>((resolve) => {
    http.once('upgrade', (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (ws) => resolve(new SocketWriter(ws, socket))),
    )
  })
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, options)
  const heard: string[] = []
  client.on('message', (data) => void heard.push(String(data)))
  return { line: await within('the socket to open', opened), heard, close: () => client.terminate() }
}

const arrived = (heard: string[], count: number) =>
  until(() => heard.length >= count, { what: `${count} messages` })

const LENGTHS = [0, 1, 125, 126, 127, 128, 255, 256, PACKED_FROM - 1, PACKED_FROM, PACKED_FROM + 1, 70_000]

test.each([true, false])(
  'messages of every length arrive as they were said, and in order, packed or not: %s',
  async (perMessageDeflate) => {
    const { line, heard, close } = await lineTo({ perMessageDeflate })
    // Long ones take their time to be packed; short ones that are said after them must not overtake them.
    const said = [...LENGTHS, ...LENGTHS.toReversed()].map((length, i) =>
      String.fromCharCode(97 + i).repeat(length),
    )
    for (const text of said) line.send(text)
    await arrived(heard, said.length)
    expect(heard).toEqual(said)
    close()
  },
)

test('letters of every alphabet arrive, though they take more bytes than they count', async () => {
  const { line, heard, close } = await lineTo({ perMessageDeflate: true })
  const said = ['Zoë', 'Ж'.repeat(63), '月'.repeat(PACKED_FROM - 1), '🌕'.repeat(300), 'é'.repeat(62)]
  for (const text of said) line.send(text)
  await arrived(heard, said.length)
  expect(heard).toEqual(said)
  close()
})

test('thousands of messages keep their memory to themselves', async () => {
  const { line, heard, close } = await lineTo({ perMessageDeflate: false })
  const said = Array.from({ length: 3000 }, (_, i) => `${i} ${'x'.repeat((i * 37) % 900)}`)
  for (const text of said) line.send(text)
  await arrived(heard, said.length)
  expect(heard).toEqual(said)
  close()
})
