import { BOARDS } from '../../map/boards.js'
import { STEEL, TITANIUM } from '../../names.js'
import { produce } from '../../state/supply.js'
import { productionOf } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const metalOfArea = {
  compile: (_, c) => [c.make('metal', { gives: productionOf('steel') | productionOf('titanium') })],
  kinds: {
    metal: kind({
      name: 'metal',
      rank: 4,
      inBox: true,
      /** The metal printed on the area of the tile; the card remembers it. No area of any map shows both. */
      start(s, { seat, card, area }, _, tell) {
        if (area < 0) return
        const metal = BOARDS[s.map].areas[area].bonus.includes('steel') ? STEEL : TITANIUM
        s.players[seat].mined.push(card, metal)
        produce(s, seat, metal, 1, card, tell)
      },
    }),
  },
} satisfies Verb<Shape<'metalOfArea'>>
