import type { Sentence } from '@perilune/engine'
import { capital, catalogue } from '@perilune/ui'

/*
 * The words of Moon's table. What the rules say themselves (prompts, reasons, the log) comes from the rules.
 */

export const words = catalogue('moon', {
  sources: {
    flag: 'Flags',
    reputation: 'Reputations',
    production: 'Production',
    'hearts-on': 'Hearts on cards',
    end: 'Final scoring',
    '': 'Cards',
  },
  layers: { board: 'Board', mine: 'Mine', others: 'Others' },
  era: (n: number) => `Era ${ROMAN[n]}`,
  round: (n: number, of: number) => `Construction, round ${n} of ${of}`,
  flagRewards: 'Flag rewards',
  reputations: 'Reputations',
  reputationsNote: 'one a turn, first come',
  cards: 'Cards',
  discard: (n: number) => `Discard ${n}`,
  discardTitle: 'The Discard Pile',
  stack: (era: number, n: number) => `Era ${ROMAN[era]} stack ${n}`,
  leads: (name: string) => `${name} leads`,
  youLead: 'you lead',
  tied: 'tied',
  nobody: 'open',
  thenX: (n: number) => `then ${n}`,
  x: 'X',
  xTitle: (n: number) => `X is ${n} ${n === 1 ? 'Heart' : 'Hearts'} now`,
  flags: 'Flags',
  production: 'Production',
  eachEra: 'each era',
  others: 'Other settlements',
  mine: 'My settlement',
  flipCards: 'Cards that do something',
  colours: { blue: 'Blue', yellow: 'Yellow', pink: 'Pink', grey: 'Grey', red: 'Red' },
  settlementOf: (name: string) => `The settlement of ${name}`,
  hand: 'Hand',
  free: 'Free',
  needs: 'needs',
  claim: 'claim',
  claimed: (name: string) => `claimed by ${name}`,
  firstShort: 'first',
  roversHome: (n: number, out: number) => `${n} to park${out > 0 ? `, ${out} parked here` : ''}`,
  travels: 'Travels with the hand',
  once: 'once',
  rule: 'rule',
  whenClaimed: 'When claimed',
  ongoing: 'Ongoing',
  construct: 'Construct',
  assimilate: 'Assimilate',
  park: 'Park a rover',
  flip: 'Flip a card',
  useExpedition: 'Expedition',
  claimOne: 'Claim',
  extra: 'Extra construct',
  end: 'End the turn',
  also: 'Also this turn',
  chooseWay: 'In which way?',
  gain: 'gain',
  take: 'take',
  lead: (flag: string, from: string | null) =>
    from === null ? `take the lead in ${flag}` : `take the lead in ${flag} from ${from}`,
  standHigher: 'stand',
  higher: 'higher',
  short: (n: number, resource: string): Sentence => [
    { is: 'amount', text: `${n} ${capital(resource)}`, amount: n, of: resource },
    { is: 'text', text: ' short.' },
  ],
  aRoverOn: (name: string, card: string) => `A Rover on ${name}’s ${card}`,
  flipping: (card: string) => `Flipping ${card}`,
  claiming: (card: string) => `Claiming ${card}`,
  theExpedition: 'Your Expedition',
  remedy: (action: string, brings: number) => `${action} ${brings > 0 ? `brings ${brings}` : 'helps'}.`,
  roverFrom: (card: string, n: number) => `Assimilating ${card} brings ${n}.`,
  emptySpace: 'empty rover space',
  takenSpace: 'a rover stands here',
  flipped: 'flipped',
  waits: (name: string) => `${name} to play.`,
  hearts: 'Hearts',
  rover: 'Rover',
  rovers: 'Rovers',
  types: 'types',
  leadShort: 'lead',
  forPrice: 'for',
  withRover: 'with',
  freeOfCharge: 'free of charge',
  and: 'and',
  any: 'any',
  own: 'own',
  per: 'per',
  guide: {
    welcome: {
      title: 'Your settlement on the Moon',
      text: 'For three Eras you build it, card by card. People who go home talk about it: that is what Hearts count. Most Hearts at the end wins.',
    },
    hand: {
      title: 'An expedition has arrived',
      text: 'These cards are the structures it brings. Each turn you use exactly one of them: construct it, or assimilate it for what it is worth. Everything else on a turn is extra.',
    },
    card: {
      title: 'How to read a card',
      text: 'At the top: what it costs, and Flags you must have. The band shows what it does, the colour what kind it is. At the foot: what you get if you assimilate it. Press ? or hold a card to read it large.',
    },
    blue: {
      title: 'Blue produces',
      text: 'A Blue Structure gives what it shows at once, and again at the start of each Era. Early ones pay longest. Click Solar Panels, look at what will change, then press Construct.',
    },
    end: {
      title: 'That was your action',
      text: 'You say when the turn is over. Until then you can still do the extras, or take back what you did.',
    },
    travels: {
      title: 'The expedition moves on',
      text: 'After every round hands change places: these are the cards your rival has left you, and your old ones are over there. What you pass on will be used.',
    },
    expedition: {
      title: 'Every hand has its Expedition',
      text: 'The dark card travels with the hand and helps whoever holds it, once a turn. Look at it first: it is nearly always worth using.',
    },
    flags: {
      title: 'Flags are the talk of Earth',
      text: 'At the end of each Era whoever shows most of a Flag takes the Hearts below it. More Rovers break a tie; if those are equal too, the Hearts stay and the pile grows.',
    },
    yellow: {
      title: 'Yellow shows Flags',
      text: 'Construct a Yellow Structure. Its Flags count for the majority, and they open other cards that need them. The table above shows what the lead would be.',
    },
    rover: {
      title: 'Park a Rover',
      text: 'Once a turn, unless a card allows more, a Rover of yours may stop at a Structure of somebody else. On Blue you take what it makes; on Yellow you borrow its Flags for one construct of the turn. From then on it is theirs: it stays there, counts for their ties, and joins their Supply at the end of the Era.',
    },
    assimilate: {
      title: 'When nothing fits, assimilate',
      text: 'Any card can be put on the Discard Pile for the reward at its foot. It also keeps the card from your rival.',
    },
    reputations: {
      title: 'Reputations: first come, first served',
      text: 'Whoever meets a requirement on their own turn may claim the card, one a turn. It is worth Hearts at the end and brings something at once or for the rest of the game. The bars show how far you are.',
    },
    claim: {
      title: 'You can claim one now',
      text: 'You have what this Reputation asks for. Claim it before somebody else does.',
    },
    undo: {
      title: 'Nothing is lost',
      text: 'Try things out: what you did can be taken back here, or with the key U, as long as nothing hidden was shown by it.',
    },
    pink: {
      title: 'Pink can be flipped',
      text: 'Click a Pink Structure to use it: once in each Era, one card a turn. Grey ones work all the time or count at the end of the game.',
    },
    last: {
      title: 'The Era is nearly over',
      text: 'When the last cards are used, Rovers parked with you come to your Supply and Pink cards turn back; then Flags are counted and Hearts on cards are scored. See where one more Flag would take the lead.',
    },
    era: {
      title: 'Era II: production',
      text: 'Everything Blue has just produced again, the Flag Rewards are higher and the cards stronger. The rules stay the same. You know the game now: play it to its end.',
    },
  },
  help: {
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
  },
})

export const ROMAN = ['', 'I', 'II', 'III']
