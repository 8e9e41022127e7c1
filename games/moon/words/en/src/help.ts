import { type HelpText, textOnly } from '@perilune/engine'

const w = {
  aim: {
    title: 'The aim',
    text: 'You build a settlement over three Eras. Whoever has most Hearts at the end of the third wins.',
  },
  era: {
    title: 'An Era',
    phases: [
      'Production: everybody takes what the Base and the Blue Structures produce.',
      'Construction: cards are dealt, and in turns each hand is used up, one card a turn.',
      'Scoring: Flag Rewards are won, X goes down by one, Hearts on cards are scored.',
    ],
    text: 'Hands have eight cards with two players, seven with three or four, six with five. All hands but one come with an Expedition of the Era; the First Expedition goes with the last.',
  },
  turn: {
    title: 'A turn',
    text: 'You must construct or assimilate one card of your hand. Beside that, in any order and each once, unless a card allows more:',
    extras: [
      'park a Rover at somebody else’s Structure,',
      'flip one Pink Structure of your own,',
      'use the action of the Expedition in your hand,',
      'claim one Reputation whose requirement you meet.',
    ],
    order:
      'After each round hands and Expeditions go to the left. With three to five players the holder of the First Expedition begins the next round.',
  },
  cards: {
    title: 'The cards',
    text: 'To construct a card you pay its Resources and must already have the Flags it needs. The colour says what kind it is:',
    kinds: [
      'Blue produces: at once when it is built, and in each later production.',
      'Yellow shows Flags, for majorities and for what other cards need.',
      'Pink has an action: flip it to use it, once in each Era.',
      'Grey works all the time, or is counted at the end of the game.',
      'Red is the Obelisk: on a later turn it goes back into your hand, and you construct one more Structure of that hand.',
    ],
    assimilate:
      'To assimilate a card you put it on the Discard Pile and take what its foot shows. Any card can be assimilated. X is the number of Hearts that lie under X.',
  },
  rovers: {
    title: 'Rovers',
    text: [
      'A parked Rover takes the one Rover space of a Blue or Yellow Structure of another player. On Blue you take all it produces. On Yellow its Flags help with one construct of this turn, at once or later; they count for nothing else.',
      'Once parked, the Rover belongs to the owner of the Structure. It stays there until the end of the Era and then joins the owner’s Supply. Most Rovers, those parked with you included, break ties for Flag Rewards.',
    ],
  },
  reputations: {
    title: 'Reputations',
    text: [
      'They lie open in three levels: bronze, silver, gold. On your turn you may claim one whose requirement you meet; if you forget it, somebody else may be quicker.',
      'A Reputation is worth its Hearts at the end. Some do something when they are claimed, some for the rest of the game.',
    ],
  },
  scoring: {
    title: 'Scoring',
    steps: [
      'For each Flag, whoever has most takes the Hearts below it. Among equals most Rovers decide; if those are equal too, nobody takes them and they stay.',
      'One Heart is taken away from X.',
      'Hearts that lie on your cards are scored, and stay there for the next time.',
      'Every Flag gets four new Hearts after Era I, five after Era II.',
    ],
    end: 'At the end of the game the Hearts of Grey Structures and of Reputations are added. Among those who are tied for most Hearts most Rovers decide, then most Resources; if those are equal too, they share the victory.',
  },
  two: {
    title: 'With two players',
    text: 'The order of turns stays the same for a whole Era, whoever holds the First Expedition, and the other one begins the next Era. Some cards stay in the box.',
  },
  hints: {
    title: 'Hints for the first game',
    list: [
      'Look at the Expedition before you decide what to do.',
      'The bronze Reputations are easy: take one early.',
      'Watch everybody’s Flags, and count Rovers for the ties.',
      'What you pass on will be used by the next one.',
    ],
  },
}

/** Moon in short. */
export const help: readonly HelpText[] = [
  { id: 'aim', title: w.aim.title, body: [w.aim.text] },
  { id: 'era', title: w.era.title, body: [{ list: w.era.phases }, w.era.text] },
  { id: 'turn', title: w.turn.title, body: [w.turn.text, { list: w.turn.extras }, w.turn.order] },
  {
    id: 'cards',
    title: w.cards.title,
    body: [
      w.cards.text,
      { list: w.cards.kinds },
      [{ is: 'thing', text: '', of: 'assimilate' }, ...textOnly(` ${w.cards.assimilate}`)],
    ],
  },
  { id: 'rovers', title: w.rovers.title, body: w.rovers.text },
  { id: 'reputations', title: w.reputations.title, body: w.reputations.text },
  { id: 'scoring', title: w.scoring.title, body: [{ list: w.scoring.steps }, w.scoring.end] },
  { id: 'two', title: w.two.title, body: [w.two.text] },
  { id: 'hints', title: w.hints.title, body: [{ list: w.hints.list }] },
]
