import { z } from 'zod'
import { Confirmation } from '../confirm.js'
import { route } from './define-route.js'
import { limits } from './limits.js'

const Address = z.string().max(1000)

/** How a player is notified of their turn while no page of theirs is open. */
export const Calls = z.object({
  pushKey: z.string().describe('the server’s VAPID key: give it to pushManager.subscribe'),
  devices: z
    .array(z.object({ id: z.string(), added: z.number() }))
    .describe('browsers that asked for web push, the oldest first'),
  webhook: z.string().nullable(),
  mail: z.object({
    offered: z.boolean().describe('can this server send mail'),
    address: z.string().nullable(),
    waiting: z.boolean().describe('a code was sent to a new address and waits to be typed in'),
  }),
})
export type Calls = z.infer<typeof Calls>

/** The content of a notification: the body of a webhook, and the payload of a push message. */
export const Call = z.object({
  title: z.string(),
  text: z.string().describe('one sentence for people'),
  content: z.string().describe('the same again: some chats look for it under this name'),
  url: z.string().describe('the table’s page; only its path where the server does not know its own address'),
  game: z.string(),
  table: z.string(),
  seat: z.number(),
  seq: z.number(),
})
export type Call = z.infer<typeof Call>

const CONFIRMATION_ERRORS = ['CONFIRM', 'WRONG_PASSWORD', 'PASSKEY_FAILED', 'TOO_MANY_GUESSES'] as const

const call = { tag: 'Your turn', answer: Calls } as const

export const calls = {
  calls: route({
    ...call,
    method: 'GET',
    path: '/api/me/calls',
    limits: limits.costly,
    summary: 'How I am called when it is my turn and I am not looking',
    about:
      'A call goes out when a seat of mine is asked, nobody looks through its eyes, and that is still ' +
      'so a few seconds later.',
  }),
  addDevice: route({
    ...call,
    method: 'POST',
    path: '/api/me/calls/devices',
    limits: limits.costly,
    summary: 'Call this browser by web push',
    about: 'Send the PushSubscription as JSON. The payload of a push is JSON of the form `Call`.',
    body: z.object({
      endpoint: Address,
      expirationTime: z.number().nullish(),
      keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
    errors: ['BAD_ADDRESS'],
  }),
  removeDevice: route({
    ...call,
    method: 'DELETE',
    path: '/api/me/calls/devices/{device}',
    limits: limits.costly,
    summary: 'No more calls to a browser',
    params: z.object({ device: z.string().max(100) }),
  }),
  setWebhook: route({
    ...call,
    method: 'PUT',
    path: '/api/me/calls/webhook',
    limits: limits.costly,
    summary: 'Call an address of mine: a POST with a JSON body of the form `Call`',
    about:
      'The address must be reachable from the public internet. Redirects are not followed, and what it ' +
      'answers is not read.',
    body: z.object({ url: Address }),
    errors: ['BAD_ADDRESS'],
  }),
  removeWebhook: route({
    ...call,
    method: 'DELETE',
    path: '/api/me/calls/webhook',
    limits: limits.costly,
    summary: 'No more calls to my address',
  }),
  setMail: route({
    ...call,
    method: 'PUT',
    path: '/api/me/calls/mail',
    limits: limits.mail,
    summary: 'Call me by mail; a code is sent there first',
    about:
      'The address also receives links to reset the password, so an account asks for its password or a ' +
      'passkey. An address from before is used until the new one is confirmed, and is told of the ' +
      'change.',
    body: Confirmation.extend({ address: z.email().max(200) }),
    errors: ['NO_MAIL', 'BAD_ADDRESS', ...CONFIRMATION_ERRORS],
  }),
  confirmMail: route({
    ...call,
    method: 'POST',
    path: '/api/me/calls/mail/code',
    limits: limits.costly,
    summary: 'The code that came by mail: from now on calls go there',
    body: z.object({ code: z.string().max(40) }),
    errors: ['WRONG_CODE'],
  }),
  removeMail: route({
    ...call,
    method: 'DELETE',
    path: '/api/me/calls/mail',
    limits: limits.costly,
    summary: 'No more mail',
    about: 'An account asks for its password or a passkey.',
    body: Confirmation,
    errors: [...CONFIRMATION_ERRORS],
  }),
  tryCalls: route({
    ...call,
    method: 'POST',
    path: '/api/me/calls/try',
    limits: limits.costly,
    summary: 'Call me now, to see whether it works',
    answer: z.object({
      tried: z.array(
        z.object({
          kind: z.enum(['push', 'webhook', 'mail']),
          worked: z.boolean(),
          problem: z.string().optional(),
        }),
      ),
    }),
  }),
}
