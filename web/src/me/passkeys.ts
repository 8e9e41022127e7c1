import { Refusal, routes } from '@perilune/protocol'
import { client, complain, ensureMe, setMe, tell } from '../client.js'
import { words } from '../words/me.js'

/** Few visitors use passkeys, so the library that talks to the browser about them is loaded on demand. */
const passkeys = () => import('@simplewebauthn/browser')

interface NewPasskey extends Confirmed {
  /** The name of the new account, for a guest who has none yet. */
  name?: string
  /** The label of the passkey. */
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

/** The response of a passkey on this device to the server's challenge. */
async function shown() {
  const { ask, options } = await client.call(routes.passkeyAsk, {})
  const { startAuthentication } = await passkeys()
  const response = await startAuthentication({ optionsJSON: options as never })
  return { ask, response: { ...response } }
}

export async function signInWithPasskey(): Promise<void> {
  setMe(await client.call(routes.passkeySignIn, { body: await shown() }))
}

/** How the holder of an account has confirmed who they are. */
export interface Confirmed {
  password?: string
  passkey?: Awaited<ReturnType<typeof shown>>
}

/**
 * Performs an act that requires confirmation. If no password was typed and one is required, asks for a
 * passkey.
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

/** Ignores the error of a passkey prompt that the user closed: they changed their mind. */
export const unlessGivenUp = (error: unknown): void => {
  if (error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')) return
  if (error instanceof Error && error.name === 'WebAuthnError') tell(error.message)
  else complain(error)
}
