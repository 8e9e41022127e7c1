import '../css/gallery.css'
import {
  CardFrame,
  DecisionBar,
  DecisionPanel,
  Dialog,
  GLYPHS,
  Glyph,
  Log,
  Num,
  Panel,
  SEAT_COLOURS,
  SeatBadge,
  type SeatInfo,
  SeatShape,
  Segments,
  SHAPES,
} from '@perilune/ui'
import { useState } from 'react'
import { TopBar } from '../parts/shell.js'
import { useTitle } from '../title.js'
import { words } from '../words/play.js'
import { MotionDemo, PaymentDemo, SeatPanelDemo, ZoomDemo } from './gallery-demos.js'

const seats: SeatInfo[] = ['Ada', 'Bao', 'Ines', 'Tomas', 'Kenji'].map((name, seat) => ({
  seat,
  name,
  me: seat === 0,
  asked: seat === 0,
  bot: seat > 2,
  here: seat !== 2,
  resigned: seat === 4,
}))

/** Every shared component on one page, in both themes. */
export function Gallery() {
  useTitle(words.gallery)
  const [n, setN] = useState(3)
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState('one')
  return (
    <div>
      <TopBar title={<b>{words.gallery}</b>} />
      <main className="gallery">
        <h1>{words.gallery}</h1>
        <section>
          <h2>Glyph</h2>
          <div className="swatches">
            {GLYPHS.map((name) => (
              <figure key={name}>
                <Glyph name={name} />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </section>
        <section>
          <h2>SeatShape, SeatBadge</h2>
          <div className="swatches">
            {SHAPES.map((shape, seat) => (
              <figure key={shape}>
                <SeatShape seat={seat} />
                <figcaption>
                  {SEAT_COLOURS[seat]}, {shape}
                </figcaption>
              </figure>
            ))}
            {seats.map((info) => (
              <SeatBadge key={info.seat} info={info} />
            ))}
          </div>
        </section>
        <section>
          <h2>Num</h2>
          <div className="swatches">
            <Num value={n} /> <Num value={n} then={n + 2} /> <Num value={-12_345} />
            <button type="button" className="btn second small" onClick={() => setN(n + 1)}>
              +1
            </button>
          </div>
        </section>
        <section>
          <h2>Button, Segments, Panel, Dialog</h2>
          <div className="swatches">
            {['primary', 'second', 'strong', 'quiet', 'danger'].map((kind) => (
              <button key={kind} type="button" className={`btn ${kind}`} onClick={() => setOpen(true)}>
                {kind}
              </button>
            ))}
            <Segments
              label="Segments"
              value={tab}
              onChange={setTab}
              options={['one', 'two', 'three'].map((value) => ({ value, label: value }))}
            />
            <Panel title="Panel" note="with a note">
              <p>Its content.</p>
            </Panel>
          </div>
          {open && (
            <Dialog title="Dialog" onClose={() => setOpen(false)}>
              <p>Escape closes it.</p>
            </Dialog>
          )}
        </section>
        <section>
          <h2>Motion</h2>
          <MotionDemo />
        </section>
        <section>
          <h2>SeatPanel in a seat-strip</h2>
          <SeatPanelDemo seats={seats} />
        </section>
        <section>
          <h2>Payment, Stepper</h2>
          <PaymentDemo />
        </section>
        <section>
          <h2>Tips</h2>
          <p>
            Whatever carries <code>data-tip</code> explains itself by hover, focus and long press:{' '}
            <button
              type="button"
              className="chip"
              aria-disabled="true"
              data-tip="Costs 14, you have 11. A Rover on Ice Drill brings 2 Water."
            >
              Not now
            </button>
          </p>
        </section>
        <section>
          <h2>Zoomable, CardName</h2>
          <ZoomDemo />
        </section>
        <section>
          <h2>CardFrame</h2>
          <div className="swatches">
            {['blue', 'yellow', 'pink', 'grey', 'red', 'night'].map((kind, i) => (
              <CardFrame
                key={kind}
                kind={`k-${kind}`}
                name={kind}
                width={150}
                cost={<Glyph name="water" />}
                picture={null}
                effects={<Glyph name="produce" />}
                text={i > 1 ? 'The sentence, where there is room.' : undefined}
                foot={<Glyph name="assimilate" />}
                dim={i === 4}
                selected={i === 1}
                why={i === 4 ? 'Needs 2 Flags, you have 1.' : undefined}
              />
            ))}
          </div>
        </section>
        <section>
          <h2>DecisionBar, DecisionPanel</h2>
          <DecisionBar
            seats={seats}
            viewer={0}
            sentence="Choose two of these, and say how many of each."
            actions={
              <button type="button" className="btn primary">
                Confirm
              </button>
            }
            above={
              <>
                <DecisionPanel
                  answer={() => {}}
                  decision={{
                    kind: 'choose',
                    seat: 0,
                    step: 'choose',
                    must: true,
                    together: false,
                    prompt: '',
                    options: [
                      { answer: { a: 1 }, label: 'This one' },
                      {
                        answer: { a: 2 },
                        label: 'That one',
                        reason: { code: 'cost' },
                        because: 'costs 14, you have 11',
                      },
                    ],
                  }}
                />
                <DecisionPanel
                  answer={() => {}}
                  decision={{
                    kind: 'amounts',
                    seat: 0,
                    step: 'amounts',
                    must: true,
                    together: false,
                    prompt: '',
                    total: { min: 1, max: 3 },
                    parts: ['Energy', 'Water'].map((label) => ({ id: label, label, min: 0, max: 3 })),
                  }}
                />
              </>
            }
          />
        </section>
        <section>
          <h2>Log</h2>
          <div className="panel">
            <Log
              label="Log"
              lines={[
                { key: '1', text: 'Round 1', heading: true },
                { key: '2', text: 'Ada constructs Biodome', seat: 0 },
                { key: '3', text: 'Bao parks a Rover', seat: 1 },
              ]}
            />
          </div>
        </section>
      </main>
    </div>
  )
}
