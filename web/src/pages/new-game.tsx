import '../css/new-game.css'
import { routes } from '@perilune/protocol'
import { type GameTable, SeatShape } from '@perilune/ui'
import { ArrowLeft, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { accentOf } from '../accent.js'
import { client, complain, ensureMe, useAsked, useMe } from '../client.js'
import { tableOf } from '../games.js'
import { type GameManifest, manifestOf } from '../manifests.js'
import { Expansions } from '../new-game/expansions.js'
import { wordsAbout } from '../new-game/game-words.js'
import { MoreChoices, moreIds } from '../new-game/more.js'
import { Pick } from '../new-game/pick.js'
import { Pictures } from '../new-game/pictures.js'
import { PlainOptions, plainIds } from '../new-game/plain-options.js'
import { changeOf, keepLast, matching, type Preset, presetsOf, withPreset } from '../new-game/presets.js'
import { FirstSeat, SeatList } from '../new-game/seat-list.js'
import {
  creation,
  fromAddress,
  idsAs,
  isTooSmall,
  type Options,
  openSeats,
  optionValue,
  type Setup,
  type Specs,
} from '../new-game/setup.js'
import { nextOf, sentenceOf } from '../new-game/summary.js'
import { TimeChoice } from '../new-game/time.js'
import { BoxThumb } from '../parts/lobby/box-art.js'
import { NothingHere } from '../parts/nothing-here.js'
import { LobbyTop } from '../parts/shell.js'
import { go, Link, paths } from '../router.js'
import { useTitle } from '../title.js'
import { words } from '../words/index.js'
import { words as w } from '../words/new-game.js'

/** A new game of any kind: seats, options, map and time, one sentence that sums it up, and one button. */
export function NewGamePage({ id }: { id: string }) {
  const game = manifestOf(id)
  const catalogue = useAsked(() => client.call(routes.catalogue, {}), 'catalogue')
  const known = catalogue?.games.find((g) => g.id === id)
  useTitle(game ? w.title(game.title) : words.notFound)
  if (!game || (catalogue && !known)) return <NothingHere />
  if (!known) return <main className="plain-page">{words.loading}</main>
  return <Choosing game={game} specs={known.options} bots={known.bots} />
}

function Choosing({ game, specs, bots }: { game: GameManifest; specs: Specs; bots: readonly string[] }) {
  const me = useMe()
  const [setup, setSetup] = useState(() => fromAddress(game, new URLSearchParams(location.search)))
  const [pressed, setPressed] = useState<string>()
  const [more, setMore] = useState(false)
  const [busy, setBusy] = useState(false)
  const drawings = useDrawings(game.id)
  const change = (options: Options) => setSetup({ ...setup, options: { ...setup.options, ...options } })
  const [first] = idsAs(game, specs, 'first')
  const firstSpec = first ? specs[first] : undefined
  const middle = idsAs(game, specs, 'expansion').length > 0
  const plain = plainIds(game, specs, setup).length + (game.combined?.length ?? 0) > 0
  const open = openSeats(setup)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || isTooSmall(game, setup)) return
    setBusy(true)
    try {
      await ensureMe()
      const made = await client.call(routes.create, { body: creation(game, specs, setup) })
      keepLast(game, setup)
      if (open === 0) await client.call(routes.start, { params: { id: made.id } })
      go(paths.table(made.id))
    } catch (error) {
      complain(error)
      setBusy(false)
    }
  }
  return (
    <div className="ng" {...accentOf(game)}>
      <LobbyTop />
      <form onSubmit={make}>
        <main>
          <div className="ng-head">
            <BoxThumb game={game.id} />
            <div>
              <Link className="ng-back" href={paths.lobby} aria-label={w.back}>
                <ArrowLeft size={16} aria-hidden="true" /> <span>{w.back}</span>
              </Link>
              <h1>
                {w.of} <b>{game.title}</b>
              </h1>
            </div>
            <Presets
              game={game}
              specs={specs}
              setup={setup}
              pressed={pressed}
              onPick={(preset) => {
                setPressed(preset.id)
                setSetup(withPreset(setup, preset))
              }}
            />
            <button
              type="button"
              className="tool ng-sliders"
              aria-label={w.more}
              onClick={() => setMore(true)}
            >
              <SlidersHorizontal size={18} />
            </button>
          </div>
          <div className={`ng-columns ${middle ? 'three' : plain ? 'some' : 'two'}`}>
            <SeatList
              game={game}
              setup={setup}
              me={me?.name}
              bots={bots}
              onChange={(seats) => setSetup({ ...setup, seats })}
            >
              {first && firstSpec?.kind === 'choice' && (
                <FirstSeat
                  title={firstSpec.title}
                  value={String(optionValue(first, game, specs, setup))}
                  values={firstSpec.values}
                  words={wordsAbout(game).options[first]?.values}
                  seats={setup.seats.length}
                  me={me?.name}
                  onChange={(value) => change({ [first]: value })}
                />
              )}
            </SeatList>
            {(middle || plain) && (
              <div className="ng-middle">
                <Expansions
                  game={game}
                  specs={specs}
                  setup={setup}
                  drawings={drawings}
                  onChange={(id, on) => change({ [id]: on })}
                />
                <div className="ng-settings">
                  <PlainOptions game={game} specs={specs} setup={setup} onChange={change} />
                </div>
              </div>
            )}
            <div className="ng-right">
              <Pictures
                game={game}
                specs={specs}
                setup={setup}
                drawings={drawings}
                onChange={(id, value) => change({ [id]: value })}
              />
              <TimeChoice
                clock={setup.clock}
                onChange={(clock) => setSetup({ ...setup, clock })}
                onDetails={() => setMore(true)}
              />
              <section className="ng-join">
                <h2 className="wide-only">{w.joining}</h2>
                <Pick
                  label={w.joining}
                  value={setup.joining}
                  because={open === 0 ? w.joiningOff : undefined}
                  options={(['link', 'all'] as const).map((value) => ({
                    value,
                    label: w.joiningKinds[value],
                  }))}
                  onChange={(joining) => setSetup({ ...setup, joining })}
                />
                {open === 0 && <p className="ng-note wide-only">{w.joiningOff}</p>}
              </section>
              <button type="button" className="ng-more-button wide-only" onClick={() => setMore(true)}>
                <SlidersHorizontal size={16} aria-hidden="true" /> {w.more}
                <small>
                  {moreIds(game, specs, setup)
                    .map((id) => specs[id].title)
                    .slice(0, 3)
                    .join(w.comma)}
                </small>
              </button>
            </div>
          </div>
        </main>
        <Summary game={game} specs={specs} setup={setup} busy={busy} />
      </form>
      {more && (
        <MoreChoices
          game={game}
          specs={specs}
          setup={setup}
          onChange={setSetup}
          onClose={() => setMore(false)}
        />
      )}
    </div>
  )
}

