import { demolish, gain, spend, takeReward } from './changes.js'
import { flags, flagsWon, resources, rovers } from './counts.js'
import { carryOut, type Doing, type Effects, isUsable } from './effects.js'
import { extraConstruct } from './extra-construct.js'
import { base, FLAGS, RESOURCES, structure } from './facts.js'
import {
  type Amounts,
  askAmounts,
  askCard,
  askOne,
  flagReward,
  gainAny,
  mixes,
  payAnyNumber,
} from './questions.js'
import { type Asking, kinds, type Play, type Player, type Table } from './table.js'

const score = (p: Player, hearts: number): void => {
  p.supply.hearts += hearts
}

/** What flipping each Pink Structure does. */
export const FLIPS: Effects = {
  printer: {
    usable: ({ p }) => p.supply.metal >= 1,
    *run({ t, seat, p, deal, beside }) {
      spend(t, p, { metal: 1 })
      yield* extraConstruct(t, seat, 'stack', deal, beside)
    },
  },
  'particle-beam': {
    usable: ({ p }) => p.supply.energy >= 1,
    *run({ t, seat, p, deal, beside }) {
      spend(t, p, { energy: 1 })
      yield* extraConstruct(t, seat, 'discard', deal, beside)
    },
  },
  junkyard: {
    usable: ({ p }) => p.supply.rovers >= 1,
    *run({ t, seat, p }) {
      p.supply.rovers -= 1
      yield* gainAny(t, seat, 3, 'any')
    },
  },
  antenna: {
    run({ t, seat, p }) {
      score(p, 2 * flagsWon(t, seat))
    },
  },
  reservoir: {
    run({ p }) {
      score(p, p.supply.water)
    },
  },
  charger: {
    *run({ t, seat, p }) {
      score(p, t.x * (yield* payAnyNumber(t, seat, 'energy')))
    },
  },
  'rover-stop': {
    run({ p, host }) {
      score(p, rovers(p))
      const all = rovers(p)
      p.supply.rovers = 0
      for (const piece of p.structures) piece.rovers = 0
      if (host) host.rovers = all
    },
  },
  fragmenter: { run: takeRewards },
  'science-club': {
    usable: ({ p }) => resources(p) >= 1,
    run: copyFlip,
  },
  'robot-factory': {
    *run({ t, seat, p }) {
      yield* gainAny(t, seat, flags(p, 'industry'), 'same')
    },
  },
  engineering: {
    *run({ t, seat, p }) {
      yield* produceOne(
        t,
        seat,
        p,
        t.players.map((_, i) => i),
      )
    },
  },
  'radio-tower': {
    *run({ t, seat }) {
      yield* flagReward(t, seat, 4)
    },
  },
  archive: {
    *run({ t, seat, deal, beside }) {
      yield* extraConstruct(t, seat, 'previousEra', deal, beside)
    },
  },
  embassy: {
    run({ t }) {
      t.turn.embassies += 1
    },
  },
  'atom-builder': { run: convert },
  'takeout-hub': {
    *run({ seat, p, host }) {
      const others = p.structures.filter((piece) => piece !== host)
      score(p, 2 * (yield* flipBack(seat, others, 0, 2)))
    },
  },
  'think-tank': {
    *run({ t, seat, deal, beside }) {
      yield* extraConstruct(t, seat, 'hand', deal, beside)
    },
  },
  'broadcast-studio': {
    *run({ seat, p }) {
      const { flag } = yield* askOne(
        seat,
        'choose-flag',
        FLAGS.map((f) => ({ flag: f })),
      )
      for (const f of FLAGS) if (f === flag) score(p, 2 * flags(p, f))
    },
  },
  'recycling-plant': {
    usable: ({ p }) => demolishable(p).length > 0,
    *run({ t, seat, p }) {
      const card = yield* askCard(seat, 'demolish', demolishable(p))
      demolish(t, seat, card)
      takeReward(t, seat, card)
      yield* gainAny(t, seat, 3, 'any')
    },
  },
  'shuttle-depot': {
    *run({ t, seat, p }) {
      score(p, 2 * (yield* payAnyNumber(t, seat, 'rovers')))
    },
  },
}

