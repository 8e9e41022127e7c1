import { OPS } from '../cards/ops.js'
import { sumOfLists } from '../cards/rating-gain.js'
import type { Kind } from './compiled-op.js'

const nothing = () => undefined
const always = (): boolean => true
const never = (): boolean => false

const strikesWithin: Kind['strikes'] = (s, effect, { lists }, isVictim) =>
  lists.some((list) => list.some((id) => OPS[id].kind.strikes(s, effect, OPS[id], isVictim)))

/** A kind with what it says of itself; what most kinds have in common may be left out. */
export const kind = (own: Pick<Kind, 'name' | 'rank' | 'start'> & Partial<Kind>): Kind => ({
  name: own.name,
  rank: own.rank,
  now: own.now ?? false,
  inBox: own.inBox ?? false,
  must: own.must ?? never,
  can: own.can ?? always,
  refuse: own.refuse ?? nothing,
  refuseCost: own.refuseCost ?? nothing,
  viable: own.viable ?? always,
  strikes: own.strikes ?? strikesWithin,
  reveals: own.reveals ?? never,
  maxRatingGain: own.maxRatingGain ?? ((_, lists) => sumOfLists(lists)),
  number: own.number ?? null,
  start: own.start,
})

/** For `must`. */
export const mustBePossible = always
