/*
 * A bot for any game of Perilune, over standard input and output. Node 22.18 and later run it as it is, older
 * ones through any loader:
 *
 *     perilune play terraforming-mars --bot "node docs/examples/bot.ts"
 *
 * It knows nothing of any game: of what it may answer it takes what it has answered least often, so that it
 * tries everything. docs/bots.md has the protocol.
 */
import { createInterface } from 'node:readline'

type Answer = Record<string, unknown>

/** What is said to a bot. */
type Heard =
  | { type: 'start'; game: string; seats: number; seat: number }
  | { type: 'ask'; id: number; must: boolean; answers: Answer[] }
  | { type: 'refused'; id: number; because: string }
  | { type: 'end'; won: boolean; points: number[] }

const given = new Map<string, number>()
const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`)

function leastOften(answers: readonly Answer[]): number {
  const counts = answers.map((answer) => given.get(JSON.stringify(answer)) ?? 0)
  const pick = counts.indexOf(Math.min(...counts))
  given.set(JSON.stringify(answers[pick]), counts[pick] + 1)
  return pick
}

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line) as Heard
  if (heard.type === 'start') given.clear()
  else if (heard.type === 'ask') say({ id: heard.id, pick: leastOften(heard.answers) })
  else if (heard.type === 'refused') {
    console.error(heard.because)
    say({ id: heard.id, pick: 0 })
  }
}
