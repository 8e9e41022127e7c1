import { type Asked, askBot, askThrough, type Bot, type PlayedGame } from '@perilune/bots'
import { type Answer, type Game, IllegalAnswer, type Seat } from '@perilune/engine'
import type { Program } from './lines.js'

/** The version of the protocol, increased when bots written for an older one would fail. */
const PROTOCOL = 1
/** How often a bot may be refused at one question before the game is aborted. */
const REFUSALS = 5

export interface Table {
  game: Game
  seats: number
  /** The program's seat; bots play the others. */
  seat: Seat
  bots: readonly Bot[]
  program: Program
  seed: string
  options: Readonly<Record<string, unknown>>
}

/** Plays one game with a program at one of the seats. It receives the same view as a person's page. */
export async function playWith(table: Table): Promise<PlayedGame> {
  const { game, seats, seat, bots, program, seed, options } = table
  program.tell({ type: 'start', protocol: PROTOCOL, game: game.id, rules: game.rules, seats, seat, options })
  const course = askThrough(game, seats, { seed, options })
  let at = course.next()
  let id = 0
  while (!at.done) {
    const asked = at.value
    const mine = asked.observation.seat === seat
    at = course.next(mine ? await ask(table, asked, ++id) : askBot(bots[asked.observation.seat], asked))
  }
  const { ranks, points } = at.value.outcome
  program.tell({ type: 'end', ranks, points, won: ranks[seat] === 1 })
  return at.value
}

async function ask(
  { game, program, seat }: Table,
  { observation, extra }: Asked,
  id: number,
): Promise<Answer | undefined> {
  const view = observation.view()
  const world = game.sample(view, observation.chance)
  program.tell({
    type: 'ask',
    id,
    must: !extra,
    answers: observation.answers,
    decisions: game.decisions(world, seat).filter((decision) => decision.must !== extra),
    view,
  })
  let because = ''
  for (let i = 0; i < REFUSALS; i++) {
    const said = read(await program.hear(), id)
    const answer = typeof said === 'string' ? said : pick(said, observation.answers, extra)
    because = typeof answer === 'string' ? answer : refusal(game, world, seat, answer)
    if (because === '' && typeof answer !== 'string') return answer
    program.tell({ type: 'refused', id, because })
  }
  throw new Error(`the bot was refused ${REFUSALS} times at one question: ${because}`)
}

interface Said {
  id?: unknown
  pick?: unknown
  answer?: unknown
}

function read(line: string, id: number): Said | string {
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    return 'that is not a line of JSON'
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return 'that is not a JSON object'
  if ((said as Said).id !== id) return `the question has the id ${id}`
  return said as Said
}

function pick(said: Said, answers: readonly Answer[], extra: boolean): Answer | undefined | string {
  if (said.pick !== undefined) {
    const answer = Number.isInteger(said.pick) ? answers[said.pick as number] : undefined
    return answer ?? `pick is a whole number from 0 to ${answers.length - 1}`
  }
  if (said.answer === null && extra) return undefined
  if (typeof said.answer !== 'object' || said.answer === null || Array.isArray(said.answer))
    return 'say pick, the number of an answer in the list, or answer, an object'
  return said.answer as Answer
}

/**
 * Why the rules refuse an answer; empty if they accept it. Tried on a copy of a state that fits the seat's
 * view.
 */
function refusal(
  game: Game,
  world: Parameters<Game['clone']>[0],
  seat: Seat,
  answer: Answer | undefined,
): string {
  if (!answer) return ''
  try {
    game.play(game.clone(world), seat, answer)
    return ''
  } catch (error) {
    if (error instanceof IllegalAnswer) return error.message
    throw error
  }
}
