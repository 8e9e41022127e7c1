import type { BaseData } from './language.js'

export const bases: readonly BaseData[] = [
  {
    id: 'copernicus-base',
    name: 'Copernicus Base',
    produces: { bio: 1 },
    flags: { industry: 1 },
    source: 'designed',
  },
  {
    id: 'shackleton-base',
    name: 'Shackleton Base',
    produces: { water: 1 },
    flags: { housing: 1 },
    source: 'designed',
  },
  {
    id: 'imbrium-base',
    name: 'Imbrium Base',
    produces: { metal: 1 },
    flags: { food: 1 },
    source: 'designed',
  },
  {
    id: 'tycho-base',
    name: 'Tycho Base',
    produces: { energy: 1 },
    flags: { science: 1 },
    source: 'designed',
  },
  {
    id: 'serenitatis-base',
    name: 'Serenitatis Base',
    produces: { rovers: 1 },
    flags: { transport: 1 },
    threePlus: true,
    source: 'designed',
  },
]
