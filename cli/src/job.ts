import { parentPort, Worker } from 'node:worker_threads'

/** Work in numbered, independent pieces that any thread may do. */
export interface Job<R> {
  count: number
  /**
   * Pieces sent to a worker at a time: enough that messages cost little, few enough that all workers end
   * together.
   */
  batch: number
  piece(index: number): R
  /** The worker script that does the same pieces, and the data it needs. */
  worker: URL
  data: unknown
}

/** Called with the number of finished pieces and their results; returns true to stop. */
type OnDone<R> = (done: number, results: readonly R[]) => boolean

interface Batch {
  from: number
  count: number
}

/** How long the main thread works before it yields, so that the progress bar can be drawn. */
const STRETCH_MS = 100

/**
 * Does all pieces, or stops early if `onDone` says so. Results are ordered by piece, whichever thread did
 * them.
 */
export function runJob<R>(job: Job<R>, threads: number, onDone?: OnDone<R>): Promise<R[]> {
  return threads === 1 ? runHere(job, onDone) : runInWorkers(job, threads, onDone)
}

async function runHere<R>(job: Job<R>, onDone?: OnDone<R>): Promise<R[]> {
  const results: R[] = []
  let pause = performance.now() + STRETCH_MS
  for (let i = 0; i < job.count; i++) {
    results.push(job.piece(i))
    if (performance.now() < pause) continue
    if (onDone?.(results.length, results)) break
    await new Promise(setImmediate)
    pause = performance.now() + STRETCH_MS
  }
  return results
}

async function runInWorkers<R>(job: Job<R>, threads: number, onDone?: OnDone<R>): Promise<R[]> {
  const results = new Array<R>(job.count)
  let given = 0
  let done = 0
  const workers: Worker[] = []
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(job.worker, { workerData: job.data })
      workers.push(worker)
      let from = 0
      const give = (): void => {
        const count = Math.min(job.batch, job.count - given)
        from = given
        given += count
        worker.postMessage({ from, count })
      }
      worker.on('message', (batch: R[]) => {
        for (const [i, result] of batch.entries()) results[from + i] = result
        done += batch.length
        if (onDone?.(done, results)) for (const other of workers) void other.terminate()
        else give()
      })
      worker.on('error', reject)
      worker.on('exit', () => resolve())
      give()
    })
  const useful = Math.max(1, Math.min(threads, Math.ceil(job.count / job.batch)))
  await Promise.all(Array.from({ length: useful }, work))
  return results
}

/** The worker's side: does the pieces it is sent until the count is 0. */
export function serveJob<R>(piece: (index: number) => R): void {
  parentPort?.on('message', ({ from, count }: Batch) => {
    if (count === 0) parentPort?.close()
    else parentPort?.postMessage(Array.from({ length: count }, (_, i) => piece(from + i)))
  })
}
