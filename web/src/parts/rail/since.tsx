import { Dialog, Log, type LogLine } from '@perilune/ui'
import { useState } from 'react'
import { Link, paths } from '../../router.js'
import { words } from '../../words/play.js'

const w = words.table
/** Fewer events than this are easily read in the log. */
const WORTH_A_REEL = 6

/** A summary of what happened since I last looked. */
export function Since(props: {
  id: string
  from: number
  viewer: number | 'spectator'
  lines: readonly LogLine[]
}) {
  const [news] = useState(() => props.lines.filter((l) => (l.seq ?? 0) > props.from))
  const [shown, setShown] = useState(
    props.viewer !== 'spectator' &&
      news.filter((l) => !l.heading && l.seat !== props.viewer).length >= WORTH_A_REEL,
  )
  if (!shown) return null
  return (
    <Dialog title={w.since} onClose={() => setShown(false)}>
      <div className="since">
        <Log lines={news} label={w.since} />
        <p className="dialog-acts">
          <Link className="btn second" href={`${paths.replay(props.id, props.from)}&play=1`}>
            {w.sinceMore}
          </Link>
          <button type="button" className="btn primary" onClick={() => setShown(false)}>
            {w.sinceDone}
          </button>
        </p>
      </div>
    </Dialog>
  )
}
