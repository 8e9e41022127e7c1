import { cardOf } from '@perilune/moon'
import { CardName, type GameTable, type Happening, list, Rich } from '@perilune/ui'
import { textOf } from './card.js'
import { DRAWN } from './icons/index.js'

const HEADINGS = new Set(['begins-era', 'begins-round'])
/** What the table shows anyway. */
const SILENT = new Set(['ends-turn', 'passes-hands', 'ends-construction'])
/** What a player sets out to do; all else that befalls the same seat is what came of it. */
const DEEDS = new Set(['constructs', 'assimilates', 'flips', 'uses-expedition', 'claims', 'parks'])
/** Deeds of nobody, and what the phases of an Era do. */
const OWN_LINE = new Set([...HEADINGS, ...SILENT, ...DEEDS, 'returns-obelisk', 'flag-unclaimed'])

export const belongs: NonNullable<GameTable['belongs']> = (event, deed) =>
  DEEDS.has(deed.what) && !OWN_LINE.has(event.what) && event.seat === deed.seat

/** The cards that a happening names: its own, and the one that it came from. */
function cardsOf({ card, cards, why }: Happening): string[] {
  const named = [card, ...(Array.isArray(cards) ? cards : []), ...String(why ?? '').split(':')]
  return named.filter((id): id is string => typeof id === 'string' && textOf(id) !== '')
}

/** What came of a deed, without the name that the deed has said already. */
function clauseOf(event: Happening, deed: Happening, name: string): string {
  const said = event.say.startsWith(`${name} `) ? event.say.slice(name.length + 1) : event.say
  return typeof deed.card === 'string' ? said.replace(` (${cardOf(deed.card).name})`, '') : said
}

/** A happening, and all that came of it, as a line of the log. */
export const tell: GameTable['tell'] = (event, names, more = []) => {
  if (SILENT.has(event.what)) return null
  if (HEADINGS.has(event.what)) return { text: event.say, heading: true }
  const name = typeof event.seat === 'number' ? (names[event.seat] ?? '') : ''
  const text = list([event.say, ...more.map((m) => clauseOf(m, event, name))])
  const byName = new Map([event, ...more].flatMap(cardsOf).map((id) => [cardOf(id).name, id]))
  const strong = [...byName.keys()].filter((card) => !names.includes(card))
  return {
    text: (
      <Rich
        text={text}
        drawn={DRAWN}
        strong={strong}
        named={(card) => <CardName name={card} id={byName.get(card) ?? ''} />}
      />
    ),
  }
}
