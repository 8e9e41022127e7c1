import type { BOARDS, coordinate, PARAMETERS, RESOURCES, TILES } from '@perilune/terraforming-mars'
import { signed, type TableVersions, type TextBlock } from '@perilune/ui'
import type { MarsView } from './state/view.js'
import { words } from './words.js'

/** The exports of a frozen build that its map and resources are described with. */
interface Facts {
  readonly BOARDS: typeof BOARDS
  readonly TILES: typeof TILES
  readonly PARAMETERS: typeof PARAMETERS
  readonly RESOURCES: typeof RESOURCES
  readonly coordinate: typeof coordinate
}

type Told = Pick<MarsView, 'map' | 'generation' | 'parameters' | 'tiles' | 'owners' | 'players'>

const w = words.asText

function mapOf(
  { BOARDS, TILES, PARAMETERS, coordinate }: Facts,
  view: Told,
  names: readonly string[],
): TextBlock {
  const areas = BOARDS[view.map].areas
  const laid = view.tiles.flatMap((tile, area) => {
    if (tile === 0) return []
    const { name, row, col } = areas[area]
    const owner = names[view.owners[area]]
    return [w.tile(name ?? coordinate(row, col), TILES[tile - 1], owner)]
  })
  const parameters = PARAMETERS.map((p, i) => `${p} ${view.parameters[i]}`)
  return { title: w.map, lines: [`${words.generation} ${view.generation}`, ...parameters, ...laid] }
}

/** The map and everybody's resources, described with the lists of the game's own rules. */
export const describe: NonNullable<TableVersions['describe']> = (rules, given, names) => {
  const facts = rules as unknown as Facts
  const view = given as unknown as Told
  const cards = new Map(rules.game.cards.map(({ id, name }) => [id, name]))
  const players = view.players.map(
    (player, seat): TextBlock => ({
      title: names[seat],
      lines: [
        w.rating(player.rating),
        ...facts.RESOURCES.map((r, i) => w.stock(r, player.stock[i], signed(player.production[i]))),
        ...player.cards.map((id) => cards.get(id) ?? id),
      ],
    }),
  )
  return [mapOf(facts, view, names), ...players]
}
