import type { Metrics } from '../metrics.js'
import type { BotPool } from './pool.js'

/** Measures for Prometheus how long bot jobs take and how many wait. */
export function measured(pool: BotPool, metrics: Metrics): BotPool {
  const timed = async <T>(answer: Promise<T>): Promise<T> => {
    const begun = performance.now()
    const done = await answer
    metrics.botAnswer.observe((performance.now() - begun) / 1000)
    return done
  }
  metrics.countBots(async () => (await pool.waiting?.()) ?? 0)
  return {
    think: (job) => timed(pool.think(job)),
    advise: (job, rank) => timed(pool.advise(job, rank)),
    close: () => pool.close(),
  }
}
