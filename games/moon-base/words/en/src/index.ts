import {
  type Bit,
  type Clauses,
  clauseOf,
  type GameWords,
  type LabelWords,
  reasonsIn,
  type Seat,
  type Sentence,
  type Sentences,
  textOnly,
  type Words,
  wordsFrom,
} from '@perilune/engine'
import { kernelReasons } from '@perilune/engine/words/en'
import type { Events, FaultCode, Labels, Prompts, Reasons, TieBreaks } from '@perilune/moon-base'
import { type RingKind, ROUNDS, moonBase as rules } from '@perilune/moon-base'
import { brief } from './brief.js'
import { guide } from './guide.js'
import { help } from './help.js'
import { OPTIONS } from './options.js'
import { progress } from './progress.js'
import { table } from './table.js'

/* Sentences for people. Everything here is made from data when somebody reads it. */

/** The kernel's own reasons have words already. */
const REASONS: Sentences<Reasons & Record<FaultCode, object>> = {
  'off-grid': () => textOnly('the point lies between two points of the half-millimetre grid'),
  'no-such-crater': () => textOnly('there is no such crater'),
  'no-such-ring': () => textOnly('there is no such ring'),
  'navy-is-neutral': () => textOnly('navy belongs to neither player: choose gold or silver'),
  'tower-needs-large': () => textOnly('the research tower stands on a large crater, and this one is small'),
  'off-field': () => textOnly('the point lies too far from the board'),
  'no-such-pile': () => textOnly('there is no such pile'),
  'pile-empty': () => textOnly('the pile is empty'),
  'not-in-hand': () => textOnly('you have no such ring in hand'),
  'can-place': () => textOnly('you can place a ring, so you can’t pass'),
  'wrong-size': () => textOnly('the ring and the crater are not of the same size'),
  'crater-taken': () => textOnly('a ring lies on this crater'),
  'crater-blocked': () => textOnly('a ring on an overlapping crater takes this one too'),
  'crater-base': () => textOnly('a resource base stands on this crater'),
  'crater-tower': () => textOnly('the research tower stands on this crater'),
  'no-ground': () => textOnly('there is no crater and no two rings to rest on'),
  'not-two': () => textOnly('it would not rest on two rings'),
  heights: () => textOnly('the two rings below are not of equal height'),
  'supports-order': () => textOnly('the two rings below must be named in the order in which they were laid'),
  'no-space': () => textOnly('no space would be seen between its inner rim and that of a ring below'),
  'no-crossing': () => textOnly('it only grazes the ring below and finds no hold on it'),
  'colour-pair': () => textOnly('both rings below have one colour, and this ring has another'),
  'colour-small': () => textOnly('a small ring of the third colour can’t carry the tower'),
  'tower-ring': () => textOnly('the research tower stands on that ring'),
  'third-support': () => textOnly('it would touch a third ring'),
  overlap: () => textOnly('it would run into a ring of its own level'),
  'under-ring': () => textOnly('it would be pushed in under a ring and touch it'),
  'touches-base': () => textOnly('it would touch a resource base'),
  'touches-tower': () => textOnly('it would touch the research tower'),
  unstable: () => textOnly('it would tip over: its centre is not between its supports'),
  tips: () => textOnly('its weight would tip a ring further down'),
  'tower-room': () => textOnly('a ring hangs over the place of the tower'),
  'tower-falls': () => textOnly('the research tower would fall from here'),
  'base-outside': () => textOnly('the base must stand wholly within its crater'),
  'base-off-moon': () => textOnly('the base must stand wholly on the moon'),
  'base-bridges': () => textOnly('the base would stand on two craters at once'),
  'touches-ring': () => textOnly('the base would touch a ring'),
  'other-colour': () => textOnly('that ring is not of your colour'),
  'small-ring': () => textOnly('a settlement needs a large ring, and that one is small'),
  'first-level': () => textOnly('a settlement needs a ring of the second level or higher'),
  'has-settlement': () => textOnly('that ring has a settlement already'),
  'ring-on-top': () => textOnly('a ring rests on that ring'),
}

const listed = (rings: readonly RingKind[]): string => rings.join(' and ')

const where = ({ crater, level }: Events['places']): string =>
  crater === undefined ? `on two rings, level ${level}` : `on crater ${crater}`

const seat = (number: Seat, text: string): Bit => ({ is: 'seat', text, seat: number })
const text = (is: string): Bit => ({ is: 'text', text: is })

/** What happened, once it is known how people call a seat. */
type Tale = (name: (seat: Seat) => string) => Sentence