/** The game's own drawings. They come with its table, which is needed next anyway. */
function useDrawings(game: string): GameTable['drawings'] {
  const [drawings, setDrawings] = useState<GameTable['drawings']>()
  useEffect(() => {
    let gone = false
    tableOf(game)?.then(
      (table) => !gone && setDrawings(table.drawings),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game])
  return drawings
}

function Presets(props: {
  game: GameManifest
  specs: Specs
  setup: Setup
  pressed: string | undefined
  onPick(preset: Preset): void
}) {
  const { game, specs, setup, pressed, onPick } = props
  const presets = presetsOf(game, specs, setup)
  const fits = matching(presets, { game, specs, setup }, pressed)
  const chosen = fits ?? presets.find(({ id }) => id === pressed)
  if (presets.length === 1) return <span className="ng-presets" />
  return (
    <div className="ng-presets" role="radiogroup" aria-label={w.presets}>
      {presets.map((preset) => (
        <label key={preset.id} className={preset === chosen ? 'on' : ''}>
          <input
            type="radio"
            className="unseen"
            name="new-game-preset"
            checked={preset === chosen}
            // Clicking a changed preset again restores it.
            onClick={() => preset === chosen && !fits && onPick(preset)}
            onChange={() => onPick(preset)}
          />
          <b>{preset.title}</b>
          <small>{preset === chosen && !fits ? changeOf(preset, game, specs, setup) : preset.note}</small>
        </label>
      ))}
    </div>
  )
}

function Summary(props: { game: GameManifest; specs: Specs; setup: Setup; busy: boolean }) {
  const { game, specs, setup, busy } = props
  return (
    <footer className="ng-bar">
      <span className="ng-shapes" aria-hidden="true">
        {setup.seats.map((seat, i) =>
          seat.kind === 'open' ? <i key={i} className="seat-free" /> : <SeatShape key={i} seat={i} />,
        )}
      </span>
      <div className="ng-sentence" role="status">
        <p>
          {sentenceOf(game, specs, setup).map(({ text, strong }, i) =>
            strong ? <b key={i}>{text}</b> : text,
          )}
        </p>
        <span>{nextOf(game, setup)}</span>
      </div>
      <button type="submit" className="btn primary" disabled={busy || isTooSmall(game, setup)}>
        {w.create}{' '}
        <kbd>
          <span aria-hidden="true">{w.enter}</span>
        </kbd>
      </button>
    </footer>
  )
}
