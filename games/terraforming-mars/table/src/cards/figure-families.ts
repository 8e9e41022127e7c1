import type { Pen } from './figure-pen.js'

export type Family = keyof typeof FAMILIES

/** The drawings of each family of cards. */
export const FAMILIES = {
  comet(pen: Pen): void {
    for (let i = 0; i < 15; i++) {
      const angle = pen.near(0.55, 0.15)
      const long = 60 + pen.random() * 110
      const from = [150 - 6 * Math.cos(i), 66 + 5 * Math.sin(i * 2)] as const
      pen.path(
        [from, [from[0] - long * Math.cos(angle), from[1] - long * Math.sin(angle)]],
        0.25 + pen.random() * 0.5,
        0.9,
      )
    }
    const [x, y] = [pen.near(151, 8), pen.near(64, 5)]
    const corners = Array.from({ length: 7 }, (_, i): [number, number] => {
      const angle = (i / 7) * 2 * Math.PI
      const far = 11 + pen.random() * 5
      return [x + far * Math.cos(angle), y + far * Math.sin(angle) * 0.9]
    })
    pen.path(corners, 1, 1, true)
    pen.line('M60 100a190 190 0 0 1 140-24', 0.8, 1.2)
    pen.line('M80 100a190 190 0 0 1 120-14', 0.4)
  },
  space(pen: Pen): void {
    const middle = pen.near(100, 25)
    for (let i = 0; i < 5; i++) pen.ellipse(middle, 140, 70 + i * 26, 66 + i * 15, 0.8 - i * 0.12)
    const [x, y] = [middle + pen.near(20, 20), pen.near(32, 10)]
    pen.line(
      `M${x - 5} ${y - 4}h10v8h-10zM${x - 9} ${y - 2}h-18v4h18M${x + 9} ${y - 2}h18v4h-18M${x} ${y - 4}v-8`,
      1,
      1.2,
    )
    stars(pen, 14)
  },
  jovian(pen: Pen): void {
    const x = pen.near(100, 25)
    globe(pen, x, 62, 46)
    for (let i = 0; i < 9; i++) {
      const y = 22 + i * 10
      const half = Math.sqrt(Math.max(0, 46 * 46 - (y - 62) ** 2))
      pen.line(
        `M${x - half} ${y}q${half / 2} ${pen.near(0, 4)} ${half} 0t${half} 0`,
        0.3 + pen.random() * 0.5,
      )
    }
    pen.ellipse(x, 62, 82, 13, 0.5)
    pen.ellipse(x - 70, 30, 4)
    pen.ellipse(x + 62, 24, 2.5)
  },
  /** A veiled planet: bands of cloud over a disc. */
  venus(pen: Pen): void {
    const x = pen.near(100, 20)
    pen.ellipse(x, 74, 52, 52, 0.9)
    for (let i = 0; i < 6; i++) {
      const y = 36 + i * 14
      const wide = 46 - Math.abs(i - 2.5) * 8
      pen.line(
        `M${x - wide} ${y}q${wide / 2} ${pen.near(-7, 4)} ${wide} 0t${wide} ${pen.near(0, 3)}`,
        0.8 - i * 0.08,
        1.1,
      )
    }
    stars(pen, 10)
  },
  /** The sun over the edge of a planet. */
  dawn(pen: Pen): void {
    const x = pen.near(100, 30)
    for (let i = 0; i < 4; i++) pen.ellipse(x, 64, 12 + i * 13, 12 + i * 13, 0.9 - i * 0.2)
    pen.line('M0 82a240 240 0 0 1 200 0', 1, 1.3)
    pen.line('M0 92a240 240 0 0 1 200 0', 0.5)
    stars(pen, 8)
  },
  earth(pen: Pen): void {
    const x = pen.near(100, 25)
    globe(pen, x, 58, 44)
    for (let i = 1; i < 4; i++) pen.ellipse(x, 58, i * 13, 44, 0.5)
    pen.line(`M${x - 44} 58h88M${x - 38} 36h76M${x - 38} 80h76`, 0.5)
    stars(pen, 10)
  },
  building(pen: Pen): void {
    skyline(pen, 7)
  },
  city(pen: Pen): void {
    skyline(pen, 6)
    const x = pen.near(100, 12)
    pen.line(
      `M${x - 78} 84a78 70 0 0 1 156 0M${x - 48} 84a48 70 0 0 1 96 0M${x} 14v70M${x - 66} 50h132`,
      0.85,
    )
  },
  power(pen: Pen): void {
    const shift = pen.random() * 6
    const wide = pen.near(12, 3)
    for (let k = 0; k < 4; k++)
      pen.wave((x) => 50 + Math.sin(x / (wide + k * 4) + k + shift) * (32 - k * 6), 0.9 - k * 0.2, 1, 4)
    pen.line('M0 50H200', 0.4)
  },
  science(pen: Pen): void {
    const atoms = Array.from({ length: 12 }, (): [number, number] => [
      14 + pen.random() * 172,
      10 + pen.random() * 80,
    ])
    atoms.forEach((a, i) => {
      for (const b of atoms.slice(i + 1))
        if (Math.hypot(a[0] - b[0], a[1] - b[1]) < 58) pen.path([a, b], 0.45)
    })
    for (const [x, y] of atoms) pen.ellipse(x, y, 3 + pen.random() * 3, undefined, 0.9)
  },
  plant(pen: Pen): void {
    const shift = pen.random() * 6
    for (let i = 0; i < 6; i++)
      pen.wave((x) => 96 - i * 9 - Math.sin(x / 27 + i * 0.7 + shift) * 7, 0.25, 1, 10)
    for (let i = 0; i < 7; i++) {
      const x = pen.near(16 + i * 28, 5)
      const high = 26 + pen.random() * 40
      pen.line(`M${x} 96v${-high}`, 0.9)
      for (let k = 1; k < 5; k++) {
        const y = 98 - (high * k) / 5
        const leaf = 15 - k * 2.2
        pen.line(
          `M${x} ${y}q${leaf * 0.8}-1 ${leaf}-8q${-leaf} 0 ${-leaf} 8q${-leaf * 0.8}-1 ${-leaf}-8q${leaf} 0 ${leaf} 8`,
          0.8,
        )
      }
    }
  },
  microbe(pen: Pen): void {
    for (let i = 0; i < 11; i++) cell(pen, pen.random() * 190, 8 + pen.random() * 84, pen.random() * Math.PI)
    pen.ellipse(100, 50, 46, undefined, 0.35)
  },
  animal(pen: Pen): void {
    const shift = pen.random() * 9
    for (let i = 0; i < 5; i++) pen.wave((x) => 92 - i * 15 - Math.sin(x / 31 + i + shift) * 9, 0.35, 1, 10)
    for (let i = 0; i < 7; i++) {
      const [x, y] = [24 + i * 26, 70 - i * 6 + (i % 2) * 11]
      pen.ellipse(x, y, 4, 3.2, 1, 1, true)
      for (const [dx, dy] of [
        [5, -3.5],
        [6.2, 0],
        [5, 3.5],
      ])
        pen.ellipse(x + dx, y + dy, 1.3, undefined, 1, 1, true)
    }
  },
  land(pen: Pen): void {
    const shift = pen.random() * 9
    for (let i = 0; i < 7; i++)
      pen.wave(
        (x) => 90 - i * 12 - Math.sin(x / 24 + i + shift) * 6 - Math.sin(x / 11 + shift * 2) * 3,
        0.3 + i * 0.06,
        1,
        8,
      )
  },
  sun(pen: Pen): void {
    for (let i = 0; i < 48; i++) {
      const angle = (i / 48) * 2 * Math.PI
      const from = 30 + (i % 2) * 5
      const to = i % 4 === 0 ? 200 : 56 + pen.random() * 22
      pen.path(
        [
          [100 + from * Math.cos(angle), 58 + from * Math.sin(angle)],
          [100 + to * Math.cos(angle), 58 + to * Math.sin(angle)],
        ],
        i % 4 === 0 ? 0.28 : 0.7,
      )
    }
    pen.ellipse(100, 58, 24, undefined, 1, 1.4)
    pen.ellipse(100, 58, 19, undefined, 0.5)
    pen.ellipse(100, 58, 70, undefined, 0.3)
  },
  emblem(pen: Pen): void {
    const sides = 3 + Math.floor(pen.random() * 6)
    const turn = pen.random() * Math.PI
    const polygon = (r: number, more = 0): [number, number][] =>
      Array.from({ length: sides + 1 }, (_, i) => {
        const angle = turn + more + (i / sides) * 2 * Math.PI
        return [100 + r * Math.cos(angle), 54 + r * Math.sin(angle)]
      })
    for (let i = 0; i < 6; i++) pen.path(polygon(44 - i * 6, i * 0.16), 0.9 - i * 0.1, i === 0 ? 1.4 : 1)
    for (let i = 0; i < 40; i++) {
      const angle = (i / 40) * 2 * Math.PI
      const to = i % 5 === 0 ? 170 : 62
      pen.path(
        [
          [100 + 52 * Math.cos(angle), 54 + 52 * Math.sin(angle)],
          [100 + to * Math.cos(angle), 54 + to * Math.sin(angle)],
        ],
        i % 5 === 0 ? 0.22 : 0.5,
      )
    }
  },
} as const

