import type { Words } from '../contract.js'
import { textOnly } from './said.js'

/** What a game says that has no language: its codes and ids, for logs and programs. */
export const CODES: Words = {
  reason: ({ code }) => textOnly(code),
  tale: ({ what }, _, follows = []) => textOnly([what, ...follows.map((event) => event.what)].join(', ')),
  prompt: ({ code }) => textOnly(code),
  option: ({ is, id, answer }) => (is === 'heading' ? [] : textOnly(id ?? JSON.stringify(answer))),
  step: (step) => step,
  score: ({ why }) => textOnly(why),
  progress: ({ code }) => textOnly(code),
  tieBreak: ({ code }) => textOnly(code),
}
