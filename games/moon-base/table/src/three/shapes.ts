import { type Colour, CRATERS, MEASURES, MOON, type Size } from '@perilune/moon-base'
import {
  type BufferGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  PlaneGeometry,
  RingGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/*
 * Each kind of piece on the moon is one geometry, so that all its pieces are drawn in one call. Units are
 * millimetres, with y upwards.
 */

export const THICK = 5
const RADIUS = MOON.radius / 2

/** Converts half millimetres on the board to millimetres from the centre of the moon. */
export const across = (n: number): number => n / 2 - 180

export const RING_COLOURS: Readonly<Record<Colour, Color>> = {
  gold: new Color(0xd9a53a),
  silver: new Color(0xd2d8de),
  navy: new Color(0x2f4aa0),
}
export const MARK_COLOURS: Readonly<Record<Colour, Color>> = {
  gold: new Color(0x5c3f0c),
  silver: new Color(0x6d7580),
  navy: new Color(0x9db4f5),
}

/** Stands in for chance, so that the hills are the same on every page. */
function hash(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453
  return n - Math.floor(n)
}

function noise(x: number, y: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)]
  const [f, g] = [x - xi, y - yi]
  const [u, v] = [f * f * (3 - 2 * f), g * g * (3 - 2 * g)]
  const row = (at: number): number => hash(xi, at) * (1 - u) + hash(xi + 1, at) * u
  return row(yi) * (1 - v) + row(yi + 1) * v
}

const BOWLS = CRATERS.map(({ x, y, size }) => ({
  x: across(x),
  y: across(y),
  r: MEASURES[size].outer / 2,
  deep: size === 'large' ? 4.6 : 3.8,
}))
const PITS = Array.from({ length: 130 }, (_, i) => ({
  x: (hash(i, 1) - 0.5) * 340,
  y: (hash(i, 2) - 0.5) * 340,
  r: 1 + hash(i, 3) * hash(i, 4) * 5,
}))

/** The height of the ground: hills, pits, and the bowls and rims of the craters. Rings lie at height zero. */
function ground(x: number, y: number): number {
  let height =
    -1 +
    (noise(x * 0.03, y * 0.03) - 0.5) +
    0.4 * (noise(x * 0.13, y * 0.13) - 0.5) +
    0.25 * (noise(x * 0.4, y * 0.4) - 0.5)
  let bowl = 0
  let rim = 0
  for (const c of BOWLS) {
    const d = Math.hypot(x - c.x, y - c.y) / c.r
    if (d < 1) bowl = Math.min(bowl, -c.deep * (1 - d ** 5))
    else if (d < 1.22) rim = Math.max(rim, 1.3 * (1 - (d - 1) / 0.22) ** 1.6)
  }
  for (const pit of PITS) {
    const d = Math.hypot(x - pit.x, y - pit.y) / pit.r
    if (d < 1) height -= pit.r * 0.32 * (1 - d * d)
  }
  return height + bowl + (bowl < 0 ? 0 : rim)
}

/** The ground as a disc with this many squares a side, its edge bent down, shaded like dust. */
export function terrain(squares: number): BufferGeometry {
  const geometry = new PlaneGeometry(2 * RADIUS + 4, 2 * RADIUS + 4, squares, squares)
  geometry.rotateX(-Math.PI / 2)
  const at = geometry.getAttribute('position')
  const colours = new Float32Array(at.count * 3)
  for (let i = 0; i < at.count; i++) {
    let [x, z] = [at.getX(i), at.getZ(i)]
    const d = Math.hypot(x, z)
    const beyond = Math.max(0, d - RADIUS)
    if (beyond > 0) {
      x *= RADIUS / d
      z *= RADIUS / d
    }
    at.setXYZ(i, x, ground(x, z) - Math.min(14, beyond * 4), z)
    const dust =
      0.2 +
      0.1 * (noise(x * 0.02 + 9, z * 0.02 + 9) - 0.5) +
      0.06 * (noise(x * 0.2, z * 0.2) - 0.5) +
      0.025 * (hash(x, z) - 0.5)
    colours.set([dust * 0.9, dust * 0.93, dust], i * 3)
  }
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.computeVertexNormals()
  return geometry
}

export function ringBody(size: Size): BufferGeometry {
  const { outer, inner } = MEASURES[size]
  const [R, r, b] = [outer / 2, inner / 2, 0.7]
  const outline = [
    [r + b, 0],
    [R - b, 0],
    [R, b],
    [R, THICK - b],
    [R - b, THICK],
    [r + b, THICK],
    [r, THICK - b],
    [r, b],
    [r + b, 0],
  ].map(([x, y]) => new Vector2(x, y))
  const geometry = new LatheGeometry(outline, size === 'large' ? 72 : 56).toNonIndexed()
  geometry.computeVertexNormals()
  return geometry
}

