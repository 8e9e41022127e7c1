import type { PreludeData } from '../language.js'
import {
  colony,
  drawCorporations,
  drawPreludes,
  gain,
  inOrder,
  lookAndKeep,
  lose,
  place,
  preludeOf,
  production,
  raise,
  repeatPrelude,
  standardProject,
} from '../write.js'

/* Promotional preludes. */

const prelude = preludeOf('promo')

export const promoPreludes: readonly PreludeData[] = [
  prelude('X39', 'Corporate Archives', ['science'], {
    needs: 'prelude',
    play: [gain({ mc: 13 }), lookAndKeep(7, 2)],
  }),
  prelude('X40', 'Double Down', [], { needs: 'prelude', play: [repeatPrelude()] }),
  prelude('X41', 'Merger', [], {
    needs: 'prelude',
    play: [inOrder(drawCorporations(4), lose({ mc: 42 }))],
  }),
  prelude('X42', 'New Partner', [], {
    needs: 'prelude',
    play: [production({ mc: 1 }), drawPreludes(2)],
  }),
  prelude('X49', 'Anti-desertification Techniques', ['microbe', 'plant'], {
    needs: 'prelude',
    play: [production({ steel: 1, plants: 1 }), gain({ mc: 3 })],
  }),
  prelude('X54', 'Established Methods', [], {
    needs: 'prelude',
    play: [inOrder(gain({ mc: 30 }), standardProject(), standardProject({ orPay: 10 }))],
  }),
  prelude('X55', 'Giant Solar Collector', ['power', 'space'], {
    needs: 'venus',
    play: [production({ energy: 2 }), raise('venus', 1)],
  }),
  prelude('X65', 'Strategic Base Planning', ['city', 'building', 'space'], {
    needs: 'colonies',
    play: [lose({ mc: 3 }), place('city'), colony()],
  }),
  prelude('X78', 'Albedo Plants', ['plant'], {
    needs: 'prelude',
    play: [production({ plants: 1 }), gain({ plants: 1 })],
    effects: [{ when: { tag: ['plant'] }, do: [gain({ heat: 3 })] }],
  }),
]