function stars(pen: Pen, count: number): void {
  for (let i = 0; i < count; i++) pen.ellipse(pen.random() * 200, pen.random() * 60, 0.7, undefined, 0.7)
}

const globe = (pen: Pen, x: number, y: number, r: number): void => pen.ellipse(x, y, r, undefined, 0.9, 1.2)

function skyline(pen: Pen, houses: number): void {
  pen.line('M0 84H200', 0.9, 1.2)
  for (let i = 0; i < houses; i++) {
    const x = pen.near(14 + i * (189 / houses), 5)
    const wide = 12 + pen.random() * 12
    const high = 14 + pen.random() * 40
    pen.line(
      `M${x} 84v${-high}h${wide}v${high}M${x + wide} ${84 - high}l6-5v${high + 5}M${x} ${84 - high}l6-5h${wide}`,
      0.35 + pen.random() * 0.45,
    )
  }
  pen.line('M0 90H200M0 95H200', 0.3)
}

/** A bacillus with its tail, turned by an angle. */
function cell(pen: Pen, x: number, y: number, angle: number): void {
  const at = (dx: number, dy: number): string => {
    const px = x + dx * Math.cos(angle) - dy * Math.sin(angle)
    const py = y + dx * Math.sin(angle) + dy * Math.cos(angle)
    return `${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`
  }
  const opacity = 0.5 + pen.random() * 0.5
  pen.line(
    `M${at(-6, -5)}L${at(6, -5)}A5 5 0 0 1 ${at(6, 5)}L${at(-6, 5)}A5 5 0 0 1 ${at(-6, -5)}M${at(11, 0)}Q${at(15, -5)} ${at(19, 0)}T${at(27, 0)}`,
    opacity,
  )
  pen.line(`M${at(-5, 0)}L${at(-3, 0)}`, opacity, 2.4)
}
