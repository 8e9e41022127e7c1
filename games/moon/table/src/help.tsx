import { Glyph, type HelpSection } from '@perilune/ui'
import { words } from './words.js'

const w = words.help

const paragraphs = (...texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>)
const points = (texts: readonly string[]) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

/** Moon in short. */
export const help: readonly HelpSection[] = [
  { id: 'aim', title: w.aim.title, body: paragraphs(w.aim.text) },
  {
    id: 'era',
    title: w.era.title,
    body: (
      <>
        {points(w.era.phases)}
        {paragraphs(w.era.text)}
      </>
    ),
  },
  {
    id: 'turn',
    title: w.turn.title,
    body: (
      <>
        {paragraphs(w.turn.text)}
        {points(w.turn.extras)}
        {paragraphs(w.turn.order)}
      </>
    ),
  },
  {
    id: 'cards',
    title: w.cards.title,
    body: (
      <>
        {paragraphs(w.cards.text)}
        {points(w.cards.kinds)}
        <p>
          <Glyph name="assimilate" /> {w.cards.assimilate}
        </p>
      </>
    ),
  },
  { id: 'rovers', title: w.rovers.title, body: paragraphs(...w.rovers.text) },
  { id: 'reputations', title: w.reputations.title, body: paragraphs(...w.reputations.text) },
  {
    id: 'scoring',
    title: w.scoring.title,
    body: (
      <>
        {points(w.scoring.steps)}
        {paragraphs(w.scoring.end)}
      </>
    ),
  },
  { id: 'two', title: w.two.title, body: paragraphs(w.two.text) },
  { id: 'hints', title: w.hints.title, body: points(w.hints.list) },
]
