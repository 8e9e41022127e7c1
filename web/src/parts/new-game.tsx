import { routes } from '@perilune/protocol'
import { Dialog, levelName, SeatShape, Segments } from '@perilune/ui'
import { useState } from 'react'
import { client, complain, ensureMe, useAsked } from '../client.js'
import type { Box } from '../games.js'
import { go, paths } from '../router.js'
import { words } from '../words.js'
import { ClockFields, NO_CLOCK, timeOf } from './clock-fields.js'
import { OptionField, presetOf } from './option-field.js'

const w = words.creating
type Kind = keyof typeof w.kinds
export type Others = keyof typeof words.lobby.kinds

/** A table with all its choices: seats one by one, the game's own options explained, the clock. */
export function NewGame({
  box,
  seats: first,
  others,
  level,
  onClose,
}: {
  box: Box
  seats: number
  /** Who was chosen in the lobby for the other seats. */
  others: Others
  level: string
  onClose(): void
}) {
  const catalogue = useAsked(() => client.call(routes.catalogue, {}), 'catalogue')
  const game = catalogue?.games.find((g) => g.id === box.id)
  const bots = game?.bots ?? [level]
  const [seats, setSeats] = useState<Kind[]>(() =>
    Array.from({ length: box.players[1] }, (_, i) =>
      i === 0 ? 'me' : i >= first ? 'closed' : others === 'bots' ? 'bot' : 'open',
    ),
  )
  const [levels, setLevels] = useState<Readonly<Record<number, string>>>({})
  const levelOf = (seat: number): string => levels[seat] ?? level
  const choose = (seat: number, choice: string) => {
    const [kind, played] = choice.split(':') as [Kind, string?]
    setSeats(seats.map((k, i) => (i === seat ? kind : k)))
    if (played) setLevels({ ...levels, [seat]: played })
  }
  const [clock, setClock] = useState(NO_CLOCK)
  const [listed, setListed] = useState<'link' | 'all'>(others === 'anyone' ? 'all' : 'link')
  const [options, setOptions] = useState<Record<string, unknown>>({})
  const preset = presetOf(game?.options ?? {}, options)
  const open = seats.includes('open')
  const make = async () => {
    await ensureMe()
    const made = await client.call(routes.create, {
      body: {
        game: box.id,
        options,
        seats: seats
          .map((kind, i) => (kind === 'bot' ? { kind, level: levelOf(i) } : { kind }))
          .filter(({ kind }) => kind !== 'closed'),
        time: timeOf(clock),
        onTimeout: clock.onTimeout,
        listed: open && listed === 'all',
        // Of strangers the host may want to remove one before the game begins.
        begin: open && listed === 'link' ? 'full' : 'host',
      },
    })
    if (!open) await client.call(routes.start, { params: { id: made.id } })
    go(paths.table(made.id))
  }
  return (
    <Dialog title={w.title(box.title)} onClose={onClose}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault()
          make().catch(complain)
        }}
      >
        {seats.map((kind, i) => (
          <label key={i} className="seat-choice">
            <span className="badge">
              <SeatShape seat={i} /> {w.seat(i + 1)}
            </span>
            <select
              className="input"
              value={kind === 'bot' ? `bot:${levelOf(i)}` : kind}
              onChange={(event) => choose(i, event.target.value)}
            >
              {(Object.keys(w.kinds) as Kind[]).map((k) =>
                k === 'bot' ? (
                  bots.map((played) => (
                    <option key={played} value={`bot:${played}`}>
                      {w.botOf(levelName(played))}
                    </option>
                  ))
                ) : (
                  <option key={k} value={k}>
                    {k === 'me' && i > 0 ? w.me2 : w.kinds[k]}
                  </option>
                ),
              )}
            </select>
          </label>
        ))}
        {Object.entries(game?.options ?? {}).map(([id, spec]) => (
          <OptionField
            key={id}
            spec={spec}
            value={options[id] ?? preset[id] ?? spec.default}
            onChange={(value) => setOptions({ ...options, [id]: value })}
          />
        ))}
        <ClockFields choice={clock} onChange={setClock} />
        {open && (
          <div className="field">
            <span className="label">{w.listed}</span>
            <Segments
              label={w.listed}
              value={listed}
              onChange={setListed}
              options={(['link', 'all'] as const).map((value) => ({ value, label: w.listedKinds[value] }))}
            />
            <span className="help">{w.begins[listed]}</span>
          </div>
        )}
        <button type="submit" className="btn primary">
          {w.make}
        </button>
      </form>
    </Dialog>
  )
}
