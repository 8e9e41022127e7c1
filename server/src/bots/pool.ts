import type { Answer, KernelState, Seat, View } from '@perilune/engine'

/** What a bot needs to decide: what its seat may see, never a state. */
export interface BotJob {
  /** The same for the same question at the same moment, whichever node asks. */
  id?: string
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

/** Lets bots think somewhere else than here. */
export interface BotPool {
  /** Rejects with BUSY when too many wait already. */
  think(job: BotJob): Promise<Answer | undefined>
  close(): Promise<void>
}
