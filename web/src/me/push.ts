import { type Calls, routes } from '@perilune/protocol'
import { client } from '../client.js'

/*
 * Web push of this browser. The service worker does nothing else, so it is registered only while push is on.
 */

const WORKER = '/sw.js'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const subscription = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  return (await worker?.pushManager.getSubscription()) ?? null
}

export const pushIsOn = async (): Promise<boolean> => canPush() && (await subscription()) !== null

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (c) => c.charCodeAt(0))
}

/** Asks for permission, then registers this browser with the server. Null if permission was denied. */
export async function turnPushOn(calls: Calls): Promise<Calls | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(calls.pushKey),
  })
  const { endpoint, expirationTime, keys } = made.toJSON()
  const after = await client.call(routes.addDevice, {
    body: {
      endpoint: endpoint ?? '',
      expirationTime: expirationTime ?? null,
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  })
  const known = new Set(calls.devices.map((d) => d.id))
  const added = after.devices.find((d) => !known.has(d.id)) ?? after.devices.at(-1)
  if (added) localStorage.setItem('push-device', added.id)
  return after
}

export async function turnPushOff(): Promise<Calls> {
  await (await subscription())?.unsubscribe()
  const device = localStorage.getItem('push-device')
  localStorage.removeItem('push-device')
  return device ? client.call(routes.removeDevice, { params: { device } }) : client.call(routes.calls, {})
}
