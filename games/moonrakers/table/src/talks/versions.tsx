import { cardOf, objectivesOf, type Talks } from '@perilune/moonrakers'
import { type SeatInfo, SeatShape, seatClass, useKeySource } from '@perilune/ui'
import type { ReactNode } from 'react'
import { Amount } from '../cards/card.js'
import { comesInReach } from '../mine/objectives.js'
import { cardsAt, type MoonrakersView, nameOf } from '../view.js'
import { words } from '../words.js'
import { Shares } from './shares.js'
import { alliesIn, type Change, COUNTED, changesOf, type Draft, isSame, totalsOf } from './terms.js'

export interface VersionsProps {
  view: MoonrakersView
  talks: Talks
  seats: readonly SeatInfo[]
  seat: number
  draft: Draft
  /** Shows another version; null while the viewer has nothing to answer. */
  look: ((draft: Draft) => void) | null
}

interface Version {
  readonly key: string
  readonly title: string
  readonly note: string
  readonly terms: Draft
  /** The seat whose counter-proposal it is, or whose draft. */
  readonly author: number | null
  readonly own: boolean
}

/** How much a draft differs from the nearest version: "1 credit from Kepler's counter". */
function apartFrom(draft: Draft, others: readonly Version[]): string {
  const [nearest] = others
    .map(({ title, terms }) => ({ title, more: changesOf(draft, terms).filter(({ by }) => by > 0) }))
    .sort((a, b) => units(a.more) - units(b.more))
  if (!nearest || nearest.more.length === 0) return words.notSent
  const columns = [...new Set(nearest.more.map(({ column }) => column))]
  const things = columns.map((column) =>
    COUNTED[column](units(nearest.more.filter((change) => change.column === column))),
  )
  return words.apartFrom(things, nearest.title)
}

const units = (changes: readonly Change[]): number => changes.reduce((sum, { by }) => sum + by, 0)

/** The terms on the table, the counter-proposals, and the player's own draft. */
function versionsOf({ talks, seats, seat, draft }: VersionsProps): Version[] {
  const all: Version[] = []
  if (talks.terms)
    all.push({
      key: 'terms',
      title: words.terms(talks.proposals),
      note: words.onTheTable,
      terms: talks.terms,
      author: null,
      own: false,
    })
  talks.counters.forEach((terms, author) => {
    if (terms)
      all.push({
        key: `counter:${author}`,
        title: words.counterShort(seats[author]?.name ?? ''),
        note: words.underlined,
        terms,
        author,
        own: false,
      })
  })
  if (!all.some(({ terms }) => isSame(draft, terms)))
    all.push({
      key: 'draft',
      title: words.draft,
      note: apartFrom(draft, all),
      terms: draft,
      author: seat,
      own: true,
    })
  return all
}

const DIGITS = 9

/** The versions as tabs, where there is no room to show all of them side by side. */
export function VersionTabs(props: VersionsProps) {
  const { draft, look } = props
  return (
    <nav className="mr-version-tabs" aria-label={words.sideBySide}>
      {versionsOf(props).map(({ key, title, terms }) => (
        <button
          key={key}
          type="button"
          aria-current={isSame(draft, terms) ? 'true' : undefined}
          disabled={!look}
          onClick={() => look?.(terms)}
        >
          {title}
        </button>
      ))}
    </nav>
  )
}

