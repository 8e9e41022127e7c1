import { type AnswerOf, routes } from '@perilune/protocol'
import { Dialog, levelName, SeatShape, Segments } from '@perilune/ui'
import { useId, useState } from 'react'
import { client, complain, ensureMe, useAsked } from '../client.js'
import type { Box } from '../games.js'
import { go, paths } from '../router.js'
import { words } from '../words.js'
import { ClockFields, NO_CLOCK, timeOf } from './clock-fields.js'

const w = words.creating
type Kind = keyof typeof w.kinds
type Spec = AnswerOf<typeof routes.catalogue>['games'][number]['options'][string] & {
  values?: string[]
  names?: Readonly<Record<string, string>>
  presets?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  default?: unknown
  min?: number
  max?: number
}

/** A table with all its choices: seats one by one, the game's own options explained, the clock. */
export function NewGame({
  box,
  seats: first,
  level,
  onClose,
}: {
  box: Box
  seats: number
  level: string
  onClose(): void
}) {
  const catalogue = useAsked(() => client.call(routes.catalogue, {}), 'catalogue')
  const game = catalogue?.games.find((g) => g.id === box.id)
  const bots = game?.bots ?? [level]
  const [seats, setSeats] = useState<Kind[]>(() =>
    Array.from({ length: box.players[1] }, (_, i) => (i === 0 ? 'me' : i < first ? 'bot' : 'closed')),
  )
  const [levels, setLevels] = useState<Readonly<Record<number, string>>>({})
  const levelOf = (seat: number): string => levels[seat] ?? level
  const choose = (seat: number, choice: string) => {
    const [kind, played] = choice.split(':') as [Kind, string?]
    setSeats(seats.map((k, i) => (i === seat ? kind : k)))
    if (played) setLevels({ ...levels, [seat]: played })
  }
  const [clock, setClock] = useState(NO_CLOCK)
  const [listed, setListed] = useState<'link' | 'all'>('link')
  const [options, setOptions] = useState<Record<string, unknown>>({})
  const preset = presetOf((game?.options ?? {}) as Record<string, Spec>, options)
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
            spec={spec as Spec}
            value={options[id] ?? preset[id] ?? (spec as Spec).default}
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

/** A list is long where nobody would tick it off one by one. */
const LONG_LIST = 20

/** What the chosen presets stand for. */
function presetOf(
  specs: Readonly<Record<string, Spec>>,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(specs).map(([id, spec]) => spec.presets?.[String(options[id] ?? spec.default)] ?? {}),
  )
}

/** Some of a long list, by name: what is typed is looked up, what was chosen can be taken back. */
function Named({ spec, value, onChange }: { spec: Spec; value: string[]; onChange(v: unknown): void }) {
  const nameOf = (id: string): string => spec.names?.[id] ?? id
  const id = useId()
  const add = (typed: string): boolean => {
    const found = spec.values?.find((v) => nameOf(v).toLowerCase() === typed.trim().toLowerCase())
    if (found && !value.includes(found)) onChange([...value, found])
    return found !== undefined
  }
  return (
    <>
      <input
        className="input"
        list={id}
        placeholder={w.typeName}
        onInput={(event) => {
          if (add(event.currentTarget.value)) event.currentTarget.value = ''
        }}
      />
      <datalist id={id}>
        {spec.values?.map((v) => (
          <option key={v} value={nameOf(v)} />
        ))}
      </datalist>
      {value.map((v) => (
        <button
          key={v}
          type="button"
          className="chip"
          aria-label={w.takeBack(nameOf(v))}
          onClick={() => onChange(value.filter((x) => x !== v))}
        >
          {nameOf(v)} ×
        </button>
      ))}
    </>
  )
}

function OptionField({ spec, value, onChange }: { spec: Spec; value: unknown; onChange(v: unknown): void }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of those below
    <label className="field">
      <span className="label">{spec.title}</span>
      {spec.kind === 'choice' && (
        <select className="input" value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {spec.values?.map((v) => (
            <option key={v}>{v}</option>
          ))}
        </select>
      )}
      {spec.kind === 'switch' && (
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      {spec.kind === 'number' && (
        <input
          className="input"
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      )}
      {spec.kind === 'some' && (spec.values?.length ?? 0) > LONG_LIST && (
        <Named spec={spec} value={value as string[]} onChange={onChange} />
      )}
      {spec.kind === 'some' &&
        (spec.values?.length ?? 0) <= LONG_LIST &&
        spec.values?.map((v) => {
          const now = value as string[]
          return (
            <span key={v}>
              <input
                type="checkbox"
                aria-label={v}
                checked={now.includes(v)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...now, v] : now.filter((x) => x !== v))
                }
              />{' '}
              {v}
            </span>
          )
        })}
      <span className="help">{spec.help}</span>
    </label>
  )
}
