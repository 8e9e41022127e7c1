import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface, type Interface } from 'node:readline'

/** How long a program may take over one answer, in ms. */
const PATIENCE = 60_000

/** A program that exchanges lines of JSON on its standard input and output; its standard error is shown. */
export class Program {
  readonly #child: ChildProcess
  readonly #lines: Interface
  #waiting: { resolve(line: string): void; reject(error: Error): void } | null = null
  readonly #early: string[] = []
  #ended: Error | null = null

  constructor(command: string) {
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    if (!this.#child.stdout) throw new Error('the program has no output')
    this.#lines = createInterface({ input: this.#child.stdout })
    this.#lines.on('line', (line) => {
      if (line.trim() === '') return
      const waiting = this.#waiting
      this.#waiting = null
      if (waiting) waiting.resolve(line)
      else this.#early.push(line)
    })
    const end = (error: Error) => {
      this.#ended ??= error
      this.#waiting?.reject(this.#ended)
      this.#waiting = null
    }
    this.#child.on('error', end)
    this.#child.on('close', (code) => end(new Error(`the bot ended with code ${code}`)))
    // A program that has ended can't be written to; the next question reports that it ended.
    this.#child.stdin?.on('error', () => {})
  }

  tell(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`)
  }

  /** The program's next line. */
  hear(): Promise<string> {
    const early = this.#early.shift()
    if (early !== undefined) return Promise.resolve(early)
    if (this.#ended) return Promise.reject(this.#ended)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = null
        reject(new Error(`the bot did not answer within ${PATIENCE / 1000} s`))
      }, PATIENCE)
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          then(value)
        }
      this.#waiting = { resolve: settled(resolve), reject: settled(reject) }
    })
  }

  /** Closes the program's input to ask it to end, and kills it if it does not. */
  async close(): Promise<void> {
    if (this.#ended) return
    const gone = new Promise<void>((resolve) => this.#child.once('close', () => resolve()))
    this.#child.stdin?.end()
    const timer = setTimeout(() => this.#child.kill(), 2000)
    await gone
    clearTimeout(timer)
  }
}
