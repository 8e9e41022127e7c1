import { routes } from '@perilune/protocol'
import { useEffect } from 'react'
import { client, ensureMe, shared, useMe } from '../client.js'

/* Players I have muted. The server withholds their new messages; earlier ones are hidden here. */

const mutes = shared<ReadonlySet<string>>(new Set())
let loadedFor: string | undefined

async function load(me: string | undefined): Promise<void> {
  if (me === loadedFor) return
  loadedFor = me
  mutes.set(new Set())
  if (me === undefined) return
  const { players } = await client.call(routes.mutes, {})
  if (me === loadedFor) mutes.set(new Set(players))
}

export function useMutes(): ReadonlySet<string> {
  const me = useMe()?.id
  useEffect(() => {
    load(me).catch(() => {
      loadedFor = undefined
    })
  }, [me])
  return mutes.use()
}

export async function mute(player: string, on: boolean): Promise<void> {
  await ensureMe()
  await client.call(on ? routes.mute : routes.unmute, { params: { player } })
  const next = new Set(mutes.get())
  if (on) next.add(player)
  else next.delete(player)
  mutes.set(next)
  // A new connection loads the messages sent meanwhile.
  if (!on) client.live.renew()
}
