import type { Event, ScoreLine, Words } from '../contract.js'
import type { Decision } from '../decisions/decision.js'
import type { Labelled } from '../decisions/question.js'
import type { Reason } from '../errors.js'
import { plain, type Sentence, textOnly } from '../sentences/said.js'

/*
 * A language in which every id is a word of Greek letters. What rules say with codes and ids is told in it
 * whole; a fact that is a piece of an English sentence stays as it is, and its Latin letters give it away.
 */

const LETTERS = 'αβγδεζηθικλμνξοπρστυφχψω'

/** The same word for the same id. */
function wordOf(id: string): string {
  let n = 7
  for (const letter of id) n = (n * 31 + letter.charCodeAt(0)) % 1_000_003
  let word = ''
  for (; n > 0; n = Math.floor(n / LETTERS.length)) word += LETTERS[n % LETTERS.length]
  return word
}

export interface PseudoLanguage {
  /**
   * Everything that the rules may name: cards, resources, places, acts. Codes and names of steps and facts
   * need not be in it.
   */
  readonly ids: Iterable<string>
  /** What earned points, as data, where the reason of a line holds several facts. */
  readonly line?: (why: string) => object
}

export function pseudoWords({ ids, line = (why) => ({ why }) }: PseudoLanguage): Words {
  const known = new Set(ids)
  const told = (value: unknown): string => {
    if (typeof value === 'string')
      return known.has(value) ? wordOf(value) : value.split(' ').map(one).join(' ')
    if (Array.isArray(value)) return value.map(told).join(' ')
    if (typeof value === 'object' && value !== null) return facts(value)
    return typeof value === 'number' ? String(value) : wordOf(String(value))
  }
  const one = (part: string): string => (known.has(part) ? wordOf(part) : part)
  const facts = (of: object): string =>
    Object.entries(of)
      .filter(([, value]) => value !== undefined)
      .map(([fact, value]) => `${wordOf(fact)} ${CODES.has(fact) ? wordOf(String(value)) : told(value)}`)
      .join(' ')
  const sentence = (of: object): Sentence => textOnly(facts(of))
  const eventOf = ({ to, others, ...of }: Event): Sentence => sentence(of)
  return {
    reason: (reason: Reason) => sentence(reason),
    tale: (event, _, follows = []) => [event, ...follows].flatMap(eventOf),
    prompt: sentence,
    option: ({ step, is, ...of }: Labelled) => sentence({ ...of, code: step }),
    step: wordOf,
    score: ({ why }: ScoreLine) => sentence(line(why)),
    progress: sentence,
    tieBreak: sentence,
  }
}

/** What stands for a sentence, not for a thing. */
const CODES: ReadonlySet<string> = new Set(['code', 'what'])

/** Every text of a decision in these words. */
export function textsOf(decision: Decision, words: Words): string[] {
  if (decision.kind === 'elsewhere') return [words.step(decision.step)]
  const lists = ['options', 'items', 'parts', 'groups', 'parties', 'columns'] as const
  const things = lists.flatMap(
    (list) => (decision as unknown as Record<string, readonly Listed[] | undefined>)[list] ?? [],
  )
  return [
    words.step(decision.step),
    decision.prompt,
    ...Object.values(decision.headings ?? {}),
    ...things.flatMap(({ label, reason }) => (reason ? [label, plain(words.reason(reason))] : [label])),
  ]
}

interface Listed {
  readonly label: string
  readonly reason?: Reason
}

/** The words of a text that are in no such language. */
export const leftInEnglish = (text: string): string[] => text.match(/[A-Za-z]+/g) ?? []
