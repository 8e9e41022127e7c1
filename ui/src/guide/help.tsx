import type { HelpLine, HelpText } from '@perilune/engine'
import type { ReactNode } from 'react'
import { type Drawings, SentenceText } from '../sentence.js'
import type { HelpSection } from '../table.js'

/** The rules in short as a page draws them. */
export function helpSections(help: readonly HelpText[], drawings: Drawings = {}): readonly HelpSection[] {
  const told = (line: HelpLine): ReactNode =>
    typeof line === 'string' ? line : <SentenceText of={line} drawings={drawings} />
  return help.map(({ id, title, body }) => ({
    id,
    title,
    body: body.map((part, i) => {
      if (typeof part === 'string' || !('list' in part)) return <p key={i}>{told(part)}</p>
      const List = part.ordered ? 'ol' : 'ul'
      return (
        <List key={i}>
          {part.list.map((line, n) => (
            <li key={n}>{told(line)}</li>
          ))}
        </List>
      )
    }),
  }))
}
