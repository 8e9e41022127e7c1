import { type Game, readOptions } from '@perilune/engine'
import type { TableProps, TextBlock } from '@perilune/ui'
import { words as rareWords } from '../words/games.js'

/* The view of any game as text, for games whose table does not fit their rules. */

const w = rareWords.generic

/** Fields of the kernel that mean nothing to players, or that are shown in another way. */
const KERNEL = new Set(['seats', 'played', 'stack', 'sight', 'viewer', 'places', 'knows', 'answered', 'mine'])

type Fact = readonly [name: string, value: unknown]

/** 'crewWorth' and 'crew-worth' as 'crew worth'. */
const spaced = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`).replaceAll('-', ' ')

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) ? value.every((one) => one === 0 || isEmpty(one)) : value === undefined)

function valueText(value: unknown, nameOf: (id: string) => string): string {
  if (Array.isArray(value))
    return value
      .filter((one) => one !== null)
      .map((one) => valueText(one, nameOf))
      .join(', ')
  if (typeof value === 'object' && value !== null) return factLines(Object.entries(value), nameOf).join('; ')
  return value === true ? w.yes : typeof value === 'string' ? nameOf(value) : String(value)
}

const factLines = (facts: readonly Fact[], nameOf: (id: string) => string): string[] =>
  facts
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `${spaced(name)}: ${valueText(value, nameOf)}`)

interface PlaceView {
  readonly count: number
  readonly cards: readonly string[] | null
}

const placeText = ({ count, cards }: PlaceView, nameOf: (id: string) => string): string =>
  cards ? cards.map(nameOf).join(', ') : w.cards(count)

/**
 * Every place that holds cards, the viewer's own first and piles last; `hand 1` is the hand of the second
 * seat.
 */
function placesText(
  view: TableProps['view'],
  names: readonly string[],
  placeNames: readonly string[],
  nameOf: (id: string) => string,
): string[] {
  const told = (view.places as readonly PlaceView[]).flatMap((place, i) => {
    if (place.count === 0) return []
    const [, what, seat] = /^(.*) (\d+)$/.exec(placeNames[i] ?? '') ?? []
    const owner = seat === undefined ? undefined : names[Number(seat)]
    const title = owner === undefined ? (placeNames[i] ?? w.place(i + 1)) : w.placeOf(what, owner)
    const rank = !place.cards ? 2 : Number(seat) === view.viewer ? 0 : 1
    return [{ rank, line: `${title}: ${placeText(place, nameOf)}` }]
  })
  return told.sort((a, b) => a.rank - b.rank).map(({ line }) => line)
}

/** Whether a list has one object for every seat, such as players, captains or settlements. */
const isPerSeat = (value: unknown, seats: number): value is readonly object[] =>
  Array.isArray(value) &&
  value.length === seats &&
  value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))

/** Text about the board and the seats, from the open fields of a view. */
function factBlocks(
  view: TableProps['view'],
  names: readonly string[],
  nameOf: (id: string) => string,
): TextBlock[] {
  const open = Object.entries(view).filter(([name]) => !KERNEL.has(name))
  const perSeat = open.flatMap(([, value]) => (isPerSeat(value, names.length) ? [value] : []))
  const shared = open.filter(([, value]) => !isPerSeat(value, names.length))
  return [
    { title: w.board, lines: factLines(shared, nameOf) },
    ...names.map((title, seat) => ({
      title,
      lines: perSeat.flatMap((list) => factLines(Object.entries(list[seat]), nameOf)),
    })),
  ]
}

/** How a game describes its board and resources; undefined if it has no description of its own. */
export type Describe = (view: TableProps['view'], names: readonly string[]) => readonly TextBlock[]

/** Everything that a viewer sees: cards first, then board and seats. */
export function viewText(
  view: TableProps['view'],
  names: readonly string[],
  game?: Game,
  describe?: Describe,
): readonly TextBlock[] {
  const cards = new Map(game?.cards.map(({ id, name }) => [id, name]))
  const nameOf = (id: string) => cards.get(id) ?? id
  const placeNames = game?.placeNames(names.length, readOptions(game.options, {})) ?? []
  const lines = placesText(view, names, placeNames, nameOf)
  return [{ title: w.allCards, lines }, ...told(view, names, nameOf, describe)].filter(
    (b) => b.lines.length > 0,
  )
}

function told(
  view: TableProps['view'],
  names: readonly string[],
  nameOf: (id: string) => string,
  describe: Describe | undefined,
): readonly TextBlock[] {
  try {
    if (describe) return describe(view, names)
  } catch {
    // The state has another shape under these rules; its raw fields can still be shown.
  }
  return factBlocks(view, names, nameOf)
}
