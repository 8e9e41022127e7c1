import { z } from 'zod'
import { Confirmation } from '../confirm.js'
import { Me, SeatNumber, TableId, TableState } from '../table.js'
import { Name } from '../text.js'
import { Done, route } from './define-route.js'
import { limits } from './limits.js'
import { Analysis, RecordBody } from './play.js'

/** The name shown for a player who has deleted their data. */
export const FORMER_PLAYER = 'a former player'

const KeptGame = z.object({
  id: TableId,
  title: z.string(),
  state: TableState,
  created: z.number(),
  seats: z.array(z.object({ seat: SeatNumber, name: z.string(), mine: z.boolean() })),
  holders: z
    .array(z.object({ seat: SeatNumber, name: z.string(), since: z.number() }))
    .describe('whom I have handed my seats to'),
  record: RecordBody.nullable().describe('null where the game has not begun'),
  analysis: Analysis.nullable().describe('null where nobody has had the game looked over'),
})

export const leaving = {
  exported: route({
    method: 'GET',
    path: '/api/me/export',
    limits: limits.costly,
    tag: 'People',
    summary: 'Everything that is kept about me, all my games with it',
    about:
      'In pages, the latest games first: ask again with `before` set to what `next` says until it is ' +
      'null. While a game runs, the answers of others are left out of its record.',
    query: z.object({ before: z.coerce.number().optional() }),
    answer: z.object({
      me: Me.extend({ created: z.number() }),
      calls: z.array(z.object({ kind: z.string(), address: z.string() })),
      passkeys: z.array(z.object({ name: z.string(), added: z.number(), used: z.number() })),
      sessions: z.array(z.object({ device: z.string(), began: z.number(), seen: z.number() })),
      mutes: z.number().describe('how many players I have muted'),
      chat: z.array(z.object({ table: TableId, text: z.string(), at: z.number() })),
      games: z.array(KeptGame),
      next: z.number().nullable(),
    }),
  }),
  erase: route({
    method: 'POST',
    path: '/api/me/erase',
    limits: limits.costly,
    tag: 'People',
    summary: 'Delete me',
    about:
      'Name, account, ways to be called and chat are gone for good. Logs stay, and my seats in them ' +
      'are those of “a former player”; where a game still runs a bot plays on.',
    body: Confirmation.extend({ name: Name.describe('my own name, so that nobody does this by mistake') }),
    answer: Done,
    errors: ['WRONG_NAME', 'CONFIRM', 'WRONG_PASSWORD', 'PASSKEY_FAILED', 'TOO_MANY_GUESSES'],
  }),
}
