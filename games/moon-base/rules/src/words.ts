import type { Event, Line, Reason, Words } from '@perilune/engine'
import { ROUNDS } from './names.js'
import type { MoonBaseState } from './state.js'

/* Sentences for people. Everything here is made from data when somebody reads it. */

const REASONS: Readonly<Record<string, string>> = {
  'off-grid': 'the point lies between two points of the half-millimetre grid',
  'no-such-crater': 'there is no such crater',
  'no-such-pile': 'there is no such pile',
  'pile-empty': 'the pile is empty',
  'not-in-hand': 'you have no such ring in hand',
  'can-place': 'you can place a ring, so you can’t pass',
  'wrong-size': 'the ring and the crater are not of the same size',
  'crater-taken': 'a ring lies on this crater',
  'crater-blocked': 'a ring on an overlapping crater takes this one too',
  'crater-base': 'a resource base stands on this crater',
  'crater-tower': 'the research tower stands on this crater',
  'no-ground': 'there is no crater and no two rings to rest on',
  'not-two': 'it would not rest on two rings',
  heights: 'the two rings below are not of equal height',
  'no-space': 'no space would be seen between its inner rim and that of a ring below',
  'no-crossing': 'it only grazes the ring below and finds no hold on it',
  'colour-pair': 'both rings below have one colour, and this ring has another',
  'colour-small': 'a small ring of the third colour can’t carry the tower',
  'tower-ring': 'the research tower stands on that ring',
  'third-support': 'it would touch a third ring',
  overlap: 'it would run into a ring of its own level',
  'under-ring': 'it would be pushed in under a ring and touch it',
  'touches-base': 'it would touch a resource base',
  'touches-tower': 'it would touch the research tower',
  unstable: 'it would tip over: its centre is not between its supports',
  tips: 'its weight would tip a ring further down',
  'tower-room': 'a ring hangs over the place of the tower',
  'tower-falls': 'the research tower would fall from here',
  'base-outside': 'the base must stand wholly within its crater',
  'base-off-moon': 'the base must stand wholly on the moon',
  'base-bridges': 'the base would stand on two craters at once',
  'touches-ring': 'the base would touch a ring',
}

function reason({ code }: Reason): string {
  const sentence = REASONS[code]
  if (!sentence) throw new Error(`there are no words for '${code}'`)
  return sentence
}

const where = (e: Event): string => (e.crater ? `on crater ${e.crater}` : `on two rings, level ${e.level}`)

const TALES: Readonly<Record<string, (e: Event, who: string) => string>> = {
  'chooses-colour': (e, who) => `${who} plays ${e.colour}`,
  'sets-tower': (e, who) => `${who} sets the research tower on crater ${e.crater}`,
  'begins-round': (e, who) => `Round ${e.round} of ${ROUNDS}: ${who} begins`,
  drafts: (e, who) => `${who} takes ${e.rings} from pile ${e.pile}`,
  places: (e, who) => `${who}: ${e.ring} ${where(e)}`,
  'moves-tower': (e) => `A collabo ring: the research tower moves to ${e.colour}, level ${e.level}`,
  passes: (_, who) => `${who} has no place for a ring and passes`,
  'builds-settlement': (e, who) => `${who} builds a settlement on level ${e.level}`,
  'builds-base': (e, who) => `${who} builds a resource base on crater ${e.crater}`,
  'no-room-for-base': (_, who) => `${who} finds no room for a resource base`,
  'leaves-ring': (e, who) => `${who} is left with a ${e.ring} ring: one point less`,
}

function event(e: Event, name: (seat: number) => string): string {
  const tale = TALES[e.what]
  if (!tale) throw new Error(`there are no words for '${e.what}'`)
  return tale(e, e.seat === undefined ? '' : name(e.seat))
}

const LINES: Readonly<Record<string, string>> = {
  settlement: 'Settlement',
  base: 'Resource base',
  unplaced: 'Ring left unplaced',
  group: 'Largest number of rings connected',
  highest: 'Ring at the highest level',
  tower: 'Ring with the research tower',
}

const STEPS: Readonly<Record<string, string>> = {
  'choose-colour': 'chooses a colour',
  'place-tower': 'sets the research tower',
  draft: 'takes two rings',
  'place-ring': 'places a ring',
  'choose-settlements': 'chooses where to build',
  'place-base': 'builds a resource base',
}

/** Where the game is, for a list of tables. */
export const progress = ({ round }: Pick<MoonBaseState, 'round'>): string =>
  round === 0 ? 'Setting up' : `Round ${round} of ${ROUNDS}`

export const words: Words = {
  reason,
  event,
  line: (line: Line) => LINES[line.why],
  step: (step) => STEPS[step] ?? step.replaceAll('-', ' '),
}
