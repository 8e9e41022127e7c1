import type { MessagePort } from 'node:worker_threads'

/** The whole of a worker: it does what it is sent, one task after another. */
export function serveTasks<T>(port: MessagePort, work: (task: T) => unknown): void {
  port.on('message', async ({ id, task }: { id: number; task: T }) => {
    try {
      port.postMessage({ id, result: await work(task) })
    } catch (error) {
      port.postMessage({ id, error: String(error) })
    }
  })
}
