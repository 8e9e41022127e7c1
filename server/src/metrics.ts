import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

/** Rows are counted in a map, which is cheap, and exported when somebody reads the metrics. */
function countRows(registers: Registry[]): (kind: string) => void {
  const rows = new Map<string, number>()
  new Counter({
    name: 'perilune_rows_total',
    help: 'Rows added to logs',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset()
      for (const [kind, count] of rows) this.inc({ kind }, count)
    },
  })
  return (kind) => void rows.set(kind, (rows.get(kind) ?? 0) + 1)
}

/** From a move to the disk, and what may go wrong there. */
const storeMetrics = (registers: Registry[]) => ({
  countRow: countRows(registers),
  conflicts: new Counter({
    name: 'perilune_row_conflicts_total',
    help: 'Rows whose place another node had taken',
    registers,
  }),
  commit: new Histogram({
    name: 'perilune_commit_seconds',
    help: 'From a move to the disk',
    buckets: BUCKETS,
    registers,
  }),
  storeFailures: new Counter({
    name: 'perilune_store_failures_total',
    help: 'Times that the store could not be reached or refused a write',
    registers,
  }),
  tables: new Gauge({ name: 'perilune_live_tables', help: 'Tables in memory', registers }),
})

const requestMetrics = (registers: Registry[]) => ({
  refusals: new Counter({
    name: 'perilune_refusals_total',
    help: 'Refusals',
    labelNames: ['code'],
    registers,
  }),
  http: new Histogram({
    name: 'perilune_http_seconds',
    help: 'Answers over HTTP',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  }),
  redis: new Gauge({
    name: 'perilune_redis_up',
    help: 'Is Redis there: 1 or 0; 0 where there is none',
    registers,
  }),
  sockets: new Gauge({ name: 'perilune_sockets', help: 'Open sockets', registers }),
  closings: new Counter({
    name: 'perilune_socket_closings_total',
    help: 'Sockets closed by the server',
    labelNames: ['code'],
    registers,
  }),
  calls: new Counter({
    name: 'perilune_calls_total',
    help: 'Players called because it is their turn',
    labelNames: ['kind', 'result'],
    registers,
  }),
})

function botMetrics(registers: Registry[]) {
  let botsWaiting = async (): Promise<number> => 0
  return {
    thinking: new Gauge({
      name: 'perilune_bots_waiting',
      help: 'Bot jobs waiting or running; those of all nodes where they share a queue',
      registers,
      // Counted when somebody reads the metrics: other nodes change the shared queue, too.
      async collect() {
        this.set(await botsWaiting())
      },
    }),
    countBots(count: () => Promise<number>): void {
      botsWaiting = count
    },
    botAnswer: new Histogram({
      name: 'perilune_bot_seconds',
      help: 'From asking a bot to its answer',
      buckets: BUCKETS,
      registers,
    }),
  }
}

/** What is watched, under the names that Prometheus sees. */
export function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'perilune_' })
  const registers = [registry]
  return { registry, ...storeMetrics(registers), ...requestMetrics(registers), ...botMetrics(registers) }
}

export type Metrics = ReturnType<typeof makeMetrics>
