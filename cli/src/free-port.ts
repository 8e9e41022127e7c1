import { createServer } from 'node:net'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage.js'

/** How many ports after a taken one are tried. */
const TRIES = 20

/** Whether a server can listen there. Problems other than a taken port are left for the server to report. */
const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })

async function nextFree(port: number, host: string): Promise<number | undefined> {
  for (let next = port + 1; next <= Math.min(port + TRIES, 65_535); next++)
    if (await isFree(next, host)) return next
  return undefined
}

/** The requested port, or the next free one if the user agrees to it. */
export async function choosePort(port: number, host: string, terminal: Terminal): Promise<number> {
  if (port === 0 || (await isFree(port, host))) return port
  const next = await nextFree(port, host)
  if (next === undefined) throw new UsageError(`port ${port} is taken; choose another with --port or PORT`)
  if (terminal.keys && (await agrees(terminal, `Port ${port} is taken. Serve on ${next} instead? [Y/n] `)))
    return next
  throw new UsageError(
    `port ${port} is taken, ${next} is free: npm start -- --port ${next}, or set PORT=${next}`,
  )
}

/** Enter and y mean yes; n, Escape and Ctrl-C mean no. */
async function agrees(terminal: Terminal, question: string): Promise<boolean> {
  terminal.out(question)
  for await (const { name, ctrl } of terminal.keys?.() ?? []) {
    const yes = name === 'return' || name === 'enter' || name === 'y'
    const no = name === 'n' || name === 'escape' || (ctrl && name === 'c')
    if (!yes && !no) continue
    terminal.out(yes ? 'yes\n' : 'no\n')
    return yes
  }
  return false
}