const demolishable = (p: Player): string[] =>
  kinds(p.structures.map((piece) => piece.card)).filter((card) =>
    ['blue', 'yellow'].includes(structure(card).colour),
  )

/** The rewards of two different cards in the Discard Pile, by copy; of one if there is no more. */
function* takeRewards({ t, seat }: Doing): Play {
  const copies: Record<string, number> = {}
  for (const card of t.discard) copies[card] = (copies[card] ?? 0) + 1
  const n = Math.min(2, t.discard.length)
  const choices = mixes(copies, n, n)
  // Two cards or fewer leave nothing to choose.
  const taken = t.discard.length <= 2 ? choices[0] : yield* askAmounts(seat, 'choose-rewards', choices)
  for (const [card, times] of Object.entries(taken))
    for (let i = 0; i < (times ?? 0); i++) takeReward(t, seat, card)
}

/** Any number of Resources become one type, and one more of it is gained. Converting is not spending. */
function* convert({ seat, p }: Doing): Play {
  const { resource } = yield* askOne(
    seat,
    'choose-resource-to-make',
    RESOURCES.map((r) => ({ resource: r })),
  )
  const others = RESOURCES.filter((r) => r !== resource)
  const most = Object.fromEntries(others.map((r) => [r, p.supply[r]]))
  const choices = mixes(most, 0, resources(p))
  const amounts: Amounts = choices.length === 1 ? {} : yield* askAmounts(seat, 'convert-resources', choices)
  let made = 1
  for (const r of others) {
    const converted = amounts[r] ?? 0
    p.supply[r] -= converted
    made += converted
  }
  for (const r of RESOURCES) if (r === resource) p.supply[r] += made
}

/** Flips back between these numbers of cards. Returns how many. */
export function* flipBack(
  seat: number,
  among: readonly { card: string; flipped: boolean }[],
  min: number,
  max: number,
): Asking<number> {
  const flipped = among.filter((piece) => piece.flipped)
  if (flipped.length === 0) return 0
  const ids = kinds(flipped.map((piece) => piece.card))
  const picks = mixes(Object.fromEntries(ids.map((id) => [id, 1])), min, Math.min(max, ids.length))
  const { pick } = yield* askOne(
    seat,
    'flip-back',
    picks.map((some) => ({ pick: Object.keys(some) })),
  )
  for (const id of pick as readonly string[])
    for (const piece of flipped) if (piece.card === id) piece.flipped = false
  return (pick as readonly string[]).length
}

/** Everything that one Blue Structure of these players produces; the Base is one. */
export function* produceOne(t: Table, seat: number, p: Player, owners: readonly number[]): Play {
  const choices = owners.flatMap((on) => {
    const { base: home, structures } = t.players[on]
    const blue = structures.map(({ card }) => card).filter((card) => structure(card).colour === 'blue')
    return [home, ...kinds(blue)].map((card) => ({ on, card }))
  })
  const { on, card } = yield* askOne(seat, 'choose-blue', choices)
  const home = t.players[Number(on)].base
  gain(p, (card === home ? base(home).makes : structure(String(card)).makes) ?? {})
}

/**
 * Flip effects of this player that could be carried out after one Resource was given; Science Clubs are not
 * copied.
 */
function copyable(doing: Doing, of: number): string[] {
  const pinks = doing.t.players[of].structures.map(({ card }) => card)
  return kinds(pinks).filter((card) => card !== 'science-club' && FLIPS[card] && isUsable(FLIPS[card], doing))
}

const givings = ({ t, seat, p }: Doing): { receiver: number; resource: string }[] =>
  t.players.flatMap((_, receiver) =>
    receiver === seat
      ? []
      : RESOURCES.filter((r) => p.supply[r] > 0).map((resource) => ({ receiver, resource })),
  )

function* copyFlip(doing: Doing): Play {
  const { t, seat, p } = doing
  const { receiver, resource } = yield* askOne(seat, 'give-resource', givings(doing))
  for (const r of RESOURCES)
    if (r === resource) {
      spend(t, p, { [r]: 1 })
      t.players[Number(receiver)].supply[r] += 1
    }
  const choices = copyable(doing, Number(receiver))
  if (choices.length === 0) return
  const card = yield* askCard(seat, 'copy-flip', choices)
  yield* carryOut(FLIPS[card], doing)
}
