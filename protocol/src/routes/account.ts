import { z } from 'zod'
import { Confirmation, NewPassword } from '../confirm.js'
import { Me } from '../table.js'
import { Done, route } from './define-route.js'
import { limits } from './limits.js'

const Time = z.number().describe('in ms since 1970')

/** How the holder of an account signs in. */
export const SignInMethods = z.object({
  password: z.boolean().describe('the account has a password'),
  passkeys: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        added: Time.nullable().describe('null for passkeys from before this was kept'),
        used: Time.nullable().describe('when it last signed in or confirmed; null if never'),
      }),
    )
    .describe('the oldest first'),
})
export type SignInMethods = z.infer<typeof SignInMethods>

export const SessionList = z.object({
  sessions: z
    .array(
      z.object({
        id: z.string(),
        device: z.string().describe('browser and system, such as “Firefox on Linux”; empty if unknown'),
        began: Time,
        seen: Time.describe('last seen, to within ten minutes'),
        current: z.boolean().describe('the session of this request'),
      }),
    )
    .describe('the last seen first; empty for guests'),
})
export type SessionList = z.infer<typeof SessionList>

const PasskeyId = z.object({ passkey: z.string().max(100) })

/** Keys, sessions and recovery of an account. */
export const account = {
  passkeys: route({
    method: 'GET',
    path: '/api/passkeys',
    limits: limits.costly,
    tag: 'People',
    summary: 'My passkeys, and whether I have a password',
    answer: SignInMethods,
  }),
  namePasskey: route({
    method: 'PUT',
    path: '/api/passkeys/{passkey}',
    limits: limits.costly,
    tag: 'People',
    summary: 'Name a passkey',
    params: PasskeyId,
    body: z.object({ name: z.string().trim().min(1).max(40) }),
    answer: SignInMethods,
    errors: ['NO_SUCH_PASSKEY'],
  }),
  removePasskey: route({
    method: 'POST',
    path: '/api/passkeys/{passkey}/remove',
    limits: limits.costly,
    tag: 'People',
    summary: 'Remove a passkey',
    about: 'Asks for the password or a passkey. The last way into an account can’t be removed.',
    params: PasskeyId,
    body: Confirmation,
    answer: SignInMethods,
    errors: [
      'NO_SUCH_PASSKEY',
      'LAST_SIGN_IN_METHOD',
      'CONFIRM',
      'WRONG_PASSWORD',
      'PASSKEY_FAILED',
      'TOO_MANY_GUESSES',
    ],
  }),
  sessions: route({
    method: 'GET',
    path: '/api/sessions',
    limits: limits.costly,
    tag: 'People',
    summary: 'Where I am signed in',
    answer: SessionList,
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/sessions/{session}',
    limits: limits.costly,
    tag: 'People',
    summary: 'Sign out one of my devices',
    about: 'Its cookie is worth nothing any more, and its sockets are closed.',
    params: z.object({ session: z.string().max(100) }),
    answer: SessionList,
    errors: ['NO_SUCH_SESSION'],
  }),
  requestReset: route({
    method: 'POST',
    path: '/api/account/reset',
    limits: limits.resetMail,
    tag: 'People',
    summary: 'Send a link to reset a forgotten password',
    about:
      'The link goes to the confirmed mail address of the account, is good once and for 30 minutes. ' +
      'The answer is the same whether or not there is such an account.',
    open: true,
    body: z.object({ account: z.string().trim().min(1).max(200).describe('a name or a mail address') }),
    answer: Done,
    errors: ['NO_MAIL'],
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/account/reset/password',
    limits: limits.costly,
    tag: 'People',
    summary: 'Choose a new password with the link from the mail',
    about: 'Signs in here and ends all other sessions of the account.',
    open: true,
    body: z.object({ token: z.string().max(64), next: NewPassword }),
    answer: Me,
    errors: ['NO_SUCH_LINK', 'WEAK_PASSWORD', 'BANNED'],
  }),
}
