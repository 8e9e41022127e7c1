import { z } from 'zod'

export const SHORTEST_PASSWORD = 12
export const LONGEST_PASSWORD = 128

/** In characters as people count them: an emoji is one, and so are several spaces in a row. */
const lengthOf = (password: string): number => [...password.replace(/ +/g, ' ')].length

/** A newly chosen password. There are no rules about which characters it contains. */
export const NewPassword = z
  .string()
  .max(4 * LONGEST_PASSWORD)
  .refine(
    (password) => lengthOf(password) >= SHORTEST_PASSWORD && lengthOf(password) <= LONGEST_PASSWORD,
    `a password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
  )
  .describe(
    'any characters, spaces too; what is easily guessed is refused. Several spaces in a row count as one',
  )
  // JSON Schema counts characters as `lengthOf` does.
  .meta({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD })

/** An existing password; old ones may be shorter or longer than new ones are allowed to be. */
export const GivenPassword = z.string().max(4 * LONGEST_PASSWORD)

export const WebAuthn = z
  .looseObject({})
  .describe('as WebAuthn defines it: give it to navigator.credentials, and send what comes back')

/** The response of a passkey to the server's challenge. */
export const PasskeyAnswer = z.object({
  ask: z.string().max(64).describe('as POST /api/passkeys/ask gave it; good once'),
  response: WebAuthn,
})

/** The holder of an account confirms who they are before an act that can't be undone. */
export const Confirmation = z.object({
  password: GivenPassword.optional().describe('where the account has one'),
  passkey: PasskeyAnswer.optional().describe('in the place of the password'),
})
