import type { HelpText } from '@perilune/engine'

/* Terraforming Mars in short, in the order in which one learns it. */

const sections = {
  aim: {
    title: 'The aim',
    text: [
      'You lead a corporation that makes Mars habitable. Everybody works on the same planet: it gets warmer, its air can be breathed, oceans fill. When all three are done the game ends, and whoever has the most points wins.',
      'Every step of temperature or oxygen and every ocean raises the terraform rating of whoever did it by 1. The rating is income in every generation and points at the end.',
    ],
  },
  generation: {
    title: 'A generation',
    text: [
      'The game is played in generations. Each has a research phase, an action phase and a production phase. The first player changes with every generation.',
    ],
  },
  research: {
    title: 'Research',
    text: [
      'Everybody looks at four cards and buys any of them for 3 MC each; the others are discarded. With the draft you take one of four, pass the rest on, and buy from the four you took.',
      'At the start it is a choice of one of two corporations and any of ten projects, paid with the corporation’s money.',
      'With the option “One corporation of an expansion” one of the two is of Venus Next, Prelude or Colonies.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: [
      'In the action phase you take one or two actions on your turn, then the next seat does. Who passes is out for this generation. The phase ends when all have passed.',
      'An action is: play a card, use the action of a blue card, take a standard project, turn 8 plants into a greenery, turn 8 heat into a step of temperature, claim a milestone, or fund an award.',
    ],
  },
  cards: {
    title: 'Cards',
    text: [
      'Green cards work once and stay. Blue cards have an effect that holds on, or an action that can be used once in every generation. Red cards are events: they work once and are turned over, and their tags no longer count.',
      'A requirement must be met when the card is played: a value of oxygen, temperature or oceans, from it or up to it; or so many tags. Icons on a rail are production, bare ones are taken at once, dashed ones can strike any player.',
      'What a card takes away must be there, or it can’t be played. Removing what belongs to others is always your choice; lowering their production is not.',
    ],
  },
  paying: {
    title: 'Paying',
    text: [
      'Steel is worth 2 MC for cards with a building tag, titanium 3 MC for cards with a space tag. There is no change. The table suggests a payment that wastes nothing; the button Payment changes it.',
    ],
  },
  tiles: {
    title: 'Tiles',
    text: [
      'Oceans lie on blue areas. Cities never lie beside each other. Greeneries lie beside a tile of yours if they can, and raise oxygen by a step. Whatever is printed on the area is yours, and every ocean beside the new tile brings 2 MC.',
      'At the end a greenery scores 1 point for its owner, a city 1 point for every greenery beside it, whoever owns that.',
    ],
  },
  goals: {
    title: 'Milestones and awards',
    text: [
      'A milestone costs 8 MC and scores 5 points for the first who claims it; only three of them can be claimed.',
      'An award is funded by anybody, for 8, 14, then 20 MC. At the end the best in it scores 5 points and the second 2, whoever paid for it. With two players there is no second place.',
    ],
  },
  production: {
    title: 'Production',
    text: [
      'All energy becomes heat. Then everybody takes MC for the terraform rating and MC production, and the other resources by their production. Used cards are ready again.',
    ],
  },
  end: {
    title: 'The end',
    text: [
      'When temperature is 8 °C, oxygen 14 % and nine oceans lie, the generation is played to its end. Then plants may still become greeneries, in turn order. Points: the rating, awards, milestones, greeneries, cities, and the points on cards.',
    ],
  },
  venus: {
    title: 'Venus Next',
    text: [
      'Venus is a second planet to work on: its track goes from 0 to 30 % in steps of 2. A step raises your terraform rating; 8 % brings a card and 16 % a further step of rating. The game does not wait for Venus: it ends by the three parameters of Mars.',
      'After every generation the World Government raises one parameter that is not complete, chosen by the first player. Nobody gains anything by it, but the game moves on.',
      'Floaters are resources that lie on cards, as microbes and animals do; cards say what they are for.',
    ],
  },
  prelude: {
    title: 'Prelude',
    text: [
      'Everybody is dealt four preludes with the starting cards and keeps two. They are played in turn order before the first generation, one after the other, and give a head start. One that can’t be carried out in full is put away for 15 MC.',
      'What preludes bring can’t pay for the starting cards. Alone, the game has 12 generations with them.',
    ],
  },
  colonies: {
    title: 'Colonies',
    text: [
      'Beside Mars lie the colony tiles, two more than players; five for two of them, three for one. Each has a track with a marker. A trade sends one of your fleets there for 9 MC, 3 energy or 3 titanium and brings what stands at the marker; then the marker goes back, as far as colonies let it. Every colony there brings its owner a bonus, whoever trades.',
      'A colony is built as a standard project for 17 MC or by a card: at most three on a tile, one of each player. It brings something at once, and the marker never falls below the colonies.',
      'At the end of a generation every marker goes up a step and all fleets come home; only one fleet at a time can lie at a tile. Some moons sleep until somebody has a card that can hold what is found there.',
    ],
  },
  turmoil: {
    title: 'Turmoil',
    text: [
      'Six parties sit in the Terraforming Committee. The policy of the ruling party holds for everybody in the action phase. Once in a generation you send a delegate from the lobby free of charge, further ones for 5 MC each. Whoever has the most delegates in a party leads it; the party with the most delegates of all is dominant.',
      'At the end of a generation everybody loses 1 TR. Then the current global event happens, softened or strengthened by influence; the dominant party takes over, gives its bonus to all, and its leader becomes chairman, which is 1 TR. Influence is 1 for the chairman, 1 for the leader of the dominant party and 1 for another delegate there.',
      'When the Reds rule, every step of terraform rating costs its gainer 3 MC. At the end chairman and party leaders score 1 point each.',
    ],
  },
  solo: {
    title: 'Alone',
    text: [
      'Alone you have 14 generations to make Mars habitable, and Venus if it is in the game, beside two cities and two greeneries that belong to nobody; or to reach a terraform rating of 63. There are no milestones, no awards and no draft.',
    ],
  },
}

export const help: readonly HelpText[] = Object.entries(sections).map(([id, { title, text }]) => ({
  id,
  title,
  body: text,
}))