/** Studs, grooves or ticks on top of a ring, which tell its colour without colour. */
export function ringMarks(size: Size, colour: Colour): BufferGeometry {
  const middle = MEASURES[size].middle / 2
  const flat = (geometry: BufferGeometry): BufferGeometry =>
    geometry.rotateX(-Math.PI / 2).translate(0, THICK + 0.06, 0)
  if (colour === 'silver')
    return merged([-0.9, 0.9].map((by) => flat(new RingGeometry(middle + by - 0.28, middle + by + 0.28, 64))))
  const count = (size === 'large' ? 12 : 8) * (colour === 'gold' ? 1 : 2)
  return merged(
    Array.from({ length: count }, (_, k) => {
      const mark = colour === 'gold' ? new CircleGeometry(0.8, 10) : new PlaneGeometry(2.6, 0.6)
      return flat(mark.translate(middle, 0, 0).rotateZ((k * 2 * Math.PI) / count))
    }),
  )
}

const merged = (parts: BufferGeometry[]): BufferGeometry => {
  const plain = parts.map((part) => (part.index ? part.toNonIndexed() : part))
  const all = mergeGeometries(plain)
  if (!all) throw new Error('parts of a shape do not fit together')
  return all
}

/** Joins parts of different colours into one geometry. */
function painted(parts: readonly (readonly [BufferGeometry, number])[]): BufferGeometry {
  return merged(
    parts.map(([part, hex]) => {
      const plain = part.index ? part.toNonIndexed() : part
      const { count } = plain.getAttribute('position')
      const { r, g, b } = new Color(hex)
      plain.setAttribute(
        'color',
        new Float32BufferAttribute(Array.from({ length: count }, () => [r, g, b]).flat(), 3),
      )
      return plain
    }),
  )
}

const WHITE = 0xffffff
const DARK = 0x22272e
const PALE = 0xe9edf0
const STEEL = 0x3c434c

/** White parts take the colour of the owner. */
export const settlement = (): BufferGeometry =>
  painted([
    [new CylinderGeometry(16.4, 17.4, 3.2, 6).rotateY(Math.PI / 6).translate(0, 2.2, 0), DARK],
    [
      new SphereGeometry(6.6, 20, 8, 0, 2 * Math.PI, 0, Math.PI / 2).scale(1, 0.6, 1).translate(0, 3.8, 0),
      WHITE,
    ],
    ...Array.from({ length: 6 }, (_, k): [BufferGeometry, number] => {
      const angle = (k * Math.PI) / 3 + Math.PI / 6
      const dome = new SphereGeometry(2.1, 10, 6, 0, 2 * Math.PI, 0, Math.PI / 2)
      return [dome.translate(11.6 * Math.cos(angle), 3.8, 11.6 * Math.sin(angle)), WHITE]
    }),
  ])

export const base = (): BufferGeometry =>
  painted([
    [new CylinderGeometry(4.2, 5, 8, 6).translate(0, 2.6, 0), WHITE],
    [new CylinderGeometry(1.6, 1.6, 3, 10).translate(0, 7.4, 0), DARK],
    [new TorusGeometry(4.5, 0.35, 6, 24).rotateX(Math.PI / 2).translate(0, 3.4, 0), DARK],
  ])

export const tower = (): BufferGeometry =>
  painted([
    [new CylinderGeometry(20, 21.6, 3, 40).translate(0, 1.5, 0), STEEL],
    [new CylinderGeometry(9, 14, 7, 12).translate(0, 6.5, 0), PALE],
    [new CylinderGeometry(3.4, 5.2, 20, 12).translate(0, 19, 0), PALE],
    ...Array.from({ length: 3 }, (_, k): [BufferGeometry, number] => {
      const angle = (k * 2 * Math.PI) / 3
      const strut = new CylinderGeometry(0.8, 0.8, 24, 6).rotateZ(0.42).rotateY(-angle)
      return [strut.translate(8.6 * Math.cos(angle), 14, 8.6 * Math.sin(angle)), STEEL]
    }),
    [new CylinderGeometry(9.6, 7.4, 5, 20).translate(0, 31, 0), PALE],
    [new TorusGeometry(9.2, 0.7, 6, 32).rotateX(Math.PI / 2).translate(0, 33.6, 0), STEEL],
    [new SphereGeometry(5.8, 20, 8, 0, 2 * Math.PI, 0, Math.PI / 2).translate(0, 33.5, 0), PALE],
    [new CylinderGeometry(0.35, 0.35, 9, 6).translate(0, 42, 0), STEEL],
  ])

/** The thin outline of an open crater or of a highlighted place. */
export const outline = (radius: number, width: number): BufferGeometry =>
  new TorusGeometry(radius, width, 6, 96).rotateX(Math.PI / 2)
