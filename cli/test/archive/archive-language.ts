import { readFileSync } from 'node:fs'
import {
  type Decision,
  type Event,
  type Game,
  type Labelled,
  matchOutcome,
  plain,
  readRecord,
  replay,
  textOnly,
  type Words,
} from '@perilune/engine'

/*
 * A language that nobody speaks: every sentence is its code and its facts, in brackets. What people are shown
 * of an archived game is then made of brackets alone, and in them stand ids and numbers; anything else is
 * English that rules have made.
 */

const OPEN = '⟦'
const CLOSE = '⟧'

const factsOf = (fact: unknown): readonly string[] => {
  if (typeof fact === 'string') return [fact]
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(factsOf) : []
}
const inBrackets = (facts: unknown): string => `${OPEN}${factsOf(facts).join('|')}${CLOSE}`

/** Answers are the rules' own form: what they name is an id, whatever it looks like. */
const labelled = ({ is, step, prompt, id, facts }: Labelled) => ({ is, step, prompt, id, facts })

const PSEUDO: Words = {
  reason: (reason) => textOnly(inBrackets(reason)),
  tale: ({ to: _, others: __, ...event }) => textOnly(inBrackets(event)),
  prompt: (prompt) => textOnly(inBrackets(prompt)),
  option: (thing) => textOnly(inBrackets(labelled(thing))),
  step: (step) => inBrackets(step),
  score: ({ why }) => textOnly(inBrackets(why)),
  progress: (progress) => textOnly(inBrackets(progress)),
  tieBreak: (tieBreak) => textOnly(inBrackets(tieBreak)),
}

/** An event as those read it who may, and as everybody else does. */
const formsOf = (event: Event): Event[] => [event, ...(event.others ? formsOf(event.others) : [])]

function textsOf(decision: Decision, words: Words): string[] {
  const step = words.step(decision.step)
  if (decision.kind === 'elsewhere') return [step]
  const things = (['options', 'items', 'parts', 'groups', 'parties', 'columns'] as const).flatMap(
    (list) =>
      (decision as unknown as Record<string, { label: string; because?: string }[] | undefined>)[list] ?? [],
  )
  return [
    step,
    decision.prompt,
    ...Object.values(decision.headings ?? {}),
    ...things.flatMap(({ label, because }) => (because === undefined ? [label] : [label, because])),
  ]
}

/** What is shown of a record that is not code, id or number. `ids` are those that look like words. */
export function wordsLeftIn(game: Game, file: string, ids: RegExp): Map<string, string> {
  // Its digest may cover a sentence, which is another one here.
  const { digest: _, ...undigested } = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const spoken = { ...game.words }
  const left = new Map<string, string>()
  const look = (text: string, where: string): void => {
    const outside = text.replaceAll(/⟦[^⟧]*⟧/g, '')
    if (/\p{L}/u.test(outside)) left.set(outside, where)
    for (const [, facts] of text.matchAll(/⟦([^⟧]*)⟧/g))
      for (const fact of facts.split('|'))
        if (!/^[\w:.,#-]*$/.test(fact.replace(ids, ''))) left.set(fact, where)
  }
  Object.assign(game.words, PSEUDO)
  try {
    const match = replay(game, undigested, ({ state }, _, events) => {
      for (const event of events.flatMap(formsOf)) look(plain(game.words.tale(event, String)), event.what)
      for (const viewer of [...Array(state.seats).keys(), 'spectator' as const])
        for (const decision of game.decisions(state, viewer))
          for (const text of textsOf(decision, game.words)) look(text, decision.step)
      look(game.progress(state), 'progress')
    })
    const outcome = matchOutcome(game, match)
    for (const line of outcome?.lines ?? []) look(plain(game.words.score(line)), 'line')
    look(outcome?.tieBreak ?? '', 'tie')
  } finally {
    Object.assign(game.words, spoken)
  }
  return left
}
