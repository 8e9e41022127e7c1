/** How often one address may call a route, and how large the body of a request may be. */
export interface RouteLimits {
  /** Null: the route counts with all others that have no rate of their own (`LIMIT_REQUESTS`). */
  readonly rate: { readonly max: number; readonly window: '1 minute' | '1 hour' } | null
  /** In bytes. */
  readonly body: number
}

const KB = 1024
const costly = { max: 30, window: '1 minute' } as const

export const limits = {
  normal: { rate: null, body: 64 * KB },
  /** Passwords can be guessed here, or one request makes much work. */
  costly: { rate: costly, body: 64 * KB },
  /** Each request sends a mail to an address that anybody may have typed in. */
  mail: { rate: { max: 5, window: '1 hour' }, body: 64 * KB },
  resetMail: { rate: { max: 10, window: '1 hour' }, body: 64 * KB },
  /** A whole game is sent. */
  records: { rate: costly, body: 4 * KB * KB },
} as const satisfies Record<string, RouteLimits>
