import type { Seat } from '@perilune/engine'
import type { ChatLine } from '@perilune/protocol'
import type { Added, Table } from '../state/table.js'

/** A message between nodes about a table: something has changed, and perhaps what. */
export interface News {
  node: string
  /** Nothing but the log has changed, by this row. */
  added?: Added
  /** The seats watched at that node. */
  here?: readonly Seat[]
  /** With `here`: the seats that somebody plays there over HTTP alone. */
  polled?: readonly Seat[]
  /** That node has just opened the table and asks who is present. */
  whoIsHere?: boolean
  /**
   * Seats went over from a guest to the account that it signed in to. Those who look through them are the
   * same person, whose page is about to connect again: nobody is disconnected.
   */
  moved?: boolean
  line?: ChatLine
  /** The table is no more. */
  closed?: boolean
}

export const topicOf = (id: string): string => `table:${id}`

/** Tells the other nodes. */
export function announce({ context }: Pick<Table, 'context'>, id: string, news: Omit<News, 'node'>): void {
  const { bus, node } = context
  bus.publish(topicOf(id), { node, ...news } satisfies News)
}
