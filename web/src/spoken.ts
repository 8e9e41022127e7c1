import { type Decision, type DecisionData, type Event, plain, spokenDecision } from '@perilune/engine'
import type { EventView, TableView } from '@perilune/protocol'
import type { GameTable } from '@perilune/ui'
import type { TableData } from './use-table.js'

/*
 * A page is sent decisions and events as data and makes their sentences itself, with the words of the rules
 * that the table is played under. Where it lacks the rules, or they have no words for something that a newer
 * server said, it asks for sentences.
 */

/** A table with all its sentences; undefined if this page can't make them. */
export function withSentences(data: TableData, { rules }: GameTable): TableData | undefined {
  if (data.form === 'sentences') return data
  if (!rules) return undefined
  const names = data.now.seats.map(({ name, seat }) => name || `${seat + 1}`)
  const name = (seat: number): string => names[seat] ?? ''
  try {
    const decisions = data.now.decisions.map((question) =>
      spokenDecision(rules.words, question as unknown as DecisionData, name),
    )
    const events = eventsOf(data, rules, names)
    return {
      ...data,
      now: { ...data.now, decisions: decisions as Decision[] as TableView['decisions'] },
      events,
    }
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** Cache of sentences, valid while the seats keep their names: a log only grows. */
const told = new WeakMap<EventView, { said: EventView; by: string }>()

function eventsOf(
  { events }: TableData,
  { words }: NonNullable<GameTable['rules']>,
  names: readonly string[],
) {
  const by = names.join('\n')
  return events.map((event) => {
    const known = told.get(event)
    if (known?.by === by) return known.said
    const name = (seat: number): string => names[seat] ?? ''
    const say = event.say ?? plain(words.tale(event as unknown as Event, name))
    const said = { ...event, say }
    told.set(event, { said, by })
    return said
  })
}
