import { kindOf, type RingKind } from '@perilune/moon-base'
import { Panel, type SeatInfo } from '@perilune/ui'
import { RingIcon } from '../pieces.js'
import type { MoonBaseView } from '../view.js'
import { words } from '../words.js'

const PX = { large: 58, small: 58 }

/** Rings in hand: mine can be picked up by a click, by a key, or by dragging them onto the moon. */
export function Hand(props: {
  view: MoonBaseView
  info: SeatInfo
  held: RingKind | undefined
  hold: ((ring: RingKind, event?: React.PointerEvent) => void) | null
}) {
  const { view, info, held, hold } = props
  const hand = view.hands[info.seat]
  // Of two equal rings, only one is held.
  const at = held === undefined ? -1 : hand.indexOf(held)
  return (
    <Panel
      title={info.me ? words.yourRings : words.ringsOf(info.name)}
      note={hand.length > 0 ? words.toPlace(hand.length) : words.none}
      className={`mb-hand ${info.me ? 'mine' : ''}`}
    >
      <ul>
        {hand.map((ring, n) => {
          const { size, colour } = kindOf(ring)
          const icon = <RingIcon size={size} colour={colour} px={PX[size]} />
          return (
            <li key={n}>
              {hold ? (
                <button
                  type="button"
                  className="hand-ring"
                  data-ring={ring}
                  aria-pressed={n === at}
                  aria-label={words.hold(size, colour)}
                  onClick={() => hold(ring)}
                  onPointerDown={(event) => event.pointerType !== 'mouse' && hold(ring, event)}
                >
                  {icon}
                </button>
              ) : (
                <span className="hand-ring" role="img" aria-label={words.ring(size, colour)}>
                  {icon}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
