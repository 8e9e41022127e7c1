import type { SharedCounters } from '../ports/shared-counters.js'

type Told = (error: Error | null, counted?: { current: number; ttl: number }) => void

/**
 * Where the limits of HTTP are counted: for all nodes together, for each route that has a limit of its own
 * apart.
 */
export const storeOver = (shared: SharedCounters) =>
  class SharedStore {
    route = ''

    incr(who: string, told: Told, ms: number): void {
      shared
        .count(`http:${this.route}${who}`, ms)
        .then(({ count, left }) => told(null, { current: count, ttl: left }), told)
    }

    child({ routeInfo }: { routeInfo: { method: unknown; url: string } }): SharedStore {
      const child = new SharedStore()
      child.route = `${String(routeInfo.method)}${routeInfo.url}:`
      return child
    }
  }
