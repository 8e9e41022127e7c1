import { once } from 'node:events'
import type { ServerMessage } from '@perilune/protocol'
import { WebSocket } from 'ws'
import { until } from './play.js'
import { within } from './wait.js'

/** A plain socket: all that was heard on it, message by message, and a way to ask. */
export async function socketOf(url: string, cookie: string, origin?: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
    headers: { cookie, ...(origin && { origin }) },
  })
  const heard: string[] = []
  // What is said at one moment comes as a list.
  socket.on('message', (data) => {
    const said = [JSON.parse(String(data))].flat()
    heard.push(...said.map((message) => JSON.stringify(message)))
  })
  await within('the socket to open', once(socket, 'open'))
  let refs = 0
  const ask = async (message: object): Promise<ServerMessage> => {
    const ref = `r${refs++}`
    socket.send(JSON.stringify({ ...message, ref }))
    const text = await until(() => heard.find((h) => h.includes(`"ref":"${ref}"`)))
    return JSON.parse(text)
  }
  return { socket, heard, ask }
}
