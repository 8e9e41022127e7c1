import type { HelpText } from '@perilune/engine'

const w = {
  aim: {
    title: 'The aim',
    text: 'For six rounds two players lay ring modules on the craters of the moon and on top of each other. Settlements, resource bases and three bonuses are worth points; most points win.',
  },
  colours: {
    title: 'Three colours',
    text: 'You play gold or silver, your rival the other. Navy is nobody’s. You may lay rings of any colour: what counts is what they become.',
  },
  round: {
    title: 'A round',
    points: [
      'Selection: each player takes two large rings, then two small ones, always the top two of one pile.',
      'Placement: in turn, four rings each. Who can place a ring must.',
      'Building: settlements, or else a resource base.',
      'The earth marker passes: the other player begins the next round.',
    ],
  },
  craters: {
    title: 'On a crater',
    text: 'A ring fits a crater of its size. It also takes every crater that overlaps. The crater under the tower is shut while the tower stands there, a crater with a base for good.',
  },
  stack: {
    title: 'On two rings',
    text: 'Any ring may rest on exactly two rings of equal height, whatever their size. It must repeat the colour of one of them, unless it is a collabo ring. Seen from above, a gap between the inner rims must stay; it must stand, and touch no third ring.',
  },
  tower: {
    title: 'The collabo ring',
    text: 'A large ring of the third colour on two rings of different colours calls the research tower. Nothing is laid on the ring that bears it. At the end the tower is worth 3 points to the player of the colour below it; on navy or on a crater it is worth nothing.',
  },
  building: {
    title: 'Building',
    text: 'Every large ring of your colour from the second level up with no ring, tower or settlement on it gets a settlement, 2 points each. You have six; with more rings than settlements left you choose. Whoever built none this round puts a resource base on a crater, 1 point, if there is room for one. Both stay for good, also when rings come to lie above.',
  },
  end: {
    title: 'The end',
    points: [
      '2 for every settlement, 1 for every resource base, −1 for every ring left unplaced.',
      '2 for the most rings connected: rings of one colour that rest on each other.',
      '2 for the ring at the highest level, 3 for the ring with the tower.',
      'Shared first places count for both; if navy alone is first, nobody has the bonus.',
      'Equal totals: who was second in the first round wins.',
    ],
  },
}

/** Moon Base in short. */
export const help: readonly HelpText[] = [
  { id: 'aim', title: w.aim.title, body: [w.aim.text] },
  { id: 'colours', title: w.colours.title, body: [w.colours.text] },
  { id: 'round', title: w.round.title, body: [{ list: w.round.points }] },
  { id: 'craters', title: w.craters.title, body: [w.craters.text] },
  { id: 'stack', title: w.stack.title, body: [w.stack.text] },
  { id: 'tower', title: w.tower.title, body: [w.tower.text] },
  { id: 'building', title: w.building.title, body: [w.building.text] },
  { id: 'end', title: w.end.title, body: [{ list: w.end.points }] },
]
