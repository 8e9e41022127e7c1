import type { GameTable } from '@perilune/ui'
import { Fragment } from 'react'
import { Icon, type IconName } from './glyphs.js'
import { words } from './help-words.js'

/** A sentence of the rules with its icons drawn and its key words strong. */
const Told = ({ text }: { text: string }) =>
  text.split(/(\{\w+\}|\*[^*]+\*)/).map((part, i) => {
    if (part.startsWith('{')) return <Icon key={i} name={part.slice(1, -1) as IconName} />
    if (part.startsWith('*')) return <b key={i}>{part.slice(1, -1)}</b>
    return <Fragment key={i}>{part}</Fragment>
  })

const paragraph = (text: string) => (
  <p>
    <Told text={text} />
  </p>
)

const points = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <Told text={text} />
    </li>
  ))

const { turn, mission } = words

/** The rules in short, in the order in which one learns them. */
export const help: GameTable['help'] = [
  { id: 'aim', title: words.aim.title, body: paragraph(words.aim.text) },
  {
    id: 'turn',
    title: turn.title,
    body: (
      <>
        {paragraph(turn.text)}
        <ol>{points(turn.parts)}</ol>
      </>
    ),
  },
  { id: 'talks', title: words.talks.title, body: paragraph(words.talks.text) },
  {
    id: 'mission',
    title: mission.title,
    body: (
      <>
        {paragraph(mission.text)}
        <ul>{points(mission.cards)}</ul>
        {paragraph(mission.hazards)}
      </>
    ),
  },
  ...(['base', 'objectives', 'armory', 'two'] as const).map((id) => ({
    id,
    title: words[id].title,
    body: paragraph(words[id].text),
  })),
]
