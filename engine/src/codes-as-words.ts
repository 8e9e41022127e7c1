import type { Words } from './contract.js'
import { textOnly } from './said.js'

/** What a game says that has no language: its codes and ids, for logs and programs. */
export const CODES: Words = {
  reason: ({ code }) => code,
  event: ({ what }) => what,
  line: ({ why }) => why,
  step: (step) => step,
  said: ({ code }) => textOnly(code),
  label: ({ is, id, answer }) => (is === 'heading' ? [] : textOnly(id ?? JSON.stringify(answer))),
}
