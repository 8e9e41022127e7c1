import { type Box, distance } from './journeys.js'

/** Durations from the design tokens, in milliseconds; all are zero where motion is turned off. */
export interface Times {
  short: number
  long: number
  step: number
  ease: string
}

export function timesOf(root: Element): Times {
  const style = getComputedStyle(root)
  const ms = (name: string) => {
    const text = style.getPropertyValue(name).trim()
    return Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000) || 0
  }
  return {
    short: ms('--m-fast'),
    long: ms('--m-slow'),
    step: ms('--m-step'),
    ease: style.getPropertyValue('--ease').trim() || 'ease-out',
  }
}

export interface Flight {
  from: Box
  to: Box
  /** The piece looks different at both ends, so the ghost fades in or out on the way. */
  fades?: 'in' | 'out'
  delay: number
}

/** Attributes that are removed from a ghost, so that nothing takes it for the piece. */
const MARKS = ['id', 'data-piece', 'data-place', 'data-card', 'data-tip']

const NEAR = 160

export const durationOf = (times: Times, { from, to }: Pick<Flight, 'from' | 'to'>): number =>
  distance(from, to) < NEAR ? times.short : times.long

/** Centres one box over another; a ghost that fades keeps its shape. */
function over(base: Box, target: Box, keepShape: boolean): string {
  let sx = target.width / base.width
  let sy = target.height / base.height
  if (keepShape) sx = sy = Math.max(0.12, Math.min(1.4, sx, sy))
  const x = target.x + target.width / 2 - (base.x + (base.width * sx) / 2)
  const y = target.y + target.height / 2 - (base.y + (base.height * sy) / 2)
  return `translate(${x}px, ${y}px) scale(${sx}, ${sy})`
}

/** Sends a ghost across the stage; resolves when it has arrived or was cancelled. */
export function fly(stage: Element, ghost: HTMLElement | SVGElement, flight: Flight, times: Times) {
  const { from, to, fades, delay } = flight
  // The ghost is laid out where its look is right: at the end of its path, or at the start if it fades out.
  const base = fades === 'out' ? from : to
  for (const part of [ghost, ...ghost.querySelectorAll('*')])
    for (const mark of MARKS) part.removeAttribute(mark)
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${base.x}px`,
    top: `${base.y}px`,
    width: `${base.width}px`,
    height: `${base.height}px`,
    margin: '0',
    transformOrigin: '0 0',
  })
  stage.append(ghost)
  const there = over(base, fades === 'out' ? to : from, fades !== undefined)
  const frames: Keyframe[] =
    fades === 'out'
      ? [
          { transform: 'none', opacity: 1 },
          { opacity: 1, offset: 0.6 },
          { transform: there, opacity: 0 },
        ]
      : [
          { transform: there, opacity: fades === 'in' ? 0.2 : 1 },
          { opacity: 1, offset: 0.4 },
          { transform: 'none' },
        ]
  const animation = ghost.animate(frames, {
    duration: durationOf(times, flight),
    delay,
    easing: times.ease,
    fill: 'both',
  })
  const done = () => ghost.remove()
  animation.finished.then(done, done)
  return animation
}
