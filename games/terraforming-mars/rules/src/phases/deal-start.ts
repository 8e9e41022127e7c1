import {
  type Answer,
  BadSetup,
  type Card,
  deal,
  lay,
  move,
  moveAll,
  passOn,
  type Seat,
  shuffle,
} from '@perilune/engine'
import { BEGINNER, cardOf } from '../cards/index.js'
import type { QuestionOf, Together } from '../codes/index.js'
import type { MarsReason } from '../codes/reasons.js'
import { coloniesToKeep } from '../colonies/keep.js'
import { isPick, refusalOfPick } from '../effects/card-questions.js'
import type { SetId } from '../names.js'
import {
  asideOf,
  BOX,
  CORPORATIONS,
  DECK,
  lookedAtBy,
  type MarsFrame,
  type MarsState,
  PRELUDES,
  preludesOf,
  push,
} from '../state/state.js'

/*
 * What everybody is dealt at the start. As a variant, corporations and preludes go round first: each player
 * keeps one and passes the rest to the left. Project cards never do.
 */

type DraftFrame = Extract<MarsFrame, { do: 'draft-start' }>

const START_CARDS = 10
const START_CORPORATIONS = 2
const START_PRELUDES = 4

const seatsOf = (s: MarsState): Seat[] => s.players.map((_, seat) => seat)

const isBeginner = (s: MarsState, seat: Seat): boolean => s.places[asideOf(seat)][0] === BEGINNER

export function dealStart(s: MarsState, beginners: readonly string[], oneOfExpansion: boolean): void {
  for (const seat of seatsOf(s)) if (beginners.includes(String(seat + 1))) lay(s, asideOf(seat), [BEGINNER])
  const choosing = seatsOf(s).filter((seat) => !isBeginner(s, seat))
  const drafted = s.startDraft && choosing.length > 1
  const placeOf = drafted ? lookedAtBy : asideOf
  if (oneOfExpansion) dealOneOfExpansion(s, choosing.map(placeOf))
  for (const seat of choosing)
    deal(s, CORPORATIONS, placeOf(seat), START_CORPORATIONS - s.places[placeOf(seat)].length)
  if (drafted) push(s, { do: 'draft-start', what: 'corporations', seats: choosing })
  else dealPreludes(s)
}

/** The boxes whose rulebooks offer that everybody gets one of the new corporations and one other. */
const OFFERING: ReadonlySet<SetId> = new Set<SetId>(['venus', 'prelude', 'colonies'])

/**
 * One of the new corporations and one other to each of these places; where there are no new ones, nothing.
 */
function dealOneOfExpansion(s: MarsState, to: readonly number[]): void {
  const fresh = s.places[CORPORATIONS].filter((card) => OFFERING.has(cardOf(card).set))
  if (fresh.length === 0) return
  for (const card of fresh) move(s, CORPORATIONS, BOX, card)
  if (fresh.length < to.length || s.places[CORPORATIONS].length < to.length)
    throw new BadSetup("option 'oneOfExpansion': 'banned' leaves too few corporations for so many players")
  for (const place of to) {
    deal(s, BOX, place, 1)
    deal(s, CORPORATIONS, place, 1)
  }
  // Later effects draw from all that are left.
  moveAll(s, BOX, CORPORATIONS)
  shuffle(s, CORPORATIONS)
}

function dealPreludes(s: MarsState): void {
  for (const seat of seatsOf(s))
    deal(s, PRELUDES, s.startDraft ? lookedAtBy(seat) : preludesOf(seat), START_PRELUDES)
  if (s.startDraft && s.places[lookedAtBy(0)].length > 0)
    push(s, { do: 'draft-start', what: 'preludes', seats: seatsOf(s) })
  else dealCards(s)
}

function dealCards(s: MarsState): void {
  const asked: Seat[] = []
  for (const seat of seatsOf(s)) {
    deal(s, DECK, lookedAtBy(seat), START_CARDS)
    const more = s.places[preludesOf(seat)].length > 0 || coloniesToKeep(s).length > 0
    if (!isBeginner(s, seat) || more) asked.push(seat)
  }
  push(s, asked.length > 0 ? { do: 'choose-start', asked } : { do: 'begin-game', kept: [] })
}

const question = (s: MarsState, seat: Seat, { what }: DraftFrame): QuestionOf<DraftFrame> => ({
  kind: 'pick',
  prompt: { code: 'draft-start', what },
  items: s.places[lookedAtBy(seat)].map((card) => ({ id: card })),
  min: 1,
  max: 1,
})

export const draftStart: Together<DraftFrame> = {
  together: true,
  seats: (_, frame) => frame.seats,
  ask: (s, seat, frame) => question(s, seat, frame),
  answers: (s, seat) => s.places[lookedAtBy(seat)].map((card) => ({ pick: [card] })),
  refuse: (s, seat, frame, answer): MarsReason | undefined =>
    isPick(answer, s.places[lookedAtBy(seat)], 1, 1)
      ? undefined
      : refusalOfPick(question(s, seat, frame), answer),
  takeAll(s, frame, answers, tell) {
    const to = frame.what === 'corporations' ? asideOf : preludesOf
    for (const seat of frame.seats) {
      const [card] = (answers[seat] as Answer).pick as readonly Card[]
      move(s, lookedAtBy(seat), to(seat), card)
    }
    passOn(s, frame.seats.map(lookedAtBy))
    tell?.({ what: 'passes-cards', clockwise: true })
    if (s.places[lookedAtBy(frame.seats[0])].length > 1) {
      push(s, frame)
      return
    }
    // The last one is passed and kept: there is nothing to choose.
    for (const seat of frame.seats) moveAll(s, lookedAtBy(seat), to(seat))
    if (frame.what === 'corporations') dealPreludes(s)
    else dealCards(s)
  },
}
