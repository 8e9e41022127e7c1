import { compare } from '@perilune/protocol'
import { speed } from '../../speed.js'

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

/** Most changed values are numbers and flags. */
function jsonOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return JSON.stringify(value)
}

/**
 * Changes as JSON text without the outer brackets, written while they are found: a list of them would be made
 * only to be serialised.
 */
export class ChangesText {
  text = ''

  /** Adds the changes that turn one value into another; `at` is the name of the field they stand in. */
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

type Change = [path: readonly (string | number)[], value?: unknown]

/** The same in the plain way, for comparison: a list that is serialised in the end. */
export class ChangesList {
  readonly #list: Change[] = []

  get text(): string {
    return JSON.stringify(this.#list).slice(1, -1)
  }

  compare(from: unknown, to: unknown, at?: string): void {
    if (from !== to) compare(from, to, at === undefined ? [] : [at], this.#found)
  }

  put(name: string, value: unknown): void {
    this.#found([name], value)
  }

  // The path is reused by whoever compares.
  #found = (path: readonly (string | number)[], value: unknown): void => {
    this.#list.push(value === undefined ? [path.slice()] : [path.slice(), value])
  }
}

export type Changes = Pick<ChangesText, 'text' | 'compare' | 'put'>

export const makeChanges = (): Changes => (speed.changesAsText ? new ChangesText() : new ChangesList())
