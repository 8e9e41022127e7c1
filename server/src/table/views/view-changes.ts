import { type Change, diff } from '@perilune/protocol'

/** The changes of an update, collected and then written as JSON. */
export class ViewChanges {
  readonly #list: Change[] = []

  /** JSON without the outer brackets, so that shared and own changes can be joined. */
  get text(): string {
    return JSON.stringify(this.#list).slice(1, -1)
  }

  /** Adds the changes that turn one value into another; `at` is the name of the field they are in. */
  compare(from: unknown, to: unknown, at?: string): void {
    this.#list.push(...diff(from, to, at === undefined ? [] : [at]))
  }

  put(name: string, value: unknown): void {
    this.#list.push(value === undefined ? [[name]] : [[name], value])
  }
}
