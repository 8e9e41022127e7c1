import type { PreludeData } from '../language.js'
import { draw, find, gain, lose, place, playCard, preludeOf, production, raise, tr } from '../write.js'

/* The preludes of Prelude. */

const prelude = preludeOf('prelude')

export const preludesOfPrelude: readonly PreludeData[] = [
  prelude('P01', 'Allied Bank', ['earth'], { play: [production({ mc: 4 }), gain({ mc: 3 })] }),
  prelude('P02', 'Aquifer Turbines', ['power'], {
    play: [lose({ mc: 3 }), production({ energy: 2 }), place('ocean')],
  }),
  prelude('P03', 'Biofuels', ['microbe'], {
    play: [production({ energy: 1, plants: 1 }), gain({ plants: 2 })],
  }),
  prelude('P04', 'Biolab', ['science'], { play: [production({ plants: 1 }), draw(3)] }),
  prelude('P05', 'Biosphere Support', ['plant'], { play: [production({ mc: -1, plants: 2 })] }),
  prelude('P06', 'Business Empire', ['earth'], { play: [lose({ mc: 6 }), production({ mc: 6 })] }),
  prelude('P07', 'Dome Farming', ['plant', 'building'], { play: [production({ mc: 2, plants: 1 })] }),
  prelude('P08', 'Donation', [], { play: [gain({ mc: 21 })] }),
  prelude('P09', 'Early Settlement', ['building', 'city'], {
    play: [production({ plants: 1 }), place('city')],
  }),
  prelude('P10', 'Ecology Experts', ['plant', 'microbe'], {
    play: [production({ plants: 1 }), playCard({ ignoring: 'parameters' })],
  }),
  prelude('P11', 'Eccentric Sponsor', [], { play: [playCard({ discount: 25 })] }),
  prelude('P12', 'Experimental Forest', ['plant'], {
    play: [place('greenery'), find(2, { tag: 'plant' })],
  }),
  prelude('P13', 'Galilean Mining', ['jovian'], {
    play: [lose({ mc: 5 }), production({ titanium: 2 })],
  }),
  prelude('P14', 'Great Aquifer', [], { play: [place('ocean', { count: 2 })] }),
  prelude('P15', 'Huge Asteroid', [], { play: [lose({ mc: 5 }), raise('temperature', 3)] }),
  prelude('P16', 'Io Research Outpost', ['jovian', 'science'], {
    play: [production({ titanium: 1 }), draw(1)],
  }),
  prelude('P17', 'Loan', [], { play: [production({ mc: -2 }), gain({ mc: 30 })] }),
  prelude('P18', 'Martian Industries', ['building'], {
    play: [production({ steel: 1, energy: 1 }), gain({ mc: 6 })],
  }),
  prelude('P19', 'Metal-Rich Asteroid', [], {
    play: [raise('temperature', 1), gain({ steel: 4, titanium: 4 })],
  }),
  prelude('P20', 'Metals Company', [], { play: [production({ mc: 1, steel: 1, titanium: 1 })] }),
  prelude('P21', 'Mining Operations', ['building'], {
    play: [production({ steel: 2 }), gain({ steel: 4 })],
  }),
  prelude('P22', 'Mohole', ['building'], { play: [production({ heat: 3 }), gain({ heat: 3 })] }),
  prelude('P23', 'Mohole Excavation', ['building'], {
    play: [production({ steel: 1, heat: 2 }), gain({ heat: 2 })],
  }),
  prelude('P24', 'Nitrogen Shipment', [], {
    play: [production({ plants: 1 }), tr(1), gain({ mc: 5 })],
  }),
  prelude('P25', 'Orbital Construction Yard', ['space'], {
    play: [production({ titanium: 1 }), gain({ titanium: 4 })],
  }),
  prelude('P26', 'Polar Industries', ['building'], {
    play: [production({ heat: 2 }), place('ocean')],
  }),
  prelude('P27', 'Power Generation', ['power'], { play: [production({ energy: 3 })] }),
  prelude('P28', 'Research Network', ['wild'], { play: [production({ mc: 1 }), draw(3)] }),
  prelude('P29', 'Self-Sufficient Settlement', ['building', 'city'], {
    play: [production({ mc: 2 }), place('city')],
  }),
  prelude('P30', 'Smelting Plant', ['building'], {
    play: [raise('oxygen', 2), gain({ steel: 5 })],
  }),
  prelude('P31', 'Society Support', [], {
    play: [production({ mc: -1, plants: 1, energy: 1, heat: 1 })],
  }),
  prelude('P32', 'Supplier', ['power'], { play: [production({ energy: 2 }), gain({ steel: 4 })] }),
  prelude('P33', 'Supply Drop', [], { play: [gain({ steel: 8, titanium: 3, plants: 3 })] }),
  prelude('P34', 'UNMI Contractor', ['earth'], { play: [tr(3), draw(1)] }),
  prelude('P35', 'Acquired Space Agency', [], {
    play: [gain({ titanium: 6 }), find(2, { tag: 'space' })],
  }),
]
