import { routes } from '@perilune/protocol'
import { useEffect } from 'react'
import { client, complain, ensureMe } from '../client.js'
import { go, paths } from '../router.js'
import { words } from '../words/index.js'

/** Opens a link that brings a seat to this device. The token follows the hash, so no server logs it. */
export function SeatLink() {
  useEffect(() => {
    const use = async () => {
      await ensureMe()
      const table = await client.call(routes.useLink, { body: { token: location.hash.slice(1) } })
      go(paths.table(table.id), { replace: true })
    }
    use().catch((error) => {
      complain(error)
      go(paths.lobby, { replace: true })
    })
  }, [])
  return <main className="plain-page">{words.loading}</main>
}
