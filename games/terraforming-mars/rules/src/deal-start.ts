import {
  type Answer,
  type Card,
  deal,
  lay,
  move,
  moveAll,
  passOn,
  type Question,
  type Reason,
  refusal,
  type Seat,
  type TogetherStep,
} from '@perilune/engine'
import { isPick } from './card-questions.js'
import { BEGINNER } from './cards/index.js'
import { coloniesToKeep } from './colonies/keep.js'
import {
  asideOf,
  CORPORATIONS,
  DECK,
  lookedAtBy,
  type MarsFrame,
  type MarsState,
  PRELUDES,
  preludesOf,
  push,
} from './state.js'
import { nameOf } from './text.js'

/*
 * What everybody is dealt at the start. As a variant, corporations and preludes go round first: each player keeps one and passes
 * the rest to the left. Project cards never do.
 */

type DraftFrame = Extract<MarsFrame, { do: 'draft-start' }>

const START_CARDS = 10
const START_CORPORATIONS = 2
const START_PRELUDES = 4

const seatsOf = (s: MarsState): Seat[] => s.players.map((_, seat) => seat)

const isBeginner = (s: MarsState, seat: Seat): boolean => s.places[asideOf(seat)][0] === BEGINNER

export function dealStart(s: MarsState, beginners: readonly string[]): void {
  for (const seat of seatsOf(s)) if (beginners.includes(String(seat + 1))) lay(s, asideOf(seat), [BEGINNER])
  const choosing = seatsOf(s).filter((seat) => !isBeginner(s, seat))
  const drafted = s.startDraft && choosing.length > 1
  for (const seat of choosing)
    deal(s, CORPORATIONS, drafted ? lookedAtBy(seat) : asideOf(seat), START_CORPORATIONS)
  if (drafted) push(s, { do: 'draft-start', what: 'corporations', seats: choosing })
  else dealPreludes(s)
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

const question = (s: MarsState, seat: Seat, { what }: DraftFrame): Question => ({
  kind: 'pick',
  prompt: `Keep one of these ${what}; the others go to the player on your left.`,
  items: s.places[lookedAtBy(seat)].map((card) => ({ id: card, label: nameOf(card) })),
  min: 1,
  max: 1,
})

export const draftStart: TogetherStep<MarsState, DraftFrame> = {
  together: true,
  seats: (_, frame) => frame.seats,
  ask: (s, seat, frame) => question(s, seat, frame),
  answers: (s, seat) => s.places[lookedAtBy(seat)].map((card) => ({ pick: [card] })),
  refuse: (s, seat, frame, answer): Reason | undefined =>
    isPick(answer, s.places[lookedAtBy(seat)], 1, 1) ? undefined : refusal(question(s, seat, frame), answer),
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
