import { compare } from '@perilune/protocol'

/** The names of fields as they stand in JSON: few, and written again and again. */
const quoted = new Map<string, string>()
const MANY = 10_000

function quote(name: string): string {
  let text = quoted.get(name)
  if (text === undefined) {
    // Some fields are called by what players type in.
    if (quoted.size >= MANY) quoted.clear()
    text = JSON.stringify(name)
    quoted.set(name, text)
  }
  return text
}

/** Most of what changes are numbers and flags: those are written without much ado. */
function jsonOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return JSON.stringify(value)
}

/** Changes as they are sent, without the brackets around them: written as they are found, for a list of them would be made only to be written. */
export class ChangesText {
  text = ''

  /** Adds all that has to change to make one thing, which stands at the name `at` if it is given, another. */
  compare(from: unknown, to: unknown, at?: string): void {
    if (from !== to) compare(from, to, at === undefined ? [] : [at], this.#found)
  }

  put(name: string, value: unknown): void {
    this.#found([name], value)
  }

  #found = (path: readonly (string | number)[], value: unknown): void => {
    let text = this.text ? ',[[' : '[['
    for (let i = 0; i < path.length; i++) {
      const part = path[i]
      if (i > 0) text += ','
      text += typeof part === 'number' ? part : quote(part)
    }
    this.text += value === undefined ? `${text}]]` : `${text}],${jsonOf(value)}]`
  }
}
