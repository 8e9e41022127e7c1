import type { GameTable } from '@perilune/ui'
import { Icon } from './glyphs.js'

/** The rules in short, in the order in which one learns them. */
export const help: GameTable['help'] = [
  {
    id: 'aim',
    title: 'What it is about',
    body: (
      <p>
        Captains take contracts for <Icon name="prestige" title="prestige" /> prestige and{' '}
        <Icon name="credit" title="credits" /> credits, alone or with allies whom they may or may not trust.
        The game ends with the turn in which somebody has 10 prestige. If several have, net worth decides:
        credits, and the printed cost of ship parts and crew.
      </p>
    ),
  },
  {
    id: 'turn',
    title: 'A turn',
    body: (
      <>
        <p>
          The mission leader plans, flies a contract or stays at base, and buys. Then the captain to the left
          leads.
        </p>
        <ol>
          <li>
            <b>Plan.</b> Choose one of eight contracts, or stay at base. Once per turn a contract can be
            replaced for 1 credit.
          </li>
          <li>
            <b>Talks.</b> If you want allies, offer them shares. You may negotiate on two contracts a turn;
            the third you fly alone, or you stay at base.
          </li>
          <li>
            <b>Mission.</b> Dice are rolled by the shares agreed, then cards are played until all are done.
          </li>
          <li>
            <b>Buy.</b> Any number of ship parts and crew. Once per turn a card of the armory can be replaced
            for 1 credit.
          </li>
        </ol>
      </>
    ),
  },
  {
    id: 'talks',
    title: 'Talks',
    body: (
      <p>
        Prestige, credits, bonus cards and hazard dice of the contract are shared out, to the last unit.
        Invited captains accept, decline, or send the terms back changed. Nothing binds until all who join
        have agreed and the leader rolls. What is promised in the chat never binds: an ally must roll the dice
        agreed, and may keep every card back.
      </p>
    ),
  },
  {
    id: 'mission',
    title: 'Flying a contract',
    body: (
      <>
        <p>
          Everybody begins with one <Icon name="action" title="action" /> action; a card costs one. Together
          you must play the symbols that the contract needs.
        </p>
        <ul>
          <li>
            <Icon name="reactor" /> <b>Reactor:</b> 2 more actions for you.
          </li>
          <li>
            <Icon name="thruster" /> <b>Thruster:</b> you draw 2 cards.
          </li>
          <li>
            <Icon name="shield" /> <b>Shield:</b> blocks one of your hazards.
          </li>
          <li>
            <Icon name="damage" /> <b>Damage:</b> worth 1, 2 or 3. <Icon name="crew" /> <b>Crew:</b> each does
            something of its own. <Icon name="miss" /> <b>Miss:</b> nothing.
          </li>
        </ul>
        <p>
          The leader gives the floor and takes it back. Each <Icon name="hazard" title="hazard" /> hazard that
          is not blocked costs its roller 1 prestige, whether the contract succeeds or not; nobody falls below
          0.
        </p>
      </>
    ),
  },
  {
    id: 'base',
    title: 'Staying at base',
    body: (
      <p>
        Draw two objectives and keep one, take 1 credit, discard an available contract if you like, and draw a
        new hand. Then buy as always.
      </p>
    ),
  },
  {
    id: 'objectives',
    title: 'Objectives',
    body: (
      <p>
        Hidden, worth 1 prestige each. Claim one at any moment at which it is fulfilled, on anybody’s turn; it
        scores when that turn ends. What you forget to claim you must do again.
      </p>
    ),
  },
  {
    id: 'armory',
    title: 'Ship parts and crew',
    body: (
      <p>
        A ship has room for four parts; a fifth replaces one. The action cards that come with a part go to
        your discard pile and stay yours. Hired crew go to your discard pile too. A bonus card comes from the
        top of the deck you choose, and you may leave it.
      </p>
    ),
  },
  {
    id: 'two',
    title: 'Two captains',
    body: (
      <p>
        A row of five mercenaries helps the leader. An action card costs 1 credit of the leader’s share of the
        reward, and 1 more for each hired before it in the round; it gives its symbol only. A crew card costs
        1 prestige of the share and does what it says. After both have led, the row is new.
      </p>
    ),
  },
]
