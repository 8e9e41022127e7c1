export interface Stroke {
  d: string
  opacity: number
  width: number
  filled: boolean
}

const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Draws on a plate of 200 by 100. Its randomness comes from the seed, so a seed always gives one drawing. */
export class Pen {
  readonly strokes: Stroke[] = []
  private state: number

  constructor(seed: number) {
    this.state = seed * 9301 + 49297
    this.random()
  }

  random(): number {
    this.state = (this.state * 9301 + 49297) % 233280
    return this.state / 233280
  }

  /** A number around `middle`, at most `spread` away. */
  near(middle: number, spread: number): number {
    return middle + (this.random() - 0.5) * 2 * spread
  }

  line(d: string, opacity = 1, width = 1, filled = false): void {
    this.strokes.push({ d, opacity: Math.round(opacity * 100) / 100, width, filled })
  }

  path(points: readonly (readonly [number, number])[], opacity = 1, width = 1, filled = false): void {
    const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
    this.line(filled ? `${d}Z` : d, opacity, width, filled)
  }

  // Parameters: those of an ellipse, as on a canvas.
  ellipse(cx: number, cy: number, rx: number, ry = rx, opacity = 1, width = 1, filled = false): void {
    const arc = `${n(rx)} ${n(ry)} 0 1 0`
    this.line(`M${n(cx - rx)} ${n(cy)}a${arc} ${n(2 * rx)} 0a${arc} ${n(-2 * rx)} 0z`, opacity, width, filled)
  }

  /** A wave from edge to edge. */
  wave(height: (x: number) => number, opacity: number, width = 1, step = 5): void {
    const points: [number, number][] = []
    for (let x = 0; x <= 200; x += step) points.push([x, height(x)])
    this.path(points, opacity, width)
  }

  grid(): void {
    for (let x = 0; x <= 200; x += 20) this.line(`M${x} 0V100`, 0.13, 0.5)
    for (let y = 0; y <= 100; y += 20) this.line(`M0 ${y}H200`, 0.13, 0.5)
  }
}
