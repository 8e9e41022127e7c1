import type { Ability, CompiledCard } from '@perilune/moonrakers'

/* What the rules say about a card beyond its text: by when its ability works, and by deck. */

export const byWhen: Readonly<Record<Ability['when'], readonly string[]>> = {
  start: ['It works after the dice are rolled and before anybody plays a card.'],
  roll: [
    'The die that is not rolled is rolled by nobody else. Fewer dice rolled also count as fewer for objectives.',
  ],
  play: ['A card that only counts as another one sets it off too. What a mercenary does never does.'],
  raise: ['You say so when you play the card; it works once in a contract.'],
  cost: ['A card that costs no action can be played when you have none left.'],
  activate: ['Using a ship part needs no action unless its text says so, and the floor.'],
  always: ['It works for every contract you take part in, whether you lead or not.'],
}

export const byDeck: Readonly<Record<CompiledCard['deck'], readonly string[]>> = {
  action: [
    'Playing it costs one action. Its benefit is for the one who plays it alone; its symbol counts for everybody.',
  ],
  crew: [
    'Playing it costs one action and counts as one crew. It goes to the discard pile with the other played cards when the contract is over.',
  ],
  part: [
    'When it is removed from the ship it leaves the game, but the cards that came with it stay in the deck.',
  ],
  contract: [
    'All that is printed on it can be shared in talks; nothing that is owned already can.',
    'A contract that fails brings nothing and costs nothing; hazards that are not blocked still do.',
  ],
  objective: [
    'Only its owner sees it. It can be claimed at any moment at which it is fulfilled, and scores when the turn ends; what is not claimed by then must be done anew.',
  ],
}
