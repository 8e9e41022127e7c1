import { z } from 'zod'

const say = (status: number, sentence: string) => ({ status, sentence })

/** Every refusal: a status and a code for programs, a sentence for people. */
export const errors = {
  BAD_MESSAGE: say(400, 'the message is not of the right form: {problem}'),
  BAD_OPTIONS: say(400, '{problem}'),
  BAD_RECORD: say(400, 'the record can’t be played: {problem}'),
  BAD_ADDRESS: say(400, 'this address can’t be called: {problem}'),
  NOT_SIGNED_IN: say(401, 'give a name first: this needs a player'),
  WEAK_PASSWORD: say(400, 'this password is easily guessed: {because}'),
  WRONG_PASSWORD: say(401, 'no account has this name and password'),
  CONFIRM: say(401, 'show that it is you: with the password of the account, or with its passkey'),
  WRONG_NAME: say(401, 'this is not your name: type it as it stands above'),
  WRONG_CODE: say(401, 'this is not the code that was sent last, or it is too old'),
  PASSKEY_FAILED: say(401, 'the passkey was not accepted'),
  BANNED: say(403, 'the operator has banned this player'),
  WRONG_ORIGIN: say(403, 'the message comes from a page of another site'),
  OPERATOR_ONLY: say(403, 'this is for the operator of the server alone'),
  NOT_YOUR_SEAT: say(403, 'this seat is not yours'),
  REMOVED: say(403, 'the host has removed you from this table'),
  SEAT_RESERVED: say(403, 'this seat is kept for {name}'),
  NOT_SEATED: say(403, 'only those who sit at the table can do that'),
  NOT_HOST: say(403, 'only the host of the table can do that'),
  NO_SUCH_PAGE: say(404, 'there is nothing at this address'),
  NO_SUCH_GAME: say(404, 'there is no game called {game}'),
  NO_SUCH_TABLE: say(404, 'there is no such table'),
  NO_SUCH_SEAT: say(404, 'the table has no such seat'),
  NO_SUCH_PLAYER: say(404, 'there is no such player'),
  NO_SUCH_HOLDER: say(404, 'this player does not hold the seat by a link'),
  NO_SUCH_PASSKEY: say(404, 'your account has no such passkey'),
  NO_SUCH_SESSION: say(404, 'this device is signed out already'),
  NO_SUCH_LINK: say(404, 'this link was used already or is too old'),
  NO_SUCH_MOMENT: say(404, 'the game has no such moment: it is at {now}'),
  NO_SUCH_PROPOSAL: say(404, 'there is no proposal to vote on, or it was another one'),
  NAME_TAKEN: say(409, 'an account has this name already, or one that looks like it'),
  LAST_SIGN_IN_METHOD: say(
    409,
    'this passkey is the only way into your account: set a password or add another passkey first',
  ),
  HAS_ACCOUNT: say(409, 'this player has an account already'),
  SEAT_TAKEN: say(409, 'somebody sits there already'),
  TABLE_FULL: say(409, 'no seat is free'),
  CHOSEN_SEED: say(
    409,
    'this game has a chosen seed: it is for one person and bots, and nobody else can take part',
  ),
  SEATS_OPEN: say(409, 'a seat is still free: close it, or give it to a bot'),
  WRONG_SEATS: say(409, '{title} is for {min} to {max} seats, here are {has}'),
  NOT_STARTED: say(409, 'the game has not started yet'),
  ALREADY_STARTED: say(409, 'the game has started already'),
  GAME_OVER: say(409, 'the game is over'),
  NOT_OVER: say(409, 'the game is not over yet'),
  PAUSED: say(409, 'the table has paused the game'),
  STALE: say(409, 'the table moved on: you saw moment {seen}, it is at {now}'),
  YOUR_TURN: say(409, 'it is this seat’s turn: answer now, there is nothing to wait for'),
  NOT_ASKED: say(409, 'this seat is asked nothing now'),
  NO_HINT: say(409, 'hints are for tables where everybody else is a bot'),
  ILLEGAL: say(409, '{because}'),
  NO_UNDO: say(409, 'there is nothing that this seat can take back alone; the table can agree to it'),
  BOT_PLAYS: say(409, 'a bot plays for this seat; take it back first'),
  PERSON_PLAYS: say(409, 'a person plays this seat already'),
  PRESENT: say(409, 'somebody is at this seat; only an empty one can be given to a bot by the others'),
  RESIGNED: say(409, 'this seat has resigned'),
  PROPOSAL_OPEN: say(409, 'another proposal stands open: vote on it first'),
  OTHER_RULES: say(
    503,
    'the game is played under rules {rules}, which this node does not have; one of the release it was ' +
      'begun with does: try again',
  ),
  RULES_GONE: say(
    501,
    'the game was begun under rules {rules}, which this program does not have; the release it was ' +
      'begun with plays it to its end',
  ),
  TOO_LARGE: say(413, 'the message is too large'),
  TOO_MANY_TABLES: say(429, 'you have {most} games that wait for players: start or close one first'),
  TOO_MANY_BOT_TABLES: say(429, 'you have {most} games with bots in progress: finish one first'),
  TOO_MANY_ANALYSES: say(429, 'wait until your other games have been analysed'),
  BUSY_ADDRESS: say(429, 'too many games were started from your network: try again later'),
  TOO_MANY: say(429, 'too many messages: wait {seconds} s'),
  TOO_MANY_GUESSES: say(
    429,
    'too many passwords were tried for this account: wait {minutes} minutes, use a passkey, or reset ' +
      'the password by mail',
  ),
  BROKEN: say(500, 'something broke here; the game is safe as it was'),
  RULES_BROKE: say(
    500,
    'the rules did not come to rest; the answer was not taken, and the game is safe as it was',
  ),
  BUSY: say(503, 'the server is too busy for this now; try again soon'),
  STORE_FAILED: say(503, 'the move could not be kept, so it was not made; try again soon'),
  STORE_UNSURE: say(
    503,
    'the database is silent, and nobody knows yet whether the move was kept: send it again under the ' +
      'same key, it counts once',
  ),
  STORE_AWAY: say(503, 'the database can’t be reached; nothing was changed, try again soon'),
  NO_MAIL: say(503, 'this server sends no mail'),
  STOPPING: say(503, 'the server is about to stop; connect again in a moment'),
} as const

export type ErrorCode = keyof typeof errors
export type Facts = Readonly<Record<string, string | number>>

export const ErrorBody = z.object({
  error: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]).describe('the code, for programs'),
  message: z.string().describe('the sentence, for people'),
  reason: z
    .looseObject({ code: z.string() })
    .optional()
    .describe('for ILLEGAL: the reason as data, the same that the decision gave'),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** A refusal: thrown by the server, and by the client that receives one. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly code: ErrorCode,
    readonly facts: Facts = {},
    readonly reason?: { readonly code: string },
    sentence?: string,
  ) {
    super(sentence ?? errors[code].sentence.replace(/\{(\w+)\}/g, (_, fact) => String(facts[fact] ?? '?')))
  }

  get status(): number {
    return errors[this.code].status
  }

  body(): ErrorBody {
    return { error: this.code, message: this.message, ...(this.reason && { reason: { ...this.reason } }) }
  }

  static from(body: ErrorBody): Refusal {
    return new Refusal(body.error, {}, body.reason, body.message)
  }
}
