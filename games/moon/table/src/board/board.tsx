import type { Option } from '@perilune/engine'
import { cardOf, DISCARD, FLAGS, LEVELS, type MoonState, REPUTATIONS } from '@perilune/moon'
import { capital, Dialog, Glyph, Num, Panel, type SeatInfo, SeatShape, Spoken, useRoving } from '@perilune/ui'
import { CardToRead, MoonCard, Pips, textOf } from '../card/card.js'
import { type Choosing, ThingFrame } from '../choosing/thing.js'
import { CounterIcon } from '../icons/index.js'
import { asState, type MoonView } from '../preview.js'
import { type MoonRules, useRules } from '../rules.js'
import { PILE } from '../story.js'
import type { TableWindow } from '../table-state.js'
import { words } from '../words.js'

interface BoardProps {
  view: MoonView
  then: MoonState | null
  seats: readonly SeatInfo[]
  seat: number
  claims: readonly Option[]
  selected: string | undefined
  onClaim(card: string): void
  choosing: Choosing
  opened: TableWindow | undefined
  open(window: TableWindow | undefined): void
}

/** The middle of the table: the Flag Rewards with X, the Reputations, the piles. */
export function Board(props: BoardProps) {
  const region = useRoving<HTMLDivElement>('button:not(dialog *)', '.ready, .thing')
  return (
    <div className="moon-board" data-at="board" ref={region}>
      <FlagRewards {...props} />
      <Reputations {...props} />
      <Piles {...props} />
    </div>
  )
}

function FlagRewards({ view, then, seats, choosing }: BoardProps) {
  const state = asState(view)
  const { flagWinner } = useRules()
  return (
    <Panel title={words.flagRewards} className="moon-flags">
      <div className="flag-grid panel">
        {FLAGS.map((flag, f) => {
          const winner = flagWinner(state, f)
          const next = then ? flagWinner(then, f) : winner
          const shown = next < 0 ? -1 : next
          const none = state.settlements.every((s) => s.flags[f] === 0)
          const says =
            shown < 0
              ? none
                ? words.nobody
                : words.tied
              : seats[shown]?.me
                ? words.youLead
                : words.leads(seats[shown]?.name ?? '')
          return (
            <ThingFrame
              key={flag}
              choosing={choosing}
              thing={{ kind: 'flag', flag: f }}
              className={`flag-col ${next !== winner ? 'changing' : ''}`}
              label={`${capital(flag)}: ${says}.`}
            >
              <Glyph name={flag} title={capital(flag)} />
              <span className="hearts">
                <Num value={view.rewards[f]} then={then?.rewards[f]} />
                <Glyph name="heart" title={words.hearts} />
              </span>
              <div className={`flag-seats n${seats.length}`}>
                {seats.map((s) => {
                  const has = view.settlements[s.seat].flags[f]
                  const will = then?.settlements[s.seat].flags[f]
                  return (
                    <span
                      key={s.seat}
                      className={`${has === 0 && !will ? 'zero' : ''} ${s.seat === shown ? 'leads' : ''}`}
                    >
                      <SeatShape seat={s.seat} title={s.name} />
                      {will === undefined || will === has ? (
                        <Num value={has} />
                      ) : (
                        <b className="will">{will}</b>
                      )}
                    </span>
                  )
                })}
              </div>
              <span className="flag-says">{says}</span>
            </ThingFrame>
          )
        })}
        <div className="flag-col flag-x" data-tip={words.xTitle(view.x)}>
          <b>{words.x}</b>
          <span className="hearts">
            <Num value={view.x} />
            <Glyph name="heart" title={words.hearts} />
          </span>
          {view.x > 1 && <span className="flag-says">{words.thenX(view.x - 1)}</span>}
        </div>
      </div>
    </Panel>
  )
}

/** All Reputations of the game, claimed or not, by level. */
function allReputations(view: MoonView): { id: string; owner: number }[] {
  const open = (view.places[REPUTATIONS].cards ?? []).map((id) => ({ id, owner: -1 }))
  const taken = view.settlements.flatMap((s, owner) => s.reputations.map(({ card }) => ({ id: card, owner })))
  const level = (id: string) => LEVELS.indexOf(cardOf(id).level ?? 'bronze')
  return [...open, ...taken].sort((a, b) => level(a.id) - level(b.id) || (a.id < b.id ? -1 : 1))
}

