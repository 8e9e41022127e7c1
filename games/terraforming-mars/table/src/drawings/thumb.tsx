import { type MarsView, tilesOf } from '../state/view.js'
import { MapDrawing } from './drawings.js'

/** The planet with its tiles, small enough for a list. */
export function Thumb(props: { view: Readonly<Record<string, unknown>> }) {
  const view = props.view as unknown as MarsView
  const tiles = new Map([...tilesOf(view)].map(([area, { kind, owner }]) => [area, { kind, owner }]))
  return <MapDrawing map={view.map} tiles={tiles} />
}
