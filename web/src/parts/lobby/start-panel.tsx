import { routes } from '@perilune/protocol'
import { capital, LEVELS, type Level, levelName, Segments } from '@perilune/ui'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { client, complain, ensureMe } from '../../client.js'
import { tableOf } from '../../games.js'
import type { GameManifest } from '../../manifests.js'
import { OTHERS, type Others } from '../../new-game/others.js'
import { go, Link, paths } from '../../router.js'
import { words } from '../../words/index.js'

const w = words.lobby

/** Starts a game from its box: number of seats, opponents, start. */
export function StartPanel({ box }: { box: GameManifest }) {
  const { min, max } = box.seats
  const [seats, setSeats] = useState(Math.min(3, max))
  const [others, setOthers] = useState<Others>('bots')
  const [level, setLevel] = useState<Level>('medium')
  const [busy, setBusy] = useState(false)
  const start = async () => {
    // Loads the table while it is being created, because both take time.
    tableOf(box.id)?.catch(() => {})
    await ensureMe()
    const rest = Array.from({ length: seats - 1 }, () =>
      others === 'bots' ? ({ kind: 'bot', level } as const) : ({ kind: 'open' } as const),
    )
    const made = await client.call(routes.create, {
      body: {
        game: box.id,
        seats: [{ kind: 'me' }, ...rest],
        listed: others === 'anyone',
        // With friends the game begins when the last one joins; the host may want to remove a stranger first.
        begin: others === 'friends' ? 'full' : 'host',
      },
    })
    if (others === 'bots') await client.call(routes.start, { params: { id: made.id } })
    go(paths.table(made.id))
  }
  const learn = async () => {
    const guide = (await tableOf(box.id))?.guide
    if (!guide) return
    await ensureMe()
    const bot = { kind: 'bot', ...(guide.bot && { level: guide.bot }) } as const
    const { id } = await client.call(routes.create, {
      body: {
        game: box.id,
        options: { ...guide.options },
        seats: [{ kind: 'me' }, ...Array.from({ length: guide.seats - 1 }, () => bot)],
        seed: guide.seed,
      },
    })
    go(paths.guided(id))
  }
  const once = (act: () => Promise<void>) => () => {
    setBusy(true)
    act()
      .catch(complain)
      .finally(() => setBusy(false))
  }
  return (
    <div className="start-column">
      <div className="start">
        <h2>{w.tableOf(box.title)}</h2>
        <div className="start-fields">
          <div className="field">
            <span className="label">{w.seats}</span>
            <Segments
              label={w.seats}
              value={seats}
              onChange={setSeats}
              options={Array.from({ length: max - min + 1 }, (_, i) => ({
                value: min + i,
                label: `${min + i}`,
              }))}
            />
          </div>
          <div className="field">
            <span className="label">{w.others}</span>
            <Segments
              label={w.others}
              value={others}
              onChange={setOthers}
              options={OTHERS.map((value) => ({ value, label: w.kinds[value] }))}
            />
          </div>
          {others === 'bots' && (
            <div className="field start-level">
              <span className="label">{w.level}</span>
              <Segments
                label={w.level}
                value={level}
                onChange={setLevel}
                options={LEVELS.map((value) => ({ value, label: capital(levelName(value)) }))}
              />
            </div>
          )}
        </div>
        <button type="button" className="btn primary start-now" disabled={busy} onClick={once(start)}>
          {others === 'bots' ? w.start : w.open}
        </button>
        <Link
          className="btn quiet small start-more"
          href={paths.newGame(box.id, { seats: `${seats}`, others, level })}
        >
          {w.options}
        </Link>
      </div>
      <div className="start-learn">
        <p className="start-hint">
          {others === 'bots' ? w.youAre : others === 'friends' ? w.friendsHint : w.anyoneHint}
        </p>
        {box.guided && (
          <button type="button" className="btn second small" disabled={busy} onClick={once(learn)}>
            <GraduationCap size={16} /> {w.guided}
          </button>
        )}
        <p>
          <Link href={paths.rules(box.id)}>{w.rules}</Link>
          {box.cards && <Link href={paths.cards(box.id)}>{w.cards}</Link>}
        </p>
      </div>
    </div>
  )
}
