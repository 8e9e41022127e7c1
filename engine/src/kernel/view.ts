import { type Game, HIDDEN, type OpenPart, type OwnPart, type View } from '../contract.js'
import { cloneClasses, type KernelState, sees, type Viewer, viewerIndex } from '../state.js'
import { type Chance, newChance, pickWith, seedWith, shuffleWith } from './chance.js'

const isHidden: ReadonlySet<string> = new Set(HIDDEN)

/** What is open to all. It shares its parts with the state: for those who change neither. */
export function openPart<S extends KernelState>(s: S): OpenPart<S> {
  const open: Record<string, unknown> = {}
  for (const field in s) if (!isHidden.has(field)) open[field] = s[field]
  return open as OpenPart<S>
}

/**
 * The places the viewer may look into, and what it remembers. Lists are sorted: order leaks. Shares its parts
 * too.
 */
export function ownPart(s: KernelState, viewer: Viewer): OwnPart {
  const v = viewerIndex(s, viewer)
  return {
    viewer,
    places: s.places.map((cards, p) => ({ count: cards.length, cards: sees(s, v, p) ? cards : null })),
    knows: s.knows[v] ?? [],
    answered: s.pending.map((answer) => answer !== null),
    mine: viewer === 'spectator' ? null : s.pending[viewer],
  }
}

/** All that a viewer may see, as a copy of its own. */
export function makeView<S extends KernelState, O>(game: Game<S, O>, s: S, viewer: Viewer): View<S> {
  const copy = game.clone(s)
  return { ...openPart(copy), ...ownPart(copy, viewer) }
}

/**
 * A full state that could lie behind a view: each class of unseen cards is dealt into its counts, the order
 * of every unseen place and all chance to come are fresh. Only the viewer's knowledge exists in it.
 */
export function makeSample<S extends KernelState, O>(game: Game<S, O>, view: View<S>, chance: Chance): S {
  const { viewer, places, knows, answered, mine, ...open } = view
  const piles: string[][] = places.map((p) => (p.cards ? p.cards.slice() : []))
  for (const c of knows) {
    const cards = shuffleWith(chance, c.cards.slice())
    for (let p = 0; p < c.at.length; p++)
      for (let i = c.at[p]; i > 0; i--) piles[p].push(cards.pop() as string)
  }
  for (let p = 0; p < piles.length; p++)
    if (view.sight[p] !== 0) piles[p].sort()
    else shuffleWith(chance, piles[p])
  const seats = view.seats
  const s = game.clone({
    ...open,
    places: piles,
    knows: Array.from({ length: seats + 1 }, (_, v) =>
      v === viewerIndex(view, viewer) ? cloneClasses(knows) : null,
    ),
    pending: new Array(seats).fill(null),
    chance: newChance(seedWith(chance)),
    traces: { by: -1, chance: false, learned: false },
  } as unknown as S)
  // An answer that another seat has given is unknown: any that it could have given will do.
  for (let seat = 0; seat < seats; seat++)
    if (answered[seat]) s.pending[seat] = seat === viewer ? mine : pickWith(chance, game.answers(s, seat))
  return s
}
