import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { endWithTests } from './children.js'
import { within } from './wait.js'

export interface Child {
  url: string
  process: ChildProcess
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** Starts a bundled program and waits for the line that says where it is. */
export async function startChild(
  program: URL,
  config: object,
  onSpawn: (child: ChildProcess) => void = () => {},
): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(program), JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  endWithTests(child)
  onSpawn(child)
  const ended = new Promise<number | string>((resolve) =>
    child.on('exit', (code, signal) => resolve(signal ?? code ?? -1)),
  )
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const said = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('http') && resolve(line))
    child.on('exit', () => reject(new Error('the server ended before it began')))
  })
  const url = await within('the server to say where it is', said).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return { url, process: child, ended }
}
