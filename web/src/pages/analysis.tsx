import '../css/analysis.css'
import { type Analysis, routes, type TableView } from '@perilune/protocol'
import { BotFace, SeatShape, seatClass } from '@perilune/ui'
import { useEffect, useMemo, useState } from 'react'
import { accentOf } from '../accent.js'
import { client, complain, useAsked } from '../client.js'
import { manifestOf } from '../manifests.js'
import { NotHere } from '../parts/not-here.js'
import { TopBar } from '../parts/shell.js'
import { useTableNow } from '../retry.js'
import { Link, paths } from '../router.js'
import { momentsOf } from '../table/race.js'
import { seatInfos } from '../table/use-table.js'
import { useTitle } from '../title.js'
import { words as rareWords } from '../words/games.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const w = rareWords.analysis
const AGAIN_MS = 2000

/** After a game: the most costly answers, each with a better one. */
export function AnalysisPage({ id }: { id: string }) {
  const { now, trouble, again } = useTableNow(id)
  if (trouble) return <NotHere trouble={trouble} again={again} />
  if (!now) return <main className="plain-page">{words.loading}</main>
  return <Looked now={now} />
}

/** The analysis so far; it grows while the bot thinks. */
function useAnalysis(id: string): Analysis | undefined {
  const [analysis, setAnalysis] = useState<Analysis>()
  useEffect(() => {
    let timer: number | undefined
    let left = false
    const ask = () =>
      client.call(routes.analysis, { params: { id } }).then((found) => {
        if (left) return
        setAnalysis(found)
        if (found.done < found.of && !found.failed) timer = window.setTimeout(ask, AGAIN_MS)
      }, complain)
    ask()
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [id])
  return analysis
}

function Looked({ now }: { now: TableView }) {
  const analysis = useAnalysis(now.id)
  const record = useAsked(() => client.call(routes.record, { params: { id: now.id } }), now.id)
  const moments = useMemo(() => momentsOf(record?.rows ?? []), [record])
  const seats = seatInfos(now)
  const box = manifestOf(now.game)
  useTitle(`${w.title} · ${box?.title ?? now.game}`)
  const hrefOf = (move: number) => paths.replay(now.id, (moments[move - 1] ?? now.seq) - 1)
  return (
    <div className="end-page" {...accentOf(box)}>
      <TopBar title={<b>{box?.title ?? now.game}</b>} />
      <main className="analysis">
        <h1>
          <BotFace name={playWords.hint.adviser} level="hard" /> {w.title}
        </h1>
        <p>{w.about}</p>
        {!analysis && <p>{words.loading}</p>}
        {analysis && (
          <>
            <p aria-live="polite">
              <progress max={Math.max(1, analysis.of)} value={analysis.done} aria-label={w.progress} />{' '}
              {analysis.failed
                ? w.failed
                : analysis.done < analysis.of
                  ? w.soFar(analysis.done, analysis.of)
                  : w.done(analysis.of)}
            </p>
            {analysis.dear.length === 0 && analysis.done === analysis.of && <p>{w.nothing}</p>}
            <ol>
              {analysis.dear.map(({ move, seat, played, better, cost }) => (
                <li key={move} className={seatClass(seat)}>
                  <h2>
                    <SeatShape seat={seat} /> {w.cost(seats[seat]?.name ?? '', cost)}{' '}
                    <Link href={hrefOf(move)}>{playWords.end.move(move)}</Link>
                  </h2>
                  <p>{w.played(played.says ?? w.unsaid, played.chance)}</p>
                  <p>{w.better(better.says ?? w.unsaid, better.chance)}</p>
                </li>
              ))}
            </ol>
          </>
        )}
        <p>
          <Link className="btn second" href={paths.end(now.id)}>
            {playWords.replay.end}
          </Link>
        </p>
      </main>
    </div>
  )
}
