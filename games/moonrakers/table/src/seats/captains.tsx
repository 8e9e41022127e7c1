import { cardOf, deckOf, discardOf, handOf, type MoonrakersState, objectivesOf } from '@perilune/moonrakers'
import { Dialog, Num, SeatBadge, type SeatInfo, seatClass, useRoving } from '@perilune/ui'
import type { ReactNode } from 'react'
import { CardToRead } from '../cards/card.js'
import { Icon, type IconName } from '../cards/glyphs.js'
import { cardsAt, countAt, type MoonrakersView, nameOf } from '../view.js'
import { words } from '../words.js'

/** A captain's part in the talks or the mission, in words. */
function roleOf(view: MoonrakersView, seat: number): string {
  const { turn, talks, mission } = view
  if (talks) {
    if (seat === turn.leader) return words.leader
    if (!talks.terms) return ''
    if (!talks.terms[seat]) return words.notInvited
    const reply = talks.replies[seat]
    if (reply === 'accept') return words.accepted
    return reply === 'decline' ? words.declined : reply === 'counter' ? words.countered : words.thinks
  }
  if (mission && turn.phase === 'mission') {
    if (!mission.participants.includes(seat)) return words.watches
    const actions = mission.actions[seat]
    if (mission.done[seat]) return words.done(actions)
    return mission.floor[seat] ? words.plays(actions) : words.waits(actions)
  }
  return seat === turn.leader ? words.leader : ''
}

const Fact = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <span title={title}>
    <Icon name={icon} title={title} />
    {children}
  </span>
)

/** Prestige as cells up to the goal; cells that a share of the reward would add are outlined. */
function Track({ prestige, share, goal }: { prestige: number; share: number; goal: number }) {
  return (
    <span className="mr-track" aria-hidden="true">
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} className={i < prestige ? 'on' : i < prestige + share ? 'will' : ''} />
      ))}
    </span>
  )
}

export function Captains(props: {
  view: MoonrakersView
  then: MoonrakersState | null
  seats: readonly SeatInfo[]
  /** The seat whose cards are open in a window. */
  open: number | undefined
  setOpen(seat: number | undefined): void
  children?: ReactNode
}) {
  const { view, then, open, setOpen } = props
  const all = useRoving<HTMLElement>('.mr-captain-top')
  const terms = view.talks?.terms ?? (view.turn.phase === 'mission' ? view.mission?.terms : undefined)
  const opened = open === undefined ? undefined : props.seats[open]
  return (
    <section className="mr-captains" ref={all} data-at="others" aria-label={words.captains}>
      {props.seats.map((info) => {
        const captain = view.captains[info.seat]
        const after = then?.captains[info.seat]
        const role = roleOf(view, info.seat)
        return (
          <div
            key={info.seat}
            className={`mr-captain ${seatClass(info.seat)} ${info.asked ? 'asked' : ''}`}
            data-place={`seat:${info.seat}`}
          >
            <button
              type="button"
              className="mr-captain-top"
              data-enter="own"
              data-tip={words.openCaptain(info.name)}
              onClick={() => setOpen(info.seat)}
            >
              <SeatBadge info={info} />
              <span className="mr-prestige">
                <Icon name="prestige" title={words.prestige} />
                <Num value={captain.prestige} then={after?.prestige} />
              </span>
            </button>
            <Track prestige={captain.prestige} share={terms?.[info.seat]?.[0] ?? 0} goal={view.goal} />
            <div className="mr-facts">
              <Fact icon="credit" title={words.credits}>
                <Num value={captain.credits} then={after?.credits} />
              </Fact>
              <Fact icon="hand" title={words.inHand}>
                {countAt(view, handOf(info.seat))}
              </Fact>
              <Fact icon="objective" title={words.hiddenObjectives}>
                {countAt(view, objectivesOf(info.seat))}
              </Fact>
            </div>
            <p className="mr-parts">
              {captain.ship.length > 0 ? captain.ship.map(nameOf).join(', ') : words.noParts}
            </p>
            {role && (
              <span className={`mr-role ${info.seat === view.turn.leader ? 'lead' : ''}`}>{role}</span>
            )}
          </div>
        )
      })}
      {props.children}
      {opened && <Captain view={view} info={opened} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

/** All open information about a captain. */
function Captain(props: { view: MoonrakersView; info: SeatInfo; onClose(): void }) {
  const { view, info } = props
  const captain = view.captains[info.seat]
  const discarded = cardsAt(view, discardOf(info.seat))
  const row = (title: string, cards: readonly string[]) => (
    <>
      <h3 className="label">{title}</h3>
      {cards.length === 0 ? (
        <p className="mr-quiet">{words.nothingThere}</p>
      ) : (
        <div className="mr-spread">
          {cards.map((id, i) => (
            <CardToRead key={`${id}:${i}`} id={id} width={cardOf(id).deck === 'objective' ? 190 : 128} />
          ))}
        </div>
      )}
    </>
  )
  return (
    <Dialog title={info.name} wide onClose={props.onClose}>
      {row(words.ship, captain.ship)}
      {row(`${words.discarded}, ${words.deck(countAt(view, deckOf(info.seat)))}`, discarded)}
      {row(words.claimedBefore, captain.claimed)}
    </Dialog>
  )
}
