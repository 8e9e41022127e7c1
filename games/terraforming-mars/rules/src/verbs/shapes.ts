import type { Bag, Condition, Counted, Target, Where } from '../cards/operands.js'
import type { Parameter } from '../map/tracks.js'
import type { Cube, Metal, Resource, Tag, TileKind } from '../names.js'

/*
 * What a card can do, as it is written: a closed set of verbs. `op` names the verb, and the field of the same
 * name is what it is about. Cards are written with the helpers of cards/write.ts. The union is written by
 * hand, because composites contain it.
 */

type Stock =
  /** Your own production; a reduction must be possible. */
  | ({ readonly op: 'production'; readonly production: Bag } & Counted)
  | ({ readonly op: 'gain'; readonly gain: Bag } & Counted)
  /** Must be there. MC are paid: with heat too where heat is money, and with the metals of `using`. */
  | { readonly op: 'lose'; readonly lose: Bag; readonly using?: readonly Metal[] }
  /** At least 1 of a resource, turned into as many of another; `rate` of it for each. */
  | {
      readonly op: 'exchange'
      readonly exchange: { readonly from: Resource; readonly to: Resource; readonly rate?: number }
    }
  /** At least 1 step of one production, turned into as many steps of another. */
  | {
      readonly op: 'shiftProduction'
      readonly shiftProduction: { readonly from: Resource; readonly to: Resource }
    }
  /**
   * All productions in the production box of one of your cards with this tag once more, or of two different
   * ones.
   */
  | { readonly op: 'copyProduction'; readonly copyProduction: Tag; readonly count?: 2 }
  /**
   * 1 production of the metal printed on the area of the tile just laid; your choice if it shows both. The
   * card remembers it.
   */
  | { readonly op: 'metalOfArea'; readonly metalOfArea: 1 }
  /** One step of your lowest production. */
  | { readonly op: 'raiseLowest'; readonly raiseLowest: 1 }

type Planet =
  /** Steps of a global parameter, with their terraform rating. Oceans are laid, not raised. */
  | { readonly op: 'raise'; readonly raise: Exclude<Parameter, 'oceans'>; readonly steps: number }
  | ({ readonly op: 'tr'; readonly tr: number } & Counted)

type OfMap =
  | { readonly op: 'place'; readonly place: TileKind; readonly where?: Where; readonly count?: number }
  /**
   * A marker on a free area, beside a tile or marker of yours if that is told: only you may lay a tile there.
   */
  | { readonly op: 'claimArea'; readonly claimArea: 1; readonly beside?: 'own' }
  /** The nomads come to a free area, or go on to one beside it and take what is printed there. */
  | { readonly op: 'nomads'; readonly nomads: 'settle' | 'move' }
  /** In a city that has none. Its owner may pay so many MC for a card. */
  | { readonly op: 'cathedral'; readonly cathedral: number }
  /** The first player chooses its area; everything else is yours. */
  | { readonly op: 'oceanByFirst'; readonly oceanByFirst: 1 }

type OfCards =
  | ({ readonly op: 'draw'; readonly draw: number } & Counted)
  /** Look at cards of the deck, keep some of them (exactly that many), discard the rest. */
  | { readonly op: 'look'; readonly look: number; readonly keep: number }
  /** Look at cards of the deck, buy any of them at your price for cards, discard the rest. */
  | { readonly op: 'look'; readonly look: number; readonly buy: true }
  /**
   * Turn cards of the deck up for all to see until so many with the tag, or with the icon anywhere on them,
   * are found; keep these, discard the rest.
   */
  | ({ readonly op: 'find'; readonly find: number } & ({ readonly tag: Tag } | { readonly icon: Cube }))
  /** Show the top card of the deck to all and discard it; if it has the tag, go on. */
  | { readonly op: 'reveal'; readonly reveal: Tag; readonly do: readonly Op[] }
  | { readonly op: 'discard'; readonly discard: number }
  | { readonly op: 'opponentsDraw'; readonly opponentsDraw: number }
  /** At least 1 of a resource: look at as many cards, keep one. */
  | { readonly op: 'spendToLook'; readonly spendToLook: Resource }
  /** Show any number of cards in your hand, for 1 MC each. */
  | { readonly op: 'showCards'; readonly showCards: 1 }
  /** Up to so many of your events back to your hand, but none that lays a special tile. */
  | { readonly op: 'takeBackEvents'; readonly takeBackEvents: number }

type Cubes =
  /**
   * `cube` is left out where the card it goes to decides. One effect's cubes all go to one card; with `tag`,
   * one that has it.
   */
  | ({
      readonly op: 'add'
      readonly add: number
      readonly cube?: Cube
      readonly to: Target
      readonly tag?: Tag
    } & Counted)
  /** A cost: cubes off this card, off any card of yours, or off any card, red-bordered. Compulsory. */
  | {
      readonly op: 'spend'
      readonly spend: number
      readonly cube: Cube
      readonly from: 'this' | 'own-card' | 'any-card'
    }
  /** At least 1 cube on this card, each turned into this much. */
  | { readonly op: 'cubesInto'; readonly cubesInto: Bag }
  /** A disease here, and a loss of so many MC, or all you have. */
  | { readonly op: 'infect'; readonly infect: number }
  /** A disease less and 1 TR; with no disease here you may turn this card into an event for so much TR. */
  | { readonly op: 'cureOrFlip'; readonly cureOrFlip: number }
  /** A space or building card from your hand goes here, with so many cubes on it. */
  | { readonly op: 'park'; readonly park: number }
  | { readonly op: 'doubleParked'; readonly doubleParked: 1 }