const by =
  (who: Seat, does: string): Tale =>
  (name) => [seat(who, name(who)), text(does)]

const TALES: Clauses<Events, Tale> = {
  'chooses-colour': (e) => by(e.seat, ` plays ${e.colour}`),
  'sets-tower': (e) => by(e.seat, ` sets the research tower on crater ${e.crater}`),
  'begins-round': (e) => (name) => [
    text(`Round ${e.round} of ${ROUNDS}: `),
    seat(e.seat, name(e.seat)),
    text(' begins'),
  ],
  drafts: (e) => by(e.seat, ` takes ${listed(e.rings)} from pile ${e.pile}`),
  places: (e) => by(e.seat, `: ${e.ring} ${where(e)}`),
  'moves-tower': (e) => () =>
    textOnly(`A collabo ring: the research tower moves to ${e.colour}, level ${e.level}`),
  passes: (e) => by(e.seat, ' has no place for a ring and passes'),
  'builds-settlement': (e) => by(e.seat, ` builds a settlement on level ${e.level}`),
  'builds-base': (e) => by(e.seat, ` builds a resource base on crater ${e.crater}`),
  'no-room-for-base': (e) => by(e.seat, ' finds no room for a resource base'),
  'leaves-ring': (e) => by(e.seat, ` is left with a ${e.ring} ring: one point less`),
}

const tale: Words['tale'] = (event, name) => clauseOf(TALES, event.what, event)(name)

const LINES: Readonly<Record<string, string>> = {
  settlement: 'Settlement',
  base: 'Resource base',
  unplaced: 'Ring left unplaced',
  group: 'Largest number of rings connected',
  highest: 'Ring at the highest level',
  tower: 'Ring with the research tower',
}

const STEPS: Readonly<Record<keyof Labels, string>> = {
  'choose-colour': 'chooses a colour',
  'place-tower': 'sets the research tower',
  draft: 'takes two rings',
  'place-ring': 'places a ring',
  'choose-settlements': 'chooses where to build',
  'place-base': 'builds a resource base',
}

const PROMPTS: Sentences<Prompts> = {
  'choose-colour': () => textOnly('Choose the colour you play.'),
  'place-tower': () => textOnly('Set the research tower on a large crater.'),
  draft: ({ size }) => textOnly(`Take two ${size} rings from the top of a pile.`),
  'place-ring': () => textOnly('Place one of your rings.'),
  'choose-settlements': () =>
    textOnly('You have more open rings than settlements left. Choose where to build.'),
  'place-base': () => textOnly('You built no settlement: put a resource base on a crater.'),
}

const millimetres = (n: number): string => `${n / 2}`

const LABELS: LabelWords<Labels> = {
  'choose-colour': { option: ({ answer }) => textOnly(answer.colour) },
  'place-tower': { option: ({ answer }) => textOnly(`tower on ${answer.crater}`) },
  draft: {
    option: ({ answer, facts: { rings } }) =>
      textOnly(rings.length > 0 ? listed(rings) : `pile ${answer.pile}`),
  },
  'place-ring': {
    option({ answer, facts }) {
      if ('pass' in answer) return textOnly('pass')
      if ('crater' in answer) return textOnly(`${answer.ring} on crater ${answer.crater}`)
      const point = `${millimetres(answer.x)}, ${millimetres(answer.y)}`
      return textOnly(`${answer.ring} on level ${facts?.level} at ${point}`)
    },
  },
  'choose-settlements': { item: ({ facts: { size, level } }) => textOnly(`${size} ring on level ${level}`) },
  'place-base': { option: ({ answer }) => textOnly(`base on crater ${answer.crater}`) },
}

const TIE_BREAKS: Sentences<TieBreaks> = {
  'second-in-first-round': () => textOnly('second in the first round'),
}

/** What Moon Base says, and what its table says. Another language has the same. */
export interface MoonBaseWords extends GameWords {
  readonly guide: typeof guide
  readonly table: typeof table
}

/** Moon Base in English. */
export const english: MoonBaseWords = {
  reason: reasonsIn(kernelReasons, REASONS),
  tale,
  score: ({ why }) => textOnly(LINES[why]),
  step: (step) => STEPS[step as keyof Labels],
  ...wordsFrom({ prompts: PROMPTS, labels: LABELS, tieBreaks: TIE_BREAKS }),
  progress,
  cards: [],
  card: () => [],
  options: OPTIONS,
  help,
  brief,
  guide,
  table,
}

/** The game as it is played in English. */
export const moonBase = rules.speaking(english)
