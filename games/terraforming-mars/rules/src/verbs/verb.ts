import type { EffectSteps } from '../effects/steps.js'
import type { Question } from '../state/state.js'
import type { CompiledOp, Kind } from './compiled-op.js'
import type { KindName } from './kind-names.js'
import type { Op } from './shapes.js'

/* A verb: what the cards can say. One file each, in a folder by what it acts on. */

/** What an operation looks up while the game is played; what is left out has the value that means nothing. */
export type Fields = Partial<
  Pick<
    CompiledOp,
    | 'bag'
    | 'resource'
    | 'to'
    | 'n'
    | 'per'
    | 'each'
    | 'most'
    | 'parameter'
    | 'tile'
    | 'where'
    | 'tag'
    | 'cube'
    | 'target'
    | 'condition'
    | 'lists'
    | 'using'
    | 'evenIfLost'
    | 'optional'
    | 'beside'
    | 'again'
    | 'discount'
    | 'slack'
    | 'gives'
  >
> & {
  /** Instead of what the kind says: asks for no decision and is never better later. */
  readonly now?: boolean
  /** Instead of what the kind says: its place in the pool. */
  readonly rank?: number
}

export interface Compiler {
  /** Gives an operation its number. Those within it are compiled before. */
  make(kind: KindName, fields: Fields): number
  /** Operations within this one. */
  list(ops: readonly Op[]): number[]
}

export interface Verb<Written extends { readonly op: string }> {
  /** The numbers of the operations that it comes to. */
  compile(written: Written, c: Compiler): readonly number[]
  readonly kinds: { readonly [K in KindName]?: Kind }
  /** The questions that it asks; one that several verbs ask belongs to the first of them. */
  readonly questions?: { readonly [Q in Question]?: EffectSteps[Q] }
}
