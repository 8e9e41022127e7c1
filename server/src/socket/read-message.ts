import { ClientMessage, Refusal } from '@perilune/protocol'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { parse, refuseTooDeep } from '../requests/check-request.js'
import { speed } from '../speed.js'

type AnswerMessage = Extract<ClientMessage, { do: 'answer' }>

// Most messages are answers. Their schema is compiled with ajv, which only says yes or no: zod copies what it
// reads. Whatever ajv refuses is read again by zod, which says what is wrong.
const schema = ClientMessage.options.find(({ shape }) => shape.do.value === 'answer') as z.ZodType
// `unicode: false` counts lengths as zod does; ajv warns that it is deprecated, hence no logger.
const isAnswer = new Ajv2020({ unicode: false, logger: false }).compile<AnswerMessage>(
  z.toJSONSchema(schema, { io: 'input' }),
)

/** Parses and checks a client's message; from here on types are trusted. */
export function readMessage(text: string): ClientMessage {
  const said = readJson(text)
  // zod drops a field called `__proto__`, and so its copy would differ.
  return speed.compiledSchema && isAnswer(said) && !Object.hasOwn(said.answer, '__proto__')
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
