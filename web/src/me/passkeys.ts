import { Refusal, routes } from '@perilune/protocol'
import { client, complain, ensureMe, setMe, tell } from '../client.js'
import { words } from '../words/me.js'

/**
 * Passkeys are for the few who are on this page: what speaks to the browser about them is loaded when it is
 * needed.
 */
const passkeys = () => import('@simplewebauthn/browser')

interface NewPasskey extends Confirmed {
  /** The name of the account, for a guest who has none yet. */
  name?: string
  /** What to call the passkey. */
  label?: string
}

export async function addPasskey({ label, ...body }: NewPasskey): Promise<void> {
  await ensureMe()
  const options = await client.call(routes.passkeyOffer, { body })
  const { startRegistration } = await passkeys()
  const response = await startRegistration({ optionsJSON: options as never })
  setMe(
    await client.call(routes.passkeyAdd, { body: { response: { ...response }, ...(label && { label }) } }),
  )
  tell(words.passkeyAdded)
}

/** What a passkey of this device says to a challenge of the server. */
async function shown() {
  const { ask, options } = await client.call(routes.passkeyAsk, {})
  const { startAuthentication } = await passkeys()
  const response = await startAuthentication({ optionsJSON: options as never })
  return { ask, response: { ...response } }
}

export async function signInWithPasskey(): Promise<void> {
  setMe(await client.call(routes.passkeySignIn, { body: await shown() }))
}

/** How somebody has said once more who they are. */
export interface Confirmed {
  password?: string
  passkey?: Awaited<ReturnType<typeof shown>>
}

/**
 * Does what asks for the password once more; where none was typed and one is asked for, the passkey stands
 * in.
 */
export async function confirmed<T>(password: string, act: (by: Confirmed) => Promise<T>): Promise<T> {
  if (password) return act({ password })
  try {
    return await act({})
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'CONFIRM') throw error
    return act({ passkey: await shown() })
  }
}

/** Whoever closes the browser's own window has changed their mind: nothing to complain about. */
export const unlessGivenUp = (error: unknown): void => {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return
  if (error instanceof Error && error.name === 'WebAuthnError') tell(error.message)
  else complain(error)
}
