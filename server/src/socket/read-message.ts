import { ClientMessage, Refusal } from '@perilune/protocol'
import { parse, refuseTooDeep } from '../requests/check-request.js'

/** Parses and checks a client's message; from here on types are trusted. */
export function readMessage(text: string): ClientMessage {
  return parse(ClientMessage, readJson(text), 'message')
}

function readJson(text: string): unknown {
  refuseTooDeep(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('BAD_MESSAGE', { problem: 'it is not JSON' })
  }
}
