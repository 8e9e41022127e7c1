import { routes } from '@perilune/protocol'
import { client, ensureMe } from '../client.js'
import { go, paths } from '../router.js'

/** Opens the rematch of a game: a new table, or the one that somebody has already opened. */
export async function toRematch(id: string): Promise<void> {
  await ensureMe()
  const next = await client.call(routes.rematch, { params: { id } })
  go(paths.table(next.id))
}
