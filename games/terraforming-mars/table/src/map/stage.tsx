import './stage.css'
import type { Option } from '@perilune/engine'
import { type Area, type Parameter, TRACKS } from '@perilune/terraforming-mars'
import { figure } from '@perilune/ui'
import { type ReactNode, useMemo } from 'react'
import { type InPlace, onParameter } from '../choosing/in-place.js'
import { ThingFrame } from '../choosing/thing-frame.js'
import { Icon, type IconName } from '../drawings/glyphs.js'
import { boardOf, levelsOf, type MarsView, nameOf, stepsOf, tilesOf } from '../state/view.js'
import { words } from '../words.js'
import { inBox, middleOf, VIEW } from './hex.js'
import { Hexes, type Laid, type Neighbour } from './hexes.js'
import { Planet } from './planet.js'
import { BONUS_ICONS, type Levels, Ring, type Threshold } from './ring.js'

export interface Placing {
  /** Areas that can be chosen now. */
  choices: ReadonlySet<number>
  target: number | undefined
  ghost: Laid | undefined
  neighbours: readonly Neighbour[]
  /** What the tile at the target would bring. */
  callout: ReactNode
  choose(area: number, shown: boolean): void
  hover(area: number | undefined): void
}

interface StageProps {
  view: MarsView
  then: Levels | null
  seat: number
  thresholds: readonly Threshold[]
  placing: Placing
  last: number | undefined
  ownerName(owner: number): string
  /** Things on the table that answer the question; a parameter may be among them. */
  choosing: Pick<ReadingProps, 'things' | 'selected' | 'select' | 'hover'>
  /** Content of the free corner beside the planet. */
  corner?: ReactNode
}

/** The planet and its instruments: the map, the tracks around it, and their readings. */
export function Stage(props: StageProps) {
  const { view, then, placing } = props
  const board = boardOf(view)
  const now = levelsOf(view)
  const tiles = useMemo(() => tilesOf(view), [view])
  const halos = [...tiles]
    .filter(([area]) => board.areas[area].row > 0)
    .map(([area, { kind }]) => [kind, ...middleOf(board.areas[area])].join(','))
    .join(' ')
  const steps = stepsOf(view)
  const venus = view.sets.includes('venus')
  const say = (area: Area): string => {
    const tile = tiles.get(area.id)
    const bonus = words.bonus(area.bonus)
    return [
      nameOf(area),
      tile
        ? words.tileOf(tile.kind, tile.owner < 0 ? '' : props.ownerName(tile.owner))
        : words.areas[area.kind],
      tile?.cathedral ? words.withCathedral : '',
      area.volcanic ? words.volcanic : '',
      tile ? '' : bonus,
    ]
      .filter(Boolean)
      .join(', ')
  }
  const target = placing.target === undefined ? undefined : board.areas[placing.target]
  const reading = { now, then, thresholds: props.thresholds, ...props.choosing }
  return (
    <section className={`stage ${venus ? 'with-venus' : ''}`} data-at="board" aria-label={words.mars}>
      <Reading parameter="temperature" unit="°C" {...reading} />
      <Reading parameter="oxygen" unit="%" {...reading} />
      <Reading parameter="oceans" unit={words.of(TRACKS.oceans.max)} {...reading} />
      {venus && <Reading parameter="venus" unit="%" {...reading} />}
      <div className="globe">
        <Planet halos={halos} green={steps.done / steps.all} />
        {/* biome-ignore lint/a11y/useSemanticElements: this groups the areas of a drawing inside it */}
        <svg className="globe-map" viewBox={VIEW} role="group" aria-label={words.map(board.name)}>
          <Ring now={now} then={then} thresholds={props.thresholds} seat={props.seat} />
          <Hexes
            board={board}
            tiles={tiles}
            choices={placing.choices}
            target={placing.target}
            ghost={placing.ghost}
            neighbours={placing.neighbours}
            last={props.last}
            say={say}
            choose={placing.choose}
            hover={placing.hover}
          />
        </svg>
        {target && placing.callout && (
          <div className="callout" style={inBox(middleOf(target))}>
            <div>{placing.callout}</div>
          </div>
        )}
      </div>
      {props.corner}
    </section>
  )
}

const ICONS: Readonly<Record<Parameter, IconName>> = {
  temperature: 'temperature',
  oxygen: 'oxygen',
  oceans: 'ocean',
  venus: 'venus',
}

interface ReadingProps {
  parameter: Parameter
  unit: string
  now: Levels
  then: Levels | null
  thresholds: readonly Threshold[]
  things: readonly InPlace[] | undefined
  selected: Option | undefined
  select(option: Option): void
  hover(option: Option | undefined): void
}

/** The reading of a parameter: its value, its next value, the next bonus. */
function Reading(props: ReadingProps) {
  const { parameter, unit } = props
  const track = TRACKS[parameter]
  const value = props.now[parameter]
  const next = props.then?.[parameter] ?? value
  const bonus = track.bonuses.find((b) => b.at > value)
  const waits = props.thresholds.find((t) => t.parameter === parameter && !t.max && t.at > value)
  const left = (track.max - value) / track.step
  return (
    <ThingFrame
      className={`reading reading-${parameter}`}
      option={onParameter(props.things, parameter)}
      selected={props.selected}
      select={props.select}
      hover={props.hover}
    >
      <h2 className="caps">
        <Icon name={ICONS[parameter]} /> {words.parameters[parameter]}
      </h2>
      <p className="reading-big">
        {figure(value)}
        <small>{unit}</small>
        {next !== value && <i>→ {figure(next)}</i>}
      </p>
      <p className="reading-next">
        {left === 0 ? (
          words.complete
        ) : bonus ? (
          <>
            {words.nextBonus} <Icon name={BONUS_ICONS[bonus.gives]} title={words.bonuses[bonus.gives]} />{' '}
            {words.atIn(`${figure(bonus.at)} ${unit}`, (bonus.at - value) / track.step)}
          </>
        ) : waits ? (
          words.needAt(waits.name, figure(waits.at))
        ) : (
          words.stepsLeft(left)
        )}
      </p>
      <div className="reading-line" aria-hidden="true">
        <u style={{ width: `${(100 * (value - track.start)) / (track.max - track.start)}%` }} />
        {track.bonuses.map((b) => (
          <em
            key={b.at}
            className={b.at <= value ? 'done' : ''}
            style={{ left: `${(100 * (b.at - track.start)) / (track.max - track.start)}%` }}
          >
            <Icon name={BONUS_ICONS[b.gives]} />
          </em>
        ))}
      </div>
    </ThingFrame>
  )
}
