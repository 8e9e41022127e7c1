import {
  type Decision,
  type DecisionData,
  type Event,
  type Game,
  type NameOfSeat,
  namesIn,
  plain,
  type SaidOutcome,
  spokenDecision,
  type Words,
} from '@perilune/engine'
import {
  droppedSentence,
  type EventData,
  type EventView,
  eventSentence,
  type QueuedData,
  type Speech,
  type TableView,
  type TableViewData,
} from '@perilune/protocol'
import type { GameTable } from '@perilune/ui'
import { tableWords } from './table-words.js'
import type { TableData } from './use-table.js'

/*
 * A page receives data and makes the sentences itself, with the words of the table's rules. If it lacks the
 * rules, or they have no words for a newer server's code, it requests sentences.
 */

/** A table with all its sentences; undefined if this page can't make them. */
export function withSentences(data: TableData, { rules }: GameTable): TableData | undefined {
  if (data.form === 'sentences') return data
  return spoken(rules, ({ words }) => {
    const names = namesAt(data.now)
    return { ...data, now: viewIn(words, data.now, names), events: eventsIn(words, data.events, names) }
  })
}

/** A view of a table with its sentences; undefined if this page can't make them. */
export const spokenView = (now: TableView, { rules }: GameTable): TableView | undefined =>
  spoken(rules, ({ words }) => viewIn(words, now, namesAt(now)))

/** Events as sentences; undefined if this page can't make them. */
export const spokenEvents = (
  events: readonly EventView[],
  now: TableView,
  { rules }: GameTable,
): EventView[] | undefined => spoken(rules, ({ words }) => eventsIn(words, events, namesAt(now)))

function spoken<T>(rules: Game | undefined, speak: (rules: Game) => T): T | undefined {
  if (!rules) return undefined
  try {
    return speak(rules)
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** The players' names. A seat without a name goes by its number. */
const namesAt = ({ seats }: TableView): string[] => seats.map(({ name, seat }) => name || `${seat + 1}`)

const namesBy =
  (names: readonly string[]): NameOfSeat =>
  (seat) =>
    names[seat] ?? ''

function viewIn(words: Words, given: TableView, names: readonly string[]): TableView {
  const { decisions, outcome, queued, ...now } = given as unknown as TableViewData
  const name = namesBy(names)
  return {
    ...now,
    decisions: decisions.map((data) => spokenDecision(words, data, name)) as Decision[] as never,
    outcome: outcome && spokenOutcome(words, outcome, name),
    queued: queued && spokenQueue({ table: tableWords, game: words, name }, queued, given),
  }
}

function spokenOutcome(
  words: Words,
  { tieBreak, ...outcome }: SaidOutcome,
  name: NameOfSeat,
): NonNullable<TableView['outcome']> {
  const tie = typeof tieBreak === 'object' ? plain(words.tieBreak(tieBreak), name) : tieBreak
  return {
    ...outcome,
    lines: outcome.lines.map((line) => ({ ...line, say: plain(words.score(line), name) })),
    ...(tie !== undefined && { tieBreak: tie }),
  }
}

/** A planned move, with the reason why it was dropped if it was. */
function spokenQueue(
  speech: Speech,
  { dropped, ...queued }: QueuedData,
  { decisions, viewer }: TableView,
): NonNullable<TableView['queued']> {
  if (dropped === undefined) return queued
  const mine = (decisions as unknown as readonly DecisionData[]).find((one) => one.seat === viewer)
  const nameOf = mine && mine.kind !== 'elsewhere' ? namesIn(mine, speech.game) : undefined
  return { ...queued, dropped: plain(droppedSentence(speech, dropped, nameOf), speech.name) }
}

/** Cache of sentences, valid while the seats keep their names, because a log only grows. */
const told = new WeakMap<EventView, { said: EventView; by: string }>()

function eventsIn(game: Words, events: readonly EventView[], names: readonly string[]): EventView[] {
  const by = names.join('\n')
  const speech = { table: tableWords, game, name: namesBy(names) }
  return events.map((event) => {
    const known = told.get(event)
    if (known?.by === by) return known.said
    const say = plain(eventSentence(speech, event as unknown as EventData as Event))
    const said = { ...event, say }
    told.set(event, { said, by })
    return said
  })
}
