import '../css/end.css'
import type { GameRecord } from '@perilune/engine'
import { type AnswerOf, routes, type TableView } from '@perilune/protocol'
import { figure, type GameTable, type SeatInfo, SeatShape, seatClass, signed } from '@perilune/ui'
import { useMemo, useState } from 'react'
import { accentOf } from '../accent.js'
import { client, complain, copy, useAsked, useMe } from '../client.js'
import { saveRecord } from '../files.js'
import { manifestOf } from '../manifests.js'
import { NotHere } from '../parts/not-here.js'
import { OlderRulesNote } from '../parts/older-rules.js'
import { RaceChart } from '../parts/race-chart.js'
import { RematchBanner } from '../parts/rematch-banner.js'
import { TopBar } from '../parts/shell.js'
import { EndBar, TurningPoints } from '../parts/turning-points.js'
import { Link, paths } from '../router.js'
import { momentsOf, raceOf, runningRace, turningPoints } from '../table/race.js'
import { toRematch } from '../table/rematch.js'
import { type Share, sharesOf } from '../table/shares.js'
import { useGameTable } from '../table/use-game-table.js'
import { useSpokenTable } from '../table/use-spoken-table.js'
import { seatInfos } from '../table/use-table.js'
import { useTitle } from '../title.js'
import { words as rareWords } from '../words/games.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const w = playWords.end

/** The end of a game: ranks, turning points, the sources of points, and the race over time. */
export function EndPage({ id }: { id: string }) {
  const { now, trouble, again } = useSpokenTable(id)
  const record = useAsked(() => client.call(routes.record, { params: { id } }), id)
  if (trouble) return <NotHere trouble={trouble} again={again} />
  if (!now) return <main className="plain-page">{words.loading}</main>
  if (!now.outcome)
    return (
      <main className="plain-page">
        <Link className="btn primary" href={paths.table(id)}>
          {playWords.replay.now}
        </Link>
      </main>
    )
  return <End now={now} outcome={now.outcome} record={record ?? null} />
}

function End(props: {
  now: TableView
  outcome: NonNullable<TableView['outcome']>
  record: AnswerOf<typeof routes.record> | null
}) {
  const { now, outcome, record } = props
  const seats = seatInfos(now)
  const order = seats.toSorted((a, b) => outcome.ranks[a.seat] - outcome.ranks[b.seat] || a.seat - b.seat)
  const [focus, setFocus] = useState(order[0].seat)
  const table = useGameTable(now.game, now.rules)
  const box = manifestOf(now.game)
  const winners = order.filter((s) => outcome.ranks[s.seat] === 1).map((s) => s.name)
  useTitle(`${w.wins(winners)} · ${words.name}`)
  const moments = useMemo(() => momentsOf(record?.rows ?? []), [record])
  const running = useMemo(() => runningOf(table, record, outcome.points), [table, record, outcome])
  const race = running ? runningRace(running, seats.length) : raceOf(outcome.lines, seats.length, now.moves)
  const lines = outcome.lines.filter((line) => line.seat === focus && line.points !== 0)
  const turns = turningPoints(outcome.lines, seats.length, now.moves, { running })
  const [at, look] = useState(now.moves)
  const hrefOf = (move: number) => paths.replay(now.id, moments[move - 1] ?? (move === 0 ? 0 : now.seq))
  const shares = useMemo(
    () => sharesOf(outcome.lines, table?.sources ?? {}, seats.length),
    [outcome, table, seats.length],
  )
  const gained = seats.map(({ seat }) => shares.reduce((sum, s) => sum + Math.max(0, s.points[seat]), 0))
  const most = Math.max(1, ...gained)
  const me = useMe()
  // The seat in a rematch goes to the owner of this seat, not to somebody who played it by a link.
  const owns = now.viewer !== 'spectator' && now.seats[now.viewer]?.player === me?.id
  return (
    <div className="end-page" {...accentOf(box)}>
      <TopBar title={<b>{box?.title ?? now.game}</b>}>
        <OlderRulesNote game={now.game} rules={table?.olderRules} />
        <button
          type="button"
          className="btn quiet small wide-only"
          onClick={() => saveRecord(now).catch(complain)}
        >
          {w.record}
        </button>
        <button
          type="button"
          className="btn quiet small wide-only"
          onClick={() => copy(location.href, playWords.waiting.copied)}
        >
          {w.share}
        </button>
        {owns && (
          <button
            type="button"
            className="btn primary small"
            onClick={() => toRematch(now.id).catch(complain)}
          >
            {now.rematch ? w.toRematch : w.rematch}
          </button>
        )}
      </TopBar>
      {owns && now.rematch && <RematchBanner id={now.id} />}
      <main className="end">
        <section className="end-ranks">
          <p className="label">{w.after(now.moves)}</p>
          <h1>{w.wins(winners)}</h1>
          <ol>
            {order.map((s) => (
              <li key={s.seat} className={seatClass(s.seat)}>
                <button
                  type="button"
                  className="rank"
                  aria-pressed={focus === s.seat}
                  onClick={() => setFocus(s.seat)}
                >
                  <span className="rank-n">{outcome.ranks[s.seat]}</span>
                  <SeatShape seat={s.seat} />
                  <span className="rank-who">
                    <span>{s.name}</span>
                    <RankBar shares={shares} seat={s.seat} most={most} />
                    <small>{sharesSay(shares, s.seat)}</small>
                  </span>
                  <span className="rank-points">{outcome.points[s.seat]}</span>
                </button>
              </li>
            ))}
          </ol>
          {typeof outcome.tieBreak === 'string' && (
            <p className="none">{w.tie(outcome.tieBreak, winners.length)}</p>
          )}
          <Ledger shares={shares} seats={order} />
          <p className="end-links">
            <Link className="btn primary" href={paths.replay(now.id)}>
              {playWords.replay.title}
            </Link>
            <Link className="btn second" href={paths.table(now.id)}>
              {w.board}
            </Link>
            <Link className="btn second" href={paths.analysis(now.id)}>
              {rareWords.analysis.link}
            </Link>
          </p>
        </section>
        <section className="end-race">
          <h2>
            {w.race} <span>{running ? w.raceNow : w.raceNote}</span>
          </h2>
          <RaceChart race={race} seats={seats} moves={now.moves} focus={focus} marks={turns} at={at} />
          <TurningPoints turns={turns} seats={seats} hrefOf={hrefOf} look={look} />
          <EndBar at={at} moves={now.moves} turns={turns} look={look} href={hrefOf(at)} />
        </section>
        <section className="end-lines">
          <h2>
            {w.every} <span>{w.everyNote}</span>
          </h2>
          <div className="end-tabs">
            {seats.map((s) => (
              <button
                key={s.seat}
                type="button"
                aria-pressed={focus === s.seat}
                onClick={() => setFocus(s.seat)}
              >
                <SeatShape seat={s.seat} /> {s.name}
              </button>
            ))}
          </div>
          <ol>
            {lines.map((line, i) => {
              const move = typeof line.move === 'number' ? line.move : now.moves
              return (
                <li
                  key={i}
                  className={`${line.points < 0 ? 'less' : ''} ${move === at ? 'at' : ''}`}
                  onPointerEnter={() => look(move)}
                >
                  <b>{signed(line.points)}</b> <span className="end-unit">{table?.unit}</span>
                  <span>{line.say}</span>
                  <Link href={hrefOf(move)} onFocus={() => look(move)}>
                    {typeof line.move === 'number' ? w.move(line.move) : w.atEnd}
                  </Link>
                </li>
              )
            })}
          </ol>
          <p className="end-total">
            <b>{outcome.points[focus]}</b> {w.points(outcome.points[focus])}
          </p>
        </section>
      </main>
    </div>
  )
}

