import {
  CardFrame,
  CardName,
  Dialog,
  Glyph,
  type Means,
  Motion,
  Payment,
  type SeatInfo,
  SeatPanel,
  Stepper,
  type Story,
  Zoomable,
} from '@perilune/ui'
import { useState } from 'react'

/* The interactive parts of the gallery. */

interface Lot {
  hand: readonly string[]
  built: readonly string[]
  metal: number
}

const story: Story<Lot> = {
  comes: () => 'pile',
  leaves: () => 'pile',
  tokens: (before, now) => (now.metal > before.metal ? [{ token: 'metal', from: 'pile', to: 'metal' }] : []),
}

const piece = (name: string, act: () => void) => (
  <button key={name} type="button" className="option" data-piece={name} onClick={act}>
    {name}
  </button>
)

/** A click moves a piece to the other side. The next click need not wait for the movement to end. */
export function MotionDemo() {
  const [lot, setLot] = useState<Lot>({ hand: ['Biodome', 'Solar Panels', 'Ice Drill'], built: [], metal: 2 })
  const { hand, built, metal } = lot
  const without = (list: readonly string[], name: string) => list.filter((n) => n !== name)
  return (
    <Motion view={lot} story={story} className="motion-demo">
      <p>
        A piece carries <code>data-piece</code> with a name that it keeps from one view to the next, wherever
        it is drawn, and moves by itself. A piece that appears comes from the place (<code>data-place</code>)
        that the table’s story names, and one that disappears goes to one. Only copies move: the page takes
        the next click at once. With reduced motion nothing moves.
      </p>
      <div className="swatches">
        <div>
          <h3>Hand</h3>
          <div className="option-list">
            {hand.map((name) =>
              piece(name, () => setLot({ ...lot, hand: without(hand, name), built: [...built, name] })),
            )}
          </div>
        </div>
        <div>
          <h3>Built</h3>
          <div className="option-list">
            {built.map((name) =>
              piece(name, () => setLot({ ...lot, built: without(built, name), hand: [...hand, name] })),
            )}
          </div>
        </div>
        <span className="chip" data-place="pile">
          pile
        </span>
        <span>
          <span data-place="metal">
            <Glyph name="metal" />
          </span>{' '}
          {metal}
        </span>
        <button
          type="button"
          className="btn second small"
          onClick={() =>
            setLot({ ...lot, metal: metal + 1, hand: hand.length > 0 ? hand.slice(1) : ['Foundry'] })
          }
        >
          From and to the pile
        </button>
      </div>
    </Motion>
  )
}

const MEANS: readonly Means[] = [
  {
    id: 'metal',
    label: 'Metal',
    drawn: <Glyph name="metal" />,
    colour: 'var(--res-metal)',
    has: 4,
    worth: 2,
  },
  {
    id: 'water',
    label: 'Water',
    drawn: <Glyph name="water" />,
    colour: 'var(--res-water)',
    has: 3,
    worth: 3,
    note: 'this once',
  },
  {
    id: 'energy',
    label: 'Energy',
    drawn: <Glyph name="energy" />,
    colour: 'var(--res-energy)',
    has: 20,
    worth: 1,
  },
]

export function PaymentDemo() {
  const [use, setUse] = useState<Record<string, number>>({ metal: 4, water: 1 })
  const [n, setN] = useState(2)
  return (
    <>
      <Payment due={14} means={MEANS} use={use} onChange={setUse} />
      <Stepper label="Water" value={n} max={5} onChange={setN}>
        <Glyph name="water" />
      </Stepper>
    </>
  )
}

export function SeatPanelDemo({ seats }: { seats: readonly SeatInfo[] }) {
  const [open, setOpen] = useState<SeatInfo>()
  return (
    <>
      <div className="seat-strip">
        {seats.slice(1, 4).map((info, i) => (
          <SeatPanel
            key={info.seat}
            info={info}
            note={i === 0 ? 'first' : undefined}
            counts={[
              { id: 'energy', drawn: <Glyph name="energy" title="Energy" />, value: i },
              {
                id: 'water',
                drawn: <Glyph name="water" title="Water" />,
                value: 2,
                will: i === 1 ? 4 : undefined,
              },
            ]}
            points={{ id: 'hearts', drawn: <Glyph name="heart" title="Hearts" />, value: 12 - i }}
            opens={`What ${info.name} has`}
            onOpen={() => setOpen(info)}
          />
        ))}
      </div>
      {open && (
        <Dialog title={open.name} onClose={() => setOpen(undefined)}>
          <p>What the table draws of this seat, large.</p>
        </Dialog>
      )}
    </>
  )
}

/** The contents take their size from `--zoom`. */
export const ZoomDemo = () => (
  <Zoomable>
    <div className="swatches zoom-demo">
      {['blue', 'pink'].map((kind) => (
        <CardFrame key={kind} kind={`k-${kind}`} name={kind} cost={null} picture={null} effects={null} />
      ))}
      <p>
        A name such as <CardName name="Biodome" id="biodome" /> opens its card where there is a table.
      </p>
    </div>
  </Zoomable>
)
