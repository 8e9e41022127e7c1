import { CardName, type GameTable, type Happening, Rich, signed } from '@perilune/ui'
import { cardOf, isCard } from './cards.js'
import { DRAWN } from './say.js'
import { words } from './words.js'

const HEADINGS = new Set(['begins-generation'])
/** What the table shows anyway. */
const SILENT = new Set(['ends-turn', 'passes-cards'])
/** What happens to everybody between two generations. */
export const phaseEvents: readonly string[] = ['produces', 'colony-step', 'global-event']
/** What a player sets out to do; what follows of the same seat is what came of it. */
const DEEDS = new Set([
  'plays',
  'uses',
  'project',
  'claims',
  'funds',
  'first-action',
  'reveals-corporation',
  'trades',
])

/** Turning plants or heat in has no other deed before it. */
const turnsIn = (event: Happening): boolean => event.what === 'loses' && !event.card

/** What can come of a deed, in short, without the name that the deed has said already. */
const FOLLOWS: Readonly<Record<string, (event: Happening, who: string) => string>> = {
  pays: (e, who) => cut(e, who, / for .*$/),
  gains: (e, who) => cut(e, who, / \([^)]*\)$/),
  loses: (e, who) => cut(e, who, / \([^)]*\)$/),
  production: (e) => words.producing(String(e.resource), signed(Number(e.steps))),
  rating: (e) => words.ratingNow(Number(e.rating)),
  raises: (e, who) => cut(e, who),
  lays: (e, who) => cut(e, who, / \([^)]*\)$/),
  draws: (e, who) => cut(e, who),
  discards: (e, who) => cut(e, who),
  keeps: (e, who) => cut(e, who),
  'adds-cubes': (e, who) => cut(e, who),
  'removes-cubes': (e, who) => cut(e, who),
  reveals: (e, who) => cut(e, who),
  copies: (e, who) => cut(e, who),
  'claims-area': (e, who) => cut(e, who),
  'builds-colony': (e, who) => cut(e, who),
  'moves-marker': (e, who) => cut(e, who),
  'gains-fleets': (e, who) => cut(e, who, / \([^)]*\)$/),
  'spends-cubes': (e, who) => cut(e, who),
}

const cut = (event: Happening, who: string, tail?: RegExp): string => {
  const rest =
    who !== '' && event.say.startsWith(who) ? event.say.slice(who.length).replace(/^:? /, '') : event.say
  return tail ? rest.replace(tail, '') : rest
}

export const belongs: NonNullable<GameTable['belongs']> = (event, deed) =>
  (DEEDS.has(deed.what) || turnsIn(deed)) &&
  event.what in FOLLOWS &&
  !turnsIn(event) &&
  event.seat === deed.seat

/** The cards that a happening names. */
const cardsIn = ({ card, of, cards }: Happening): string[] =>
  [card, of, ...(Array.isArray(cards) ? cards : [])].filter(
    (id): id is string => typeof id === 'string' && isCard(id),
  )

/** A happening, and all that came of it, as a line of the log. */
export const tell: GameTable['tell'] = (event, names, more = []) => {
  if (SILENT.has(event.what)) return null
  if (HEADINGS.has(event.what)) return { text: event.say, heading: true }
  const who = event.seat === undefined ? '' : (names[event.seat] ?? '')
  const follows = more.map((m) => FOLLOWS[m.what]?.(m, who) ?? m.say)
  const text = follows.length > 0 ? `${event.say}: ${follows.join(', ')}` : event.say
  const byName = new Map([event, ...more].flatMap(cardsIn).map((id) => [cardOf(id).name, id]))
  const strong = [...byName.keys()].filter((name) => !names.includes(name))
  return {
    text: (
      <Rich
        text={text}
        drawn={DRAWN}
        strong={strong}
        named={(name) => <CardName name={name} id={byName.get(name) ?? ''} />}
      />
    ),
  }
}
