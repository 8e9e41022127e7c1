/** How often one address may call a route, and the largest body of a request. */
export interface RouteLimits {
  /**
   * Null: the route shares the general limit (`LIMIT_REQUESTS`) with all others that have no rate of their
   * own.
   */
  readonly rate: { readonly max: number; readonly window: '1 minute' | '1 hour' } | null
  /** In bytes. */
  readonly body: number
}

const KB = 1024
const costly = { max: 30, window: '1 minute' } as const

export const limits = {
  normal: { rate: null, body: 64 * KB },
  /** Passwords could be guessed here, or each request is expensive. */
  costly: { rate: costly, body: 64 * KB },
  /** Each request sends mail to an address that anybody may have entered. */
  mail: { rate: { max: 5, window: '1 hour' }, body: 64 * KB },
  resetMail: { rate: { max: 10, window: '1 hour' }, body: 64 * KB },
  /** The body is a whole game. */
  records: { rate: costly, body: 4 * KB * KB },
} as const satisfies Record<string, RouteLimits>
