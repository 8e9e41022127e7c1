import type { Answer, Decision, Option } from '@perilune/engine'
import { X } from 'lucide-react'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { words } from '../words.js'

/**
 * A tutorial game: a table with a fixed seed against bots, and the steps that explain it.
 */
export interface Guide {
  /**
   * 64 hexadecimal digits, so that everybody learns with the same cards. The player has seat 0, bots have the
   * others.
   */
  readonly seed: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  /** The bot that plays the other seats; the default one if omitted. */
  readonly bot?: string
  readonly steps: readonly GuideStep[]
}

/** One step of the guide. The first step that is due and not done is shown. */
export interface GuideStep {
  readonly id: string
  readonly title: string
  /** Two or three short sentences. */
  readonly text: string
  /** A selector for what the step is about; the first visible match is outlined. */
  readonly at?: string
  /** The layer of the table that contains the target, for phones. */
  readonly layer?: string
  /** Whether the step is due; always, if omitted. */
  when?(moment: GuideMoment): boolean
  /** Whether the step is done without being dismissed, because the player has worked it out. */
  until?(moment: GuideMoment): boolean
  /** An answer the player may let the guide give. */
  suggest?(moment: GuideMoment): Answer | undefined
}

/** What the conditions of a step can depend on. */
export interface GuideMoment {
  readonly view: Readonly<Record<string, unknown>>
  readonly decisions: readonly Decision[]
  readonly viewer: number
}

/** The first possible option that fits, among those offered to the player. */
export function offered(moment: GuideMoment, fits: (option: Option) => boolean): Answer | undefined {
  for (const decision of moment.decisions)
    if (decision.kind === 'choose') {
      const option = decision.options.find((o) => !o.reason && fits(o))
      if (option) return option.answer
    }
  return
}

/** The step to show at a moment, and the steps that are no longer needed. */
export function guideAt(guide: Guide, done: ReadonlySet<string>, moment: GuideMoment) {
  const needless = guide.steps.filter((s) => !done.has(s.id) && s.until?.(moment)).map((s) => s.id)
  const step = guide.steps.find(
    (s) => !done.has(s.id) && !needless.includes(s.id) && (s.when?.(moment) ?? true),
  )
  return { step, needless }
}

interface Rect {
  top: number
  left: number
  width: number
  height: number
}

/** The screen rectangle of the target while it is visible. */
function useRect(selector: string | undefined): Rect | undefined {
  const [rect, setRect] = useState<Rect>()
  useEffect(() => {
    if (!selector) {
      setRect(undefined)
      return
    }
    const inSight = () => [...document.querySelectorAll(selector)].find((e) => e.checkVisibility())
    inSight()?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const look = () => {
      const found = inSight()?.getBoundingClientRect()
      setRect((now) => {
        if (!found) return undefined
        const { top, left, width, height } = found
        const same = now && now.top === top && now.left === left && now.width === width
        return same && now.height === height ? now : { top, left, width, height }
      })
    }
    look()
    // No event announces that a card appears, disappears or moves.
    const timer = setInterval(look, 150)
    window.addEventListener('scroll', look, true)
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('scroll', look, true)
      window.removeEventListener('resize', look)
    }
  }, [selector])
  return rect
}

const GAP = 14
const EDGE = 12

/** On a phone: at the top, or above the decision where it would cover its target. */
function placeOnPhone(rect: Rect, height: number): CSSProperties | undefined {
  const bar = document.querySelector('.decision')?.getBoundingClientRect().top ?? window.innerHeight
  const low = bar - height - EDGE
  return rect.top + rect.height / 2 < window.innerHeight / 2 ? { top: low } : undefined
}

/** Beside its target where there is room; it never covers the target. */
function placeBeside(rect: Rect | undefined, width: number, height: number): CSSProperties | undefined {
  if (!rect) return
  if (window.innerWidth < 700) return placeOnPhone(rect, height)
  const within = (at: number, size: number, all: number) => Math.max(EDGE, Math.min(at, all - size - EDGE))
  const top = within(rect.top + rect.height / 2 - height / 2, height, window.innerHeight)
  const left = within(rect.left + rect.width / 2 - width / 2, width, window.innerWidth)
  const below = rect.top + rect.height + GAP
  const right = rect.left + rect.width + GAP
  if (rect.top - GAP - height >= EDGE) return { top: rect.top - GAP - height, left }
  if (below + height <= window.innerHeight - EDGE) return { top: below, left }
  if (right + width <= window.innerWidth - EDGE) return { top, left: right }
  if (rect.left - GAP - width >= EDGE) return { top, left: rect.left - GAP - width }
  return
}

/**
 * The guide at the table: it shows one step at a time and points at its target. Everything on the table works
 * as always; nothing waits for the guide. The key G moves the focus to the guide and back.
 */
export function Coach(props: {
  guide: Guide
  moment: GuideMoment
  done: ReadonlySet<string>
  onDone(ids: readonly string[]): void
  answer: ((answer: Answer) => void) | null
  onStep?(step: GuideStep): void
  onLeave(): void
}) {
  const { guide, moment, done, onDone, onStep } = props
  const { step, needless } = guideAt(guide, done, moment)
  const box = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 340, height: 200 })
  const rect = useRect(step?.at)
  const title = useId()
  const forgone = needless.join()
  useEffect(() => {
    if (forgone) onDone(forgone.split(','))
  }, [forgone, onDone])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each step
  useEffect(() => {
    if (step) onStep?.(step)
    if (box.current) setSize({ width: box.current.offsetWidth, height: box.current.offsetHeight })
  }, [step?.id])
  useGuideKey(box)
  if (!step) return null
  const suggestion = step.suggest?.(moment)
  const said = guide.steps.indexOf(step) + 1
  const finish = () => onDone([step.id])
  return (
    <>
      {rect && (
        <div
          className="guide-ring"
          aria-hidden="true"
          style={{
            top: rect.top - 5,
            left: rect.left - 5,
            width: rect.width + 10,
            height: rect.height + 10,
          }}
        />
      )}
      <section
        ref={box}
        className="guide-says"
        aria-labelledby={title}
        tabIndex={-1}
        style={placeBeside(rect, size.width, size.height)}
      >
        <div className="guide-head">
          <span className="label">{words.guide.count(said, guide.steps.length)}</span>
          <button type="button" className="tool" aria-label={words.guide.leave} onClick={props.onLeave}>
            <X size={16} />
          </button>
        </div>
        <div aria-live="polite">
          <h2 id={title}>{step.title}</h2>
          <p>{step.text}</p>
        </div>
        <p className="guide-acts">
          <button type="button" className="btn primary small" onClick={finish}>
            {said === guide.steps.length ? words.guide.end : words.guide.next}
          </button>
          {suggestion && props.answer && (
            <button
              type="button"
              className="btn second small"
              onClick={() => {
                finish()
                props.answer?.(suggestion)
              }}
            >
              {words.guide.suggest}
            </button>
          )}
        </p>
      </section>
    </>
  )
}

function useGuideKey(box: React.RefObject<HTMLElement | null>): void {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key.toLowerCase() !== 'g' || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
      if (box.current?.contains(document.activeElement)) (before.current as HTMLElement | null)?.focus()
      else {
        before.current = document.activeElement
        box.current?.focus()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [box])
}
