import { z } from 'zod'
import { Confirmation, GivenPassword, NewPassword, PasskeyAnswer, WebAuthn } from '../confirm.js'
import { Me, PlayerId } from '../table.js'
import { Name, NewName } from '../text.js'
import { Done, route } from './define-route.js'
import { limits } from './limits.js'

export const people = {
  beGuest: route({
    method: 'POST',
    path: '/api/guests',
    limits: limits.normal,
    tag: 'People',
    summary: 'Play under a name, at once',
    about:
      'Sets the signed cookie that says who you are. A guest who comes again with a cookie gets the ' +
      'new name.',
    open: true,
    body: z.object({ name: NewName }),
    answer: Me,
    errors: ['BANNED', 'NAME_TAKEN'],
  }),
  me: route({
    method: 'GET',
    path: '/api/me',
    limits: limits.normal,
    tag: 'People',
    summary: 'Who am I; null for somebody who is nobody yet',
    open: true,
    answer: Me.nullable(),
    errors: ['BANNED'],
  }),
  openAccount: route({
    method: 'POST',
    path: '/api/account',
    limits: limits.costly,
    tag: 'People',
    summary: 'Make the guest an account with a password',
    about: 'The player stays the same, so games and history stay too.',
    body: z.object({ name: NewName, password: NewPassword }),
    answer: Me,
    errors: ['NAME_TAKEN', 'HAS_ACCOUNT', 'WEAK_PASSWORD'],
  }),
  rename: route({
    method: 'PUT',
    path: '/api/account/name',
    limits: limits.costly,
    tag: 'People',
    summary: 'Change the name of my account',
    about:
      'It is the name to sign in with, so the password or a passkey is asked for. Games that have begun show ' +
      'the name so far. Nobody else can take the name so far.',
    body: Confirmation.extend({ name: NewName }),
    answer: Me,
    errors: ['CONFIRM', 'WRONG_PASSWORD', 'PASSKEY_FAILED', 'NAME_TAKEN', 'TOO_MANY_GUESSES'],
  }),
  changePassword: route({
    method: 'PUT',
    path: '/api/account/password',
    limits: limits.costly,
    tag: 'People',
    summary: 'Change my password, or give my account its first',
    about:
      'Asks for the one that holds now, or for a passkey. Every other device is signed out; this one ' +
      'gets a new cookie.',
    body: Confirmation.extend({ next: NewPassword }),
    answer: Me,
    errors: ['CONFIRM', 'WRONG_PASSWORD', 'PASSKEY_FAILED', 'WEAK_PASSWORD', 'TOO_MANY_GUESSES'],
  }),
  signIn: route({
    method: 'POST',
    path: '/api/session',
    limits: limits.costly,
    tag: 'People',
    summary: 'Sign in with name and password',
    about: 'Seats that were taken as a guest before go over to the account.',
    open: true,
    body: z.object({ name: Name, password: GivenPassword }),
    answer: Me.extend({
      weak: z
        .boolean()
        .describe('the password is one of those that are easily guessed: ask for a better one'),
    }),
    errors: ['WRONG_PASSWORD', 'TOO_MANY_GUESSES', 'BANNED'],
  }),
  signOut: route({
    method: 'DELETE',
    path: '/api/session',
    limits: limits.costly,
    tag: 'People',
    summary: 'Sign out: here, or everywhere',
    about: 'The cookie is worth nothing any more, and the sockets that were opened with it are closed.',
    query: z.object({ everywhere: z.stringbool().optional() }),
    answer: Done,
  }),
  passkeyOffer: route({
    method: 'POST',
    path: '/api/passkeys/offer',
    limits: limits.costly,
    tag: 'People',
    summary: 'Begin to add a passkey',
    about: 'An account asks for its password or for a passkey that it has already.',
    body: Confirmation.extend({
      name: NewName.optional().describe('the account’s name, for a guest who has none yet'),
    }),
    answer: WebAuthn,
    errors: ['NAME_TAKEN', 'CONFIRM', 'WRONG_PASSWORD', 'PASSKEY_FAILED', 'TOO_MANY_GUESSES'],
  }),
  passkeyAdd: route({
    method: 'POST',
    path: '/api/passkeys',
    limits: limits.costly,
    tag: 'People',
    summary: 'Add a passkey; it makes a guest an account',
    about: 'Where the account has a confirmed mail address, a mail tells of it.',
    body: z.object({
      response: WebAuthn,
      label: z
        .string()
        .trim()
        .max(40)
        .optional()
        .describe('what to call the passkey; the device if left out'),
    }),
    answer: Me,
    errors: ['PASSKEY_FAILED', 'NAME_TAKEN'],
  }),
  passkeyAsk: route({
    method: 'POST',
    path: '/api/passkeys/ask',
    limits: limits.costly,
    tag: 'People',
    summary: 'Begin to sign in with a passkey',
    open: true,
    answer: z.object({ ask: z.string(), options: WebAuthn }),
  }),
  passkeySignIn: route({
    method: 'POST',
    path: '/api/passkeys/session',
    limits: limits.costly,
    tag: 'People',
    summary: 'Sign in with a passkey',
    open: true,
    body: PasskeyAnswer,
    answer: Me,
    errors: ['PASSKEY_FAILED', 'BANNED'],
  }),
  mutes: route({
    method: 'GET',
    path: '/api/mutes',
    limits: limits.normal,
    tag: 'People',
    summary: 'Whom I have muted',
    answer: z.object({ players: z.array(PlayerId) }),
  }),
  mute: route({
    method: 'PUT',
    path: '/api/mutes/{player}',
    limits: limits.normal,
    tag: 'People',
    summary: 'Hear no more of a player’s chat',
    params: z.object({ player: PlayerId }),
    answer: Done,
    errors: ['NO_SUCH_PLAYER'],
  }),
  unmute: route({
    method: 'DELETE',
    path: '/api/mutes/{player}',
    limits: limits.normal,
    tag: 'People',
    summary: 'Hear a player again',
    params: z.object({ player: PlayerId }),
    answer: Done,
  }),
}