/** All versions side by side, with each captain's reply, and what each would mean for the viewer. */
export function Versions(props: VersionsProps) {
  const { view, talks, seats, draft, look } = props
  const versions = versionsOf(props)
  const totals = totalsOf(talks.contract)
  const parties = seats.filter((info) => versions.some(({ terms }) => terms[info.seat]))
  const mine = view.viewer !== 'spectator'
  const isLooked = ({ terms }: Version) => isSame(draft, terms)
  useKeySource(() =>
    look
      ? versions.slice(0, DIGITS).map(({ title, terms }, i) => ({
          key: String(i + 1),
          label: title,
          unlisted: true,
          act: () => look(terms),
        }))
      : [],
  )
  const row = (name: ReactNode, key: string, say: (version: Version) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {versions.map((version) => (
        <td key={version.key} className={isLooked(version) ? 'now' : ''}>
          {say(version)}
        </td>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="mr-versions" tabIndex={0} aria-label={words.sideBySide}>
      <table>
        <thead>
          <tr>
            <td className="mr-quiet">{words.sideBySide}</td>
            {versions.map((version) => (
              <th
                key={version.key}
                scope="col"
                className={`${isLooked(version) ? 'now' : ''} ${version.author === null ? '' : seatClass(version.author)}`}
              >
                <button
                  type="button"
                  data-enter="own"
                  aria-pressed={isLooked(version)}
                  aria-keyshortcuts={String(versions.indexOf(version) + 1)}
                  data-tip={look ? words.lookAt : undefined}
                  disabled={!look}
                  onClick={() => look?.(version.terms)}
                >
                  <b>
                    {version.author !== null && <SeatShape seat={version.author} />} {version.title}
                  </b>
                  <small>{version.note}</small>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parties.map((info) =>
            row(
              <>
                <SeatShape seat={info.seat} /> {info.name}
              </>,
              `${info.seat}`,
              ({ terms }) => {
                const shares = terms[info.seat]
                if (!shares) return <span className="mr-quiet">{words.notInvited}</span>
                const changed = changesOf(terms, talks.terms).flatMap((c) =>
                  c.seat === info.seat ? [c.column] : [],
                )
                return <Shares row={shares} totals={totals} changed={changed} />
              },
            ),
          )}
          {row(words.answers, 'answers', (version) => (
            <Answers {...props} version={version} />
          ))}
          {mine && row(words.forYou, 'for-you', ({ terms }) => <Means {...props} draft={terms} />)}
        </tbody>
      </table>
    </section>
  )
}

/** The captains' replies to a version. */
function Answers({ view, talks, seats, version }: VersionsProps & { version: Version }) {
  const { leader } = view.turn
  if (version.own) return <span className="mr-quiet">{words.asksAll}</span>
  return (
    <ul className="mr-answers">
      {seats
        .filter((info) => version.terms[info.seat] && info.seat !== leader)
        .map((info) => {
          const reply = version.author === null ? talks.replies[info.seat] : null
          const [says, tone] =
            version.author === info.seat
              ? [words.itsOffer, 'good']
              : reply === 'accept'
                ? [words.accepts, 'good']
                : reply === 'decline'
                  ? [words.declines, 'bad']
                  : reply === 'counter'
                    ? [words.counters, '']
                    : [version.author === null ? words.thinking : words.notAsked, 'quiet']
          return (
            <li key={info.seat} className={tone}>
              <SeatShape seat={info.seat} /> {says}
            </li>
          )
        })}
    </ul>
  )
}

const becomes = (now: number, then: number): string => (now === then ? `${now}` : `${now} → ${then}`)

/** What the shares would mean for the viewer if the contract is fulfilled. */
function Means({ view, talks, seat, draft }: VersionsProps) {
  const row = draft[seat]
  if (!row) return <>{words.notIn}</>
  const { prestige, credits } = view.captains[seat]
  const { leader } = view.turn
  const role = {
    dice: row[3],
    leads: seat === leader,
    allies: alliesIn(draft, leader),
    seats: view.seats,
    type: cardOf(talks.contract).type,
  }
  const reach = cardsAt(view, objectivesOf(seat)).filter((id) => comesInReach(cardOf(id).check, role))
  return (
    <div className="mr-means">
      <span className="mr-shares">
        <Amount icon="prestige" n={becomes(prestige, prestige + row[0])} title={words.columns[0]} />
        <Amount icon="credit" n={becomes(credits, credits + row[1])} title={words.columns[1]} />
      </span>
      <small>{words.rollSays(row[3])}</small>
      {reach.map((id) => (
        <small key={id}>
          <b>{nameOf(id)}</b> {words.reachable}
        </small>
      ))}
    </div>
  )
}
