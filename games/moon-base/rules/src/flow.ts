import type { Steps } from '@perilune/engine'
import type { MoonBaseVocabulary } from './codes.js'
import { HAND, ROUNDS } from './names.js'
import { buildBases, buildSettlements, chooseSettlements, lookForBase, placeBase } from './phases/building.js'
import { chooseColour, draft, placeTower } from './phases/draft.js'
import { placeRing } from './phases/placing.js'
import { type MoonBaseFrame, type MoonBaseState, next, other } from './state.js'

/* Six rounds, in the rulebook's own order: selection of rings, placement, building, the earth marker. */

export const steps: Steps<MoonBaseState, MoonBaseFrame, MoonBaseVocabulary> = {
  'choose-colour': chooseColour,
  'place-tower': placeTower,

  'begin-round': {
    run(s, _frame, tell) {
      const [first, second] = [s.starter, other(s.starter)]
      s.round++
      s.roundBegan = s.played
      s.turns = 0
      tell?.({ what: 'begins-round', seat: first, round: s.round })
      next(
        s,
        { do: 'draft', seat: first, size: 'large' },
        { do: 'draft', seat: second, size: 'large' },
        { do: 'draft', seat: first, size: 'small' },
        { do: 'draft', seat: second, size: 'small' },
        ...Array.from(
          { length: 2 * HAND },
          (_, turn): MoonBaseFrame => ({
            do: 'place-ring',
            seat: turn % 2 === 0 ? first : second,
          }),
        ),
        { do: 'build-settlements' },
        { do: 'build-bases' },
        { do: 'end-round' },
      )
    },
  },
  draft,
  'place-ring': placeRing,
  'build-settlements': buildSettlements,
  'choose-settlements': chooseSettlements,
  'build-bases': buildBases,
  'look-for-base': lookForBase,
  'place-base': placeBase,

  'end-round': {
    run(s, _frame, tell) {
      for (const seat of [s.starter, other(s.starter)]) {
        for (const ring of s.hands[seat]) {
          s.unplaced.push(Object.freeze({ seat, ring, move: s.played }))
          tell?.({ what: 'leaves-ring', seat, ring })
        }
        s.hands[seat] = []
      }
      if (s.round === ROUNDS) return
      s.starter = other(s.starter)
      next(s, { do: 'begin-round' })
    },
  },
}
