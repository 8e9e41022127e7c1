import { ClientMessage, Refusal } from '@perilune/protocol'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { parse, refuseTooDeep } from '../http/request-form.js'

type AnswerMessage = Extract<ClientMessage, { do: 'answer' }>

// Nearly all that clients say are answers. Their schema is compiled once more, by a program that only says yes or no: zod makes a copy of all that it reads, which
// costs more than to play the answer. Whatever this one does not take is read by zod, which says what is wrong.
const schema = ClientMessage.options.find(({ shape }) => shape.do.value === 'answer') as z.ZodType
// Lengths are counted as zod counts them, which this one calls out of date at every start.
const isAnswer = new Ajv2020({ unicode: false, logger: false }).compile<AnswerMessage>(
  z.toJSONSchema(schema, { io: 'input' }),
)

/** What a client says, checked; from here on types are trusted. */
export function readMessage(text: string): ClientMessage {
  const said = readJson(text)
  // A field of that name, however it was written, is left out by zod, and changes what it is copied into.
  return isAnswer(said) && !Object.hasOwn(said.answer, '__proto__')
    ? said
    : parse(ClientMessage, said, 'message')
}

function readJson(text: string): unknown {
  refuseTooDeep(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('BAD_MESSAGE', { problem: 'it is not JSON' })
  }
}
