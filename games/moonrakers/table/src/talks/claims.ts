import type { Bit, Sentence } from '@perilune/engine'
import { cardOf, DAMAGE, KINDS } from '@perilune/moonrakers'
import { words } from '../words.js'

/* What captains claim to bring, as read from the chat. Nobody checks a claim, and it may be a lie. */

/** The parts of a chat line that a claim is read from. */
interface Line {
  readonly seat: number | null
  readonly text: string
}

const NONE: readonly number[] = KINDS.map(() => 0)

/** How many of each kind a line claims to bring; null if it claims nothing. */
export function claimIn(text: string): readonly number[] | null {
  if (!text.startsWith(words.iBring(''))) return null
  const claim = NONE.map((_, kind) => {
    const thing = `${words.kindMany[kind]}|${words.kindOne[kind]}`
    const found = new RegExp(`(\\d{1,2}) (?:${thing})(?![a-z])`, 'i').exec(text)
    return found ? Number(found[1]) : 0
  })
  return claim.some((n) => n > 0) ? claim : null
}

/** The last claim of every seat. */
export function claimsOf(lines: readonly Line[], seats: number): (readonly number[] | null)[] {
  const claims = new Array<readonly number[] | null>(seats).fill(null)
  for (const { seat, text } of lines) {
    const claim = claimIn(text)
    if (seat !== null && claim) claims[seat] = claim
  }
  return claims
}

/** The sentence that claims these cards; empty if none of them brings anything. */
export function sentenceOf(cards: readonly string[]): string {
  const claim = NONE.slice()
  for (const id of cards) {
    const { kind, value } = cardOf(id)
    if (kind >= 0) claim[kind] += kind === DAMAGE ? value : 1
  }
  const things = claim.flatMap((n, kind) => (n > 0 ? [words.ofKind(n, kind)] : []))
  return things.length > 0 ? words.iBring(words.these(things)) : ''
}

/** A line of the chat with its amounts as drawings: "2 shields" as a two and a shield. */
export function drawnIn(text: string): Sentence {
  const things = KINDS.map((kind, i) => ({ kind, word: `${words.kindMany[i]}|${words.kindOne[i]}` }))
  const pattern = new RegExp(`(\\d{1,2}) (${things.map(({ word }) => word).join('|')})(?![a-z])`, 'gi')
  const bits: Bit[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    const [whole, n, thing] = match
    const found = things.find(({ word }) => word.split('|').includes(thing.toLowerCase()))
    if (!found) continue
    bits.push({ is: 'text', text: text.slice(at, match.index) })
    bits.push({ is: 'amount', text: whole, amount: Number(n), of: found.kind })
    at = match.index + whole.length
  }
  return [...bits, { is: 'text', text: text.slice(at) }]
}
