import type { Words } from '../contract.js'
import type { KernelReasons } from '../errors.js'
import { type Clauses, clauseOf, type Sentences, speak, textOnly } from './said.js'

/**
 * What the kernel refuses, in one language; a thing that it names by its id is called as the question calls
 * it.
 */
export type KernelWords = Clauses<KernelReasons, (nameOf: (id: string) => string) => string>

/** How a game says refusals: its own, and those of the kernel. */
export const reasonsIn =
  <Codes>(kernel: KernelWords, own: Sentences<Codes>): Words['reason'] =>
  (reason, nameOf = (id) => id) =>
    Object.hasOwn(kernel, reason.code)
      ? textOnly(clauseOf(kernel, reason.code, reason)(nameOf))
      : speak(own, reason)
