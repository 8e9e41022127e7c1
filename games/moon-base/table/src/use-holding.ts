import type { Answer, MyDecision } from '@perilune/engine'
import { MOON, type RingKind } from '@perilune/moon-base'
import { useEscape } from '@perilune/ui'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { type Aim, aimAt, aimOf, goalsFor, type Held, type Landing, type Point } from './aim.js'
import type { MoonBaseView } from './view.js'

export interface Holding {
  aim: Aim | null
  /** It lies where it was put, and no longer follows the mouse. Nothing is answered before `place`. */
  laid: boolean
  ring: RingKind | undefined
  /** Where it could lie, as far as places are listed. */
  goals: readonly Landing[]
  hold(ring: RingKind): void
  putBack(): void
  point(at: Point, level?: number): void
  /** Puts it down here, or lets it follow the mouse again where it can't lie. */
  lay(at: Point, level?: number): void
  /** Could it lie near this point, on this level? */
  fits(at: Point, level: number): boolean
  /** Gives the answer, if what is held has a place. */
  place(): void
  onKey(event: KeyboardEvent): void
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** An arrow key moves by four millimetres, with Shift by half a millimetre. */
const STRIDE = 8

const BASE: Held = { what: 'base' }

/** Listed places for what is held. */
function placesFor(decision: MyDecision | undefined, held: Held): Answer[] {
  if (decision?.kind !== 'place') return []
  const possible = decision.options.filter((o) => !o.reason).map((o) => o.answer)
  return held.what === 'base' ? possible : possible.filter((answer) => answer.ring === held.ring)
}

/** What is held over the board, and where: moved by pointer and keys alike. */
export function useHolding(
  view: MoonBaseView,
  decision: MyDecision | undefined,
  answer: ((answer: Answer) => void) | null,
): Holding {
  const [aim, setAim] = useState<Aim | null>(null)
  const [laid, setLaid] = useState(false)
  const [listed, setListed] = useState(0)
  const asked = decision?.step
  // A new moment: what was held may be gone. A base is in hand as soon as it is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of answers is the moment
  useEffect(() => putBack(), [view.played, asked])
  // A ring goes back to the others; a base stays in hand.
  const putBack = () => {
    const [first] = asked === 'place-base' ? placesFor(decision, BASE) : []
    setAim(first ? aimOf(view, BASE, first) : null)
    setLaid(false)
    setListed(0)
  }
  useEscape(putBack)
  const held = aim?.held
  const places = useMemo(() => (held ? placesFor(decision, held) : []), [decision, held])
  const goals = useMemo(() => (held ? goalsFor(view, held, places) : []), [view, held, places])
  const canHold = answer !== null && decision?.step === 'place-ring'

  const hold = (ring: RingKind) => {
    if (!canHold) return
    const next: Held = { what: 'ring', ring }
    const [first] = placesFor(decision, next)
    setListed(0)
    setLaid(false)
    setAim(first ? aimOf(view, next, first) : aimAt(view, next, MOON))
  }
  const point = (at: Point, level?: number) => held && setAim(aimAt(view, held, at, level))
  const fits = (at: Point, level: number): boolean =>
    held !== undefined && aimAt(view, held, at, level).landing !== null
  const lay = (at: Point, level?: number) => {
    if (!held) return
    const next = aimAt(view, held, at, level)
    setAim(next)
    setLaid(next.landing !== null)
  }
  const place = () => {
    if (aim?.landing && answer) answer(aim.landing.answer)
  }
  const turnTo = (step: number) => {
    if (!held || places.length === 0) return
    const next = (listed + step + places.length) % places.length
    setListed(next)
    setAim(aimOf(view, held, places[next]))
  }
  /** The next level on which it could lie near here. */
  const changeLevel = () => {
    if (!aim || !held) return
    const highest = view.rings.reduce((most, ring) => Math.max(most, ring.level), 0) + 1
    const from = aim.landing?.level ?? 0
    for (let i = 1; i <= highest; i++) {
      const found = aimAt(view, held, aim.at, ((from - 1 + i) % highest) + 1)
      if (!found.landing) continue
      setAim(found)
      return
    }
  }
  const onKey = (event: KeyboardEvent) => {
    if (!aim || event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    const key = event.key.toLowerCase()
    if (arrow) {
      const by = event.shiftKey ? 1 : STRIDE
      point({ x: aim.at.x + arrow.x * by, y: aim.at.y + arrow.y * by })
    } else if (key === 'n') turnTo(1)
    else if (key === 'p') turnTo(-1)
    else if (key === 'l') changeLevel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    aim,
    laid,
    ring: held?.what === 'ring' ? held.ring : undefined,
    goals,
    hold,
    putBack,
    point,
    lay,
    fits,
    place,
    onKey,
  }
}