/** A seat's progress: the count of a single requirement, or how many of several requirements are met. */
function progressOf(
  { count }: MoonRules,
  state: MoonState,
  seat: number,
  id: string,
): { has: number; needs: number } {
  const { requires } = cardOf(id)
  if (requires.length === 1) {
    const [{ count: counter, atLeast }] = requires
    return { has: Math.min(count(state, seat, counter), 99), needs: atLeast }
  }
  return {
    has: requires.filter((r) => count(state, seat, r.count) >= r.atLeast).length,
    needs: requires.length,
  }
}

function Reputations({ view, then, seats, seat, claims, selected, onClaim }: BoardProps) {
  const all = allReputations(view)
  const rules = useRules()
  return (
    <Panel title={words.reputations} note={words.reputationsNote} className="moon-reps">
      <div className={`rep-grid n${all.length / 3}`}>
        {all.map(({ id, owner }) => {
          const card = cardOf(id)
          const now = progressOf(rules, asState(view), seat, id)
          const later = then ? progressOf(rules, then, seat, id).has : now.has
          const claim = claims.find((o) => o.answer.card === id)
          const ready = claim && !claim.reason
          const label = `${card.name}. ${textOf(id)}${owner >= 0 ? ` ${capital(words.claimed(seats[owner]?.name ?? ''))}.` : ''}${claim?.because ? ` ${capital(claim.because)}.` : ''}`
          return (
            <button
              key={id}
              type="button"
              data-tip={label}
              aria-pressed={selected === id}
              className={`rep r-${card.level} ${owner >= 0 ? 'owned' : ''} ${ready ? 'ready' : ''}`}
              data-card={id}
              {...(ready ? { onClick: () => onClaim(id) } : { 'data-read': '' })}
            >
              <Spoken as={label}>
                <span className="rep-row">
                  <Pips card={card} />
                  <span className="rep-name">{card.name}</span>
                  {owner >= 0 ? (
                    <span data-piece={`claim:${owner}:${id}`}>
                      <SeatShape seat={owner} />
                    </span>
                  ) : (
                    <span className="rep-points">
                      {card.hearts}
                      <Glyph name="heart" />
                    </span>
                  )}
                </span>
                {owner < 0 && (
                  <>
                    <span className="rep-row">
                      <span className="rep-asks">
                        {card.requires.slice(0, 4).map((r) => (
                          <span key={r.count}>
                            {card.requires.length === 1 || r.atLeast > 1 ? `${r.atLeast} ` : ''}
                            <CounterIcon counter={r.count} />
                          </span>
                        ))}
                      </span>
                      <span className="rep-has">
                        {ready ? (
                          words.claim
                        ) : (
                          <>
                            <Num value={now.has} then={later} />
                            {later === now.has && <small>/{now.needs}</small>}
                          </>
                        )}
                      </span>
                    </span>
                    <Bar value={now.has} then={later} of={now.needs} />
                  </>
                )}
              </Spoken>
            </button>
          )
        })}
      </div>
    </Panel>
  )
}

const Bar = ({ value, then, of }: { value: number; then: number; of: number }) => (
  <svg className="rep-bar" viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
    <rect className="rep-bar-then" width={Math.min(of, then)} height="1" />
    <rect className="rep-bar-now" width={Math.min(of, value)} height="1" />
  </svg>
)

function Piles({ view, opened, open }: BoardProps) {
  const discard = view.places[DISCARD]
  const stack = view.places[useRules().stackOf(view.era)]
  return (
    <Panel title={words.cards} className="moon-piles">
      <div className="piles">
        <button
          type="button"
          className="pile"
          data-place={PILE.discard}
          onClick={() => open('discard')}
          disabled={!discard.cards?.length}
        >
          {discard.cards?.[0] ? (
            <MoonCard id={discard.cards[0]} width={81} />
          ) : (
            <span className="back empty" />
          )}
          <span className="pile-says">{words.discard(discard.count)}</span>
        </button>
        <div className="pile" data-place={PILE.stack}>
          <span className="back">
            <svg viewBox="0 0 83 116" aria-hidden="true">
              <g fill="none" stroke="currentColor" opacity=".35">
                <circle cx="42" cy="58" r="26" />
                <ellipse cx="42" cy="58" rx="46" ry="14" transform="rotate(-32 42 58)" />
              </g>
            </svg>
            <b>{words.roman(view.era)}</b>
          </span>
          <span className="pile-says">{words.stack(view.era, stack.count)}</span>
        </div>
      </div>
      {opened === 'discard' && (
        <Dialog title={words.discardTitle} wide onClose={() => open(undefined)}>
          <div className="card-spread">
            {discard.cards?.map((id, i) => (
              <CardToRead key={i} id={id} width={150} />
            ))}
          </div>
        </Dialog>
      )}
    </Panel>
  )
}