type Rivals =
  /**
   * Red-bordered, optional, from one player (and one card). `beside`: only owners of tiles beside the tile
   * just laid; `having`: only who has such a tag in play.
   */
  | {
      readonly op: 'removeAny'
      readonly removeAny: Bag
      readonly beside?: 'tile-laid'
      readonly having?: Tag
    }
  | { readonly op: 'removeAnyCubes'; readonly removeAnyCubes: number; readonly cube: Cube }
  | { readonly op: 'stealAny'; readonly stealAny: Bag }
  /** Red-bordered, compulsory and in full: one player, perhaps yourself. */
  | { readonly op: 'reduceAny'; readonly reduceAny: Bag }
  /**
   * Steal up to so many MC from a player who has harmed you in this generation, and leave the card with that
   * player.
   */
  | { readonly op: 'sue'; readonly sue: number }
  /** Every opponent's MC production goes down so many steps, as far as it can. It is their own doing. */
  | { readonly op: 'lowerOpponents'; readonly lowerOpponents: number }

type Order =
  /**
   * One of the lists; an empty one is to do nothing. `evenIfLost`: cubes may be chosen that no card of yours
   * can hold.
   */
  | { readonly op: 'choose'; readonly choose: readonly (readonly Op[])[]; readonly evenIfLost?: true }
  /** The owner may decline. */
  | { readonly op: 'may'; readonly may: readonly Op[] }
  | {
      readonly op: 'if'
      readonly if: Condition
      readonly do: readonly Op[]
      readonly else?: readonly Op[]
    }
  /** In this order. */
  | { readonly op: 'inOrder'; readonly inOrder: readonly Op[] }

type Play =
  /** A project from the hand, now, cheaper or without regard to what it requires of the global parameters. */
  | {
      readonly op: 'playCard'
      readonly playCard: { readonly discount?: number; readonly ignoring?: 'parameters' }
    }
  /** For your next card in this generation alone. */
  | { readonly op: 'nextCard'; readonly nextCard: { readonly discount?: number; readonly slack?: number } }
  /** One of the three, free of charge. */
  | { readonly op: 'fundAward'; readonly fundAward: 1 }
  /** Look at so many, play one, remove the rest from the game. */
  | { readonly op: 'drawPreludes'; readonly drawPreludes: number }
  | { readonly op: 'drawCorporations'; readonly drawCorporations: number }
  /** What another prelude of yours does when it is played, once more. */
  | { readonly op: 'repeatPrelude'; readonly repeatPrelude: 1 }
  /** Any but selling patents, paid for. Where none can be paid for: so many MC instead, or all there are. */
  | { readonly op: 'standardProject'; readonly standardProject: 1; readonly orPay?: number }
  /** The action of a card of yours that was used in this generation, once more. */
  | { readonly op: 'useAgain'; readonly useAgain: 1 }

type OfColonies =
  /** A colony; `again`: even where you have one. It must be possible. */
  | { readonly op: 'colony'; readonly colony: 1; readonly again?: true }
  /** Trade fleets. */
  | { readonly op: 'fleets'; readonly fleets: number }
  /** A trade that costs nothing but the fleet. */
  | { readonly op: 'freeTrade'; readonly freeTrade: 1 }
  /** The marker of one colony tile up a step, of another down a step. */
  | { readonly op: 'moveMarkers'; readonly moveMarkers: 1 }
  /** The bonus of every colony of yours. */
  | { readonly op: 'colonyBonuses'; readonly colonyBonuses: 'mine' }
  /** A colony tile that is not in the game comes into it. */
  | { readonly op: 'addColonyTile'; readonly addColonyTile: 1 }

type Committee =
  /** So many of your own, from reserve and lobby, to one party. They must be there. */
  | { readonly op: 'delegates'; readonly delegates: number }
  /** A delegate of whatever colour that leads no party goes home. */
  | { readonly op: 'banDelegate'; readonly banDelegate: 1 }
  /** A neutral delegate that leads no party makes room for one of yours. */
  | { readonly op: 'recruit'; readonly recruit: 1 }
  /** One of your delegates takes the place of a neutral chairman. */
  | { readonly op: 'takeChair'; readonly takeChair: 1 }

export type Op = Stock | Planet | OfMap | OfCards | Cubes | Rivals | Order | Play | OfColonies | Committee

export type VerbName = Op['op']

/** An operation of one verb as it is written. */
export type Shape<V extends VerbName> = Extract<Op, { readonly op: V }>
