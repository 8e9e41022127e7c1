import type { Answer, KernelState, Seat, View } from '@perilune/engine'

/** What a bot needs to decide: what its seat may see, never a state. */
export interface BotJob {
  /** The same for the same question at the same moment, whichever node asks. */
  id?: string
  /** Who opened the table, and from which address if this node knows: those wait who ask for most. */
  host?: string
  hostAddress?: string
  game: string
  rules: number
  level: string
  seat: Seat
  view: View<KernelState>
  /** What it can answer to what it must; none if it is not asked. */
  answers: readonly Answer[]
  /** What it may do beside that. */
  extras: readonly Answer[]
}

/** A job for advice: what a bot would do there, and what it expects of that and of the rest. */
export interface AdviceJob extends BotJob {
  /** Who sits where, for the sentences. */
  names: readonly string[]
}

export interface Advice {
  iterations: number
  /** The best first. */
  considered: Advised[]
}

export interface Advised {
  answer: Answer
  /** The answer in the words of the decision; null where the decision does not list it. */
  says: string | null
  visits: number
  /** The part of the games that it is expected to win. */
  chance: number
  /** How far it is expected to be ahead of the best of the others, by the game's evaluation. */
  lead: number
}

/** Who waits for a job; lower ranks come first. */
export const RANKS = { person: 0, table: 1, nobody: 2 } as const
export type Rank = keyof typeof RANKS

/** More jobs than this must not wait. */
export const MOST_WAITING = 2000

/** Lets bots think somewhere else than here. */
export interface BotPool {
  /** Rejects with BUSY when too many wait already. */
  think(job: BotJob): Promise<Answer | undefined>
  advise(job: AdviceJob, rank: Rank): Promise<Advice>
  /** Jobs waiting or running, where that is counted; of all nodes where they share a queue. */
  waiting?(): Promise<number>
  close(): Promise<void>
}
