import type { Answer } from '@perilune/engine'
import { kindOf, type RingKind, type Size } from '@perilune/moon-base'
import { Panel, Spoken } from '@perilune/ui'
import type { MoonBaseView } from '../view.js'
import { words } from '../words.js'

const WIDTH = { large: 50, small: 34 }
const MIDDLE = 30
const FLOOR = 66
const LAYER = 9

/** A ring, drawn from the side. */
function Layer({ ring, n, top }: { ring: RingKind; n: number; top: boolean }) {
  const { size, colour } = kindOf(ring)
  const width = WIDTH[size]
  const left = MIDDLE - width / 2
  const y = FLOOR - (n + 1) * LAYER - (top ? 3 : 0)
  const marks = colour === 'gold' ? [0.25, 0.5, 0.75] : [0.2, 0.35, 0.5, 0.65, 0.8]
  return (
    <g className={`layer ${colour} ${top ? 'top' : ''}`}>
      <rect x={left} y={y} width={width} height={LAYER - 1} rx="2" />
      {colour === 'silver' ? (
        <path d={`M${left + 4} ${y + 4}h${width - 8}`} />
      ) : (
        marks.map((part) =>
          colour === 'gold' ? (
            <circle key={part} cx={left + width * part} cy={y + 4} r="1.3" />
          ) : (
            <path key={part} d={`M${left + width * part} ${y + 1.8}v4.400`} />
          ),
        )
      )}
    </g>
  )
}

const topOf = (pile: readonly RingKind[]): string => pile.slice(-2).reverse().join(' and ')

/** The four piles of a size; the top two rings of a pile are drafted together. */
export function Piles(props: {
  view: MoonBaseView
  size: Size
  /** Null while nobody drafts from these piles. */
  take: ((answer: Answer) => void) | null
}) {
  const { view, size, take } = props
  return (
    <Panel
      title={size === 'large' ? words.largePiles : words.smallPiles}
      note={words.topTwo}
      className={`mb-piles ${take ? 'open' : ''}`}
    >
      <ul>
        {view.piles[size].map((pile, n) => {
          const drawing = (
            <>
              <svg width="60" height="72" viewBox="0 0 60 72" aria-hidden="true">
                {pile.map((ring, layer) => (
                  <Layer key={layer} ring={ring} n={layer} top={layer >= pile.length - 2} />
                ))}
                <path className="floor" d={`M4 ${FLOOR + 1.5}h52`} />
              </svg>
              <span className="count">{pile.length || words.empty}</span>
            </>
          )
          return (
            <li key={n}>
              {take && pile.length > 0 ? (
                <button type="button" className="pile" onClick={() => take({ pile: n + 1 })}>
                  <Spoken as={words.take(n + 1, topOf(pile))}>{drawing}</Spoken>
                </button>
              ) : (
                <span
                  className="pile"
                  role="img"
                  aria-label={words.pile(n + 1, topOf(pile) || words.empty, pile.length)}
                >
                  {drawing}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
