import { moonrakers } from '@perilune/moonrakers-words-en'
import { describe, expect, test } from 'vitest'

/*
 * What the cards say is made from what they do. One card a line: ship parts, crew, objectives, action cards
 * and some contracts.
 */

const TEXTS = `
abandoned-vessel | Needs 3 reactors and 3 damage. Brings 1 prestige, 4 credits and 1 bonus card. 2 hazard dice.
admirals-flagship | Needs 5 reactors, 5 shields and 8 damage. Brings 5 prestige, 11 credits and 1 bonus card. 4 hazard dice.
blockade-run | Needs 1 thruster and 1 shield. Brings 3 credits. No hazards.
claim-bounty | Needs 2 reactors and 3 damage. Brings 1 prestige and 3 credits. 1 hazard die.
absorption-k2 | Comes with a Reactor. When a contract of yours begins, if your hand has no reactor: draw 1 card.
accelerator-mk3 | Comes with a Reactor. With the first reactor you play in a contract: gain 1 action.
barrier-a3 | Comes with a Shield. When a contract of yours begins, if your hand has no shield: draw 1 card.
cloaking-device | You roll 1 hazard die fewer than agreed; nobody rolls it instead.
the-clone-bay | Once in a contract, for 1 action: play one of your played crew cards again.
daburu-mk1 | When a contract of yours begins: gain 1 action.
dark-matter-mk3 | Comes with a Damage 2. As often as you like, for 1 action and a Damage 1 and a Damage 2 discarded from your hand: deal 5 damage.
the-dauntless | Comes with 2 Shield cards. With every shield you play: lower the damage requirement by 1.
defender-5000 | Comes with a Shield. As often as you like, for 1 action and two cards other than shields discarded from your hand: count this as a shield.
duo-1000 | Comes with a Shield. With the first shield you play in a contract: add 1 more shield to the contract, then block 1 of your hazards.
emulator-mk2 | Comes with a Shield. The first Shield you play in a contract costs no action.
escape-jets-e1 | Comes with a Thruster. When a contract of yours begins, if your hand has no thruster: draw 1 card.
flash | You draw new hands of 6 cards.
the-gatling-laser | Comes with a Miss and a Damage 3. Contracts of yours need 1 damage less.
jump-jets-e2 | Comes with a Thruster. When a contract of yours begins: every other ally draws 1 card.
the-leech | Comes with 2 Reactor cards. When a contract of yours begins: gain 1 action for every ally in the contract.
mg-charge-core | Comes with a Reactor. As often as you like, for 1 action: play a Damage 1 of your hand worth 3, then put a new miss into your discard pile.
mg-phase-core | Comes with a Reactor. With the second reactor you play in a contract: lower the damage requirement by 1.
mg-support-core | Comes with 2 Reactor cards. The first damage card you play in a contract costs no action.
mg-warp | Comes with a Thruster. With the first damage card you play in a contract: draw 2 cards.
mg1-kinetic | Comes with a Miss and 2 Damage 1 cards. As often as you like, for a Damage 1 of your hand trashed: lower the damage requirement by 3.
mg1-rail-gun | Comes with a Miss and a Damage 2. Contracts of yours need 2 damage less, as long as you have played no shield.
mg2-laser-turrets | Comes with 2 Damage 1 cards. As often as you like, for 1 action and 2 Damage 1 cards discarded from your hand: deal 4 damage.
mg2-quad-laser | Comes with a Damage 3. When a contract of yours begins, if your hand has no damage card: draw 2 cards.
multi-stage-m1 | Comes with 2 Thruster cards. Once in a contract: discard up to 3 cards of your hand; every other ally draws as many.
predator-mk1 | Comes with a Miss and a Damage 2. Everybody in a contract of yours may play one Damage 1 for no action.
projector-s2 | Comes with 2 Shield cards. When a contract of yours begins: draw 1 card for every hazard die you rolled.
pulsor-mk1 | Comes with a Reactor. When a contract of yours begins: every other ally gains 1 action.
the-pursuer | Comes with 2 Thruster cards. Once in a contract: discard up to 3 cards of your hand and draw as many.
the-quantum-driver | Comes with a Miss and a Damage 3. Once in a contract, a Damage 1 you play may be worth 3.
replicator-mk1 | Comes with a Thruster. As often as you like, for 1 action and two cards of the same kind discarded from your hand: count this as a shield, a thruster, a reactor or a damage card worth 1.
sapphire-mk2 | Comes with a Reactor. Contracts of yours need 1 reactor less.
swarm-mk1 | Comes with a Miss and a Damage 2. As often as you like, for a Damage 1 discarded from your hand: gain 2 actions.
symbiote-9000 | Comes with a Shield. Once in a contract, for a card of your hand trashed: block 1 of your hazards.
titan-3000 | Comes with a Shield. Contracts of yours need 1 shield less.
twin-jets-e4 | Comes with a Thruster. Contracts of yours need 1 thruster less.
vector-jets-e3 | Comes with a Thruster. When a contract that you lead begins: draw 1 card.
ada-massa | Gain 3 actions, then lower the reactor requirement by 1.
at-0k | Remove one of your hazard dice, then count this as a damage card worth the hazards on that die.
b3-ar | You may take a crew card from your played cards or your discard pile into your hand, then gain 1 action.
bill-bendo | Block 1 of your hazards, lower the shield requirement by 1, then either draw 1 card or gain 1 action.
crusse-parke | Count this as a damage card worth 4, then trash the top card of your draw pile.
dana-powalki | Count this as a damage card worth 3, then gain 1 action.
kal-damar | Draw 2 cards, then you may trash a card of your hand.
kary-powalk | Make every damage card of everybody in this contract worth 1 more, then gain 1 action.
lee-van-cribb | Look at the top 3 cards of your draw pile, play one of them for no action and discard the others, then gain 1 action.
lila-al-bindar | Trash a card of your hand, put a new reactor into your discard pile, then gain 1 action.
meg-gallak | Trash a card of your hand, lower one requirement of your choice by 2, then gain 1 action.
moro-mada | Lower one requirement of your choice by 2.
myla-dystra | Discard any number of cards of your hand and draw as many, then gain 1 action.
nella-van-daval | Draw 3 cards, then lower the thruster requirement by 1.
redacted | Count this as a shield, then you may roll any of your hazard dice again.
ryan-rogal | Draw 2 cards; you may play one damage card of these for no action, worth 5.
ryle-al-wren | Either block 2 of your hazards or lower the shield requirement by 2.
sella-pelleon | Lower one requirement of your choice by 1, draw 1 card, then gain 1 action.
tantin-al-vale | Count this as a damage card worth 2 or a shield.
zek-zarag | Search your draw pile for any card, shuffle the pile and play the card for no action.
ace | You complete a contract having rolled at least 2 hazard dice yourself.
barrage | You contribute at least 5 damage to one contract.
chain-reaction | You play at least 4 reactor cards in one contract.
daredevil | You complete a rescue contract without playing a shield.
efficiency | You complete a delivery contract without playing a thruster.
fire-support | You complete a kill contract without playing a damage card.
generalist | Your ship has a part of each of Magnomi, Henko, Komek and Ventus.
gun-for-hire | You complete a kill contract alone, without allies or mercenaries.
megaton | Your ship has at least 3 Magnomi parts.
money-bags | At the end of your turn, after buying, you have at least 8 credits.
natural-leader | You play at least 3 crew cards in one contract.
over-9000 | Your ship has at least 3 Komek parts.
quick-run | You complete a delivery contract alone, without allies or mercenaries.
quick-strike | You play at least 3 thruster cards in one contract.
saboteur | You fail a contract as an ally.
santa-maria | You complete an explore contract alone, without allies or mercenaries.
shield-wall | You play at least 3 shield cards in one contract.
specialist | Your ship has at least 2 Sorelia parts.
speed-demon | Your ship has at least 3 Ventus parts.
tank | Your ship has at least 3 Henko parts.
tinker | You replace one of four ship parts by a new one.
utopia | You complete a contract as its leader, with everybody else as an ally.
youre-my-hero | You complete a rescue contract alone, without allies or mercenaries.
reactor | You gain 2 actions.
thruster | You draw 2 cards.
shield | Blocks 1 of your hazards.
damage1 | Worth 1 damage.
damage2 | Worth 2 damage.
damage3 | Worth 3 damage.
miss | Does nothing.
`

const textOf = (id: string): string => moonrakers.cards.find((card) => card.id === id)?.text ?? ''

test.each(
  TEXTS.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)('%s says what it does', (id, text) => {
  expect(textOf(id)).toBe(text)
})

describe.each(moonrakers.cards.map((card) => card.id))('the text of %s', (id) => {
  test('is whole sentences without a trace of the data they are made of', () => {
    expect(textOf(id)).toMatch(/^[A-Z].*\.$/)
    expect(textOf(id)).not.toMatch(/undefined|NaN|null|\[object| {2}| \.|\.\./)
    expect(textOf(id)).not.toMatch(
      /(?<!Damage )\b1 (hazard dice|cards|actions|credits|shields|reactors|thrusters)\b/,
    )
    expect(textOf(id)).not.toMatch(
      /\b[2-9] (hazard die|card|action|credit|shield|reactor|thruster)\b(?! card)/,
    )
  })
})
