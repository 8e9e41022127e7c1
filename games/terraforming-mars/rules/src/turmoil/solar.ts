import { deal } from '@perilune/engine'
import type { Tell } from '../codes/events.js'
import type { Run } from '../codes/index.js'
import { MC, RESOURCES, TAGS } from '../names.js'
import { EVENT_DECK, EVENTS_SHOWN, type MarsFrame, type MarsState, push } from '../state/state.js'
import { gainOne } from '../state/supply.js'
import { checkDominance, committee, placeNeutral } from './committee.js'
import { globalEventOf } from './global-events.js'
import { PARTIES, parties, partyIndex } from './parties.js'
import { changeRating } from './rating.js'
import { neutralColour } from './state.js'

/* The last part of the solar phase: revision, the current event, a new government, changing times. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

export const turmoilPhase: Run<FrameOf<'turmoil-phase'>> = {
  run(s, _, tell) {
    for (let seat = 0; seat < s.seats; seat++) changeRating(s, seat, -1, tell)
    push(s, { do: 'changing-times' })
    push(s, { do: 'new-government' })
    const t = committee(s)
    if (t.current === '') return
    tell?.({ what: 'global-event', card: t.current })
    push(s, { do: 'resolve-global-event', event: t.current, step: 0 })
  },
}

export const newGovernment: Run<FrameOf<'new-government'>> = {
  run(s, _, tell) {
    const t = committee(s)
    t.current = ''
    t.ruling = t.dominant
    tell?.({ what: 'rules', party: PARTIES[t.ruling] })
    rulingBonus(s, tell)
    newChairman(s, tell)
    sendHome(s)
    // The most delegates; of several, the first clockwise from the party that has come to rule and is empty
    // now.
    t.dominant = (t.ruling + 1) % PARTIES.length
    checkDominance(t)
    for (let seat = 0; seat < s.seats; seat++)
      if (!t.lobby[seat] && t.reserve[seat] > 0) {
        t.reserve[seat]--
        t.lobby[seat] = true
      }
    t.policyUsed.fill(false)
  },
}

const SOLO_LOW_RATING = 20

function rulingBonus(s: MarsState, tell: Tell | undefined): void {
  const { ruling } = committee(s)
  const { bonus, id } = parties[ruling]
  if ('lowestRating' in bonus) {
    const ratings = s.players.map((p) => p.rating)
    const low = s.seats === 1 ? SOLO_LOW_RATING : Math.min(...ratings)
    ratings.forEach((rating, seat) => {
      if (rating <= low) changeRating(s, seat, bonus.lowestRating, tell)
    })
    return
  }
  s.players.forEach((p, seat) => {
    const n =
      'tags' in bonus
        ? bonus.tags.reduce((sum, tag) => sum + p.tags[TAGS.indexOf(tag)], 0)
        : p.production[RESOURCES.indexOf(bonus.production)]
    gainOne(s, seat, MC, n, `party:${id}`, tell)
  })
}

/**
 * The leader of the ruling party takes the chair, and 1 TR with it. If no party has a delegate left, the
 * chairman stays.
 */
function newChairman(s: MarsState, tell: Tell | undefined): void {
  const t = committee(s)
  if (t.leaders[t.ruling] < 0) return
  t.reserve[t.chairman]++
  t.chairman = t.leaders[t.ruling]
  t.delegates[t.ruling][t.chairman]--
  if (t.chairman === neutralColour(s)) tell?.({ what: 'neutral-chairman' })
  else {
    tell?.({ what: 'chairman', seat: t.chairman })
    changeRating(s, t.chairman, 1, tell)
  }
}

function sendHome(s: MarsState): void {
  const t = committee(s)
  t.delegates[t.ruling].forEach((n, colour) => {
    t.reserve[colour] += n
  })
  t.delegates[t.ruling].fill(0)
  t.leaders[t.ruling] = -1
}

export const changingTimes: Run<FrameOf<'changing-times'>> = {
  run(s, _, tell) {
    const t = committee(s)
    t.current = t.coming
    if (t.current !== '') placeNeutral(s, partyIndex(globalEventOf(t.current).current), tell)
    t.coming = t.distant
    revealDistant(s, tell)
  },
}

/** A new event comes to light, as long as there are any, and with it a neutral delegate. */
export function revealDistant(s: MarsState, tell: Tell | undefined): void {
  const t = committee(s)
  const deck = s.places[EVENT_DECK]
  t.distant = deck[deck.length - 1] ?? ''
  if (t.distant === '') return
  deal(s, EVENT_DECK, EVENTS_SHOWN)
  tell?.({ what: 'distant-event', card: t.distant })
  placeNeutral(s, partyIndex(globalEventOf(t.distant).distant), tell)
}
