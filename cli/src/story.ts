import {
  type Event,
  type Game,
  type GameRecord,
  matchOutcome,
  type Outcome,
  plain,
  type Row,
  replay,
  type Seat,
} from '@perilune/engine'

/** One row of a record with its events in words. */
export interface Scene {
  title: string
  lines: string[]
}

/** A finished game in words. Nothing of it needs to be hidden. */
export interface Story {
  scenes: Scene[]
  outcome: Outcome | null
}

export const seatName = (seat: Seat): string => `Seat ${seat + 1}`

/** Replays the record, which verifies its seed against its hash and its end against its digest. */
export function tellStory(game: Game, record: GameRecord): Story {
  const scenes: Scene[] = []
  const match = replay(game, record, (_, row, events) => scenes.push(sceneOf(game, row, events)))
  return { scenes, outcome: matchOutcome(game, match) }
}

function sceneOf(game: Game, row: Row | null, events: readonly Event[]): Scene {
  const lines = events.map((event) => plain(game.words.tale(event, seatName))).filter((line) => line !== '')
  return { title: row ? titleOf(row) : 'The game is set up', lines }
}

function titleOf(row: Row): string {
  if ('answer' in row) return `${seatName(row.seat)} answers ${inShort(row.answer)}`
  if ('undo' in row) return `${seatName(row.seat)} takes back the last answer`
  if ('rewind' in row) return `The table returns to answer ${row.rewind}`
  switch (row.act) {
    case 'stop':
      return 'The table stops the game'
    case 'resign':
      return `${seatName(row.seat)} resigns`
    case 'timeout':
      return `${seatName(row.seat)} runs out of time`
    case 'bot':
      return `A bot plays for ${seatName(row.seat).toLowerCase()}`
    case 'person':
      return `A person plays ${seatName(row.seat).toLowerCase()} again`
  }
}

function inShort(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(inShort).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, v]) => v !== undefined)
  return fields
    .map(([name, v]) => `${name} ${typeof v === 'object' && v !== null ? `(${inShort(v)})` : inShort(v)}`)
    .join(', ')
}

/** The seats by rank, each with its points and their sources. */
export function tellOutcome(game: Game, { ranks, points, lines, tieBreak }: Outcome): string[] {
  const seats = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b] || a - b)
  return [
    ...seats.flatMap((seat) => [
      `${ranks[seat]}. ${seatName(seat)}: ${points[seat]} points`,
      ...lines
        .filter((line) => line.seat === seat)
        .map((line) => `   ${line.points >= 0 ? '+' : ''}${line.points}  ${plain(game.words.score(line))}`),
    ]),
    ...(tieBreak === undefined ? [] : [tieBreak]),
  ]
}
