import { seedFrom } from '../../kernel/chance.js'
import { type Card, type Class, type KernelState, sees } from '../../state.js'
import { type AnyGame, broke } from '../broken.js'

const SETUPS = 24
/** Something that holds in every setup though it had less than this chance in each is no accident. */
const UNLIKELY = 0.4

type Options = Readonly<Record<string, unknown>>

/**
 * Permuting what is hidden can't find a copy of it that setup wrote down in the open: the copy does not
 * change with it. So many setups are compared: no open field may name, in every one of them, the card that
 * lies in the same hidden place.
 */
export function setupTellsNothing(game: AnyGame, options: Options, seats: number, seeds: string): void {
  const law = 'setup writes nothing hidden in the open'
  const states = Array.from({ length: SETUPS }, (_, i) =>
    game.setup(options, seats, seedFrom(`${seeds} ${i}`)),
  )
  const kinds = new Set(states.flatMap((s) => s.places.flat()))
  const fields = states.map((s) => openFields(game, s, kinds))
  for (const [path, first] of fields[0]) {
    const named = fields.map((field) => field.get(path))
    if (named.every((card) => card === first) || named.includes(undefined)) continue
    states[0].places.forEach((_, p) => {
      for (const slot of Object.keys(SLOTS) as Slot[])
        if (states.every((s, i) => tells(s, p, slot, named[i] as Card)))
          broke(law, `'${path}' always names the card that lies hidden ${slot} place ${p}`)
    })
  }
}

/** The paths in the open part of a state at which the name of a card stands. */
function openFields(game: AnyGame, s: KernelState, kinds: ReadonlySet<Card>): Map<string, Card> {
  const { places: _, knows: __, ...open } = game.view(s, 'spectator')
  const found = new Map<string, Card>()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && kinds.has(value)) found.set(path, value)
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
  }
  walk(open, '')
  return found
}

const SLOTS = {
  in: (pile: readonly Card[], card: Card) => pile.includes(card),
  'on top of': (pile: readonly Card[], card: Card) => pile.at(-1) === card,
  'at the bottom of': (pile: readonly Card[], card: Card) => pile[0] === card,
}

type Slot = keyof typeof SLOTS

/** Would a spectator learn from this name what lies there? */
function tells(s: KernelState, place: number, slot: Slot, card: Card): boolean {
  const pile = s.places[place]
  if (sees(s, s.seats, place) || !SLOTS[slot](pile, card)) return false
  if (slot === 'in') return likelihood(s.knows[s.seats] ?? [], place, card) < UNLIKELY
  return s.sight[place] === 0 && pile.filter((other) => other === card).length / pile.length < UNLIKELY
}

/** How likely it is, roughly, that such a card lies there, for somebody with this knowledge. */
function likelihood(classes: readonly Class[], place: number, card: Card): number {
  const chances = classes.map((c) => {
    const copies = c.cards.filter((other) => other === card).length
    return (copies * c.at[place]) / c.cards.length
  })
  return Math.max(0, ...chances)
}