/**
 * Every seat's points after each move, as if the game had ended there. Undefined if the game does not support
 * it, or if it ended early.
 */
function runningOf(
  table: GameTable | undefined,
  record: AnswerOf<typeof routes.record> | null,
  points: readonly number[],
): number[][] | undefined {
  if (!table?.race || !record?.seed) return
  try {
    const race = table.race(record as unknown as GameRecord)
    return race.at(-1)?.every((n, seat) => n === points[seat]) ? race : undefined
  } catch {
    // This page lacks the rules of the game; the race is drawn from the lines of the outcome instead.
    return
  }
}

/**
 * Where a seat's points came from, the three largest sources in words: '9 contracts, 3 objectives, −2
 * hazards'.
 */
const sharesSay = (shares: readonly Share[], seat: number): string =>
  shares
    .filter(({ points }) => points[seat] !== 0)
    .toSorted((a, b) => Math.abs(b.points[seat]) - Math.abs(a.points[seat]))
    .slice(0, 3)
    .map(({ name, points }) => w.brought(points[seat], name))
    .join(', ')

/** A bar of a seat's points, split by source. */
function RankBar({ shares, seat, most }: { shares: readonly Share[]; seat: number; most: number }) {
  let from = 0
  return (
    <svg className="rank-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {shares.map(({ name, points }, n) => {
        const width = (100 * Math.max(0, points[seat])) / most
        const at = from
        from += width
        return (
          width > 0 && (
            <rect key={name} className={`share-${Math.min(n, 4)}`} x={at} width={width} height="4" />
          )
        )
      })}
    </svg>
  )
}

/** A table of every source of points and what it brought each seat. */
const Ledger = (props: { shares: readonly Share[]; seats: readonly SeatInfo[] }) => (
  <table className="ledger">
    <caption>{w.ledger}</caption>
    <thead>
      <tr>
        <td />
        {props.seats.map((s) => (
          <th key={s.seat} scope="col">
            <SeatShape seat={s.seat} title={s.name} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {props.shares.map(({ name, points }, n) => (
        <tr key={name}>
          <th scope="row">
            <i className={`share-${Math.min(n, 4)}`} /> {name}
          </th>
          {props.seats.map((s) => (
            <td key={s.seat}>{points[s.seat] === 0 ? '–' : figure(points[s.seat])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
