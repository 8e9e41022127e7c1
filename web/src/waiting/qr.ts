/* A QR code (ISO/IEC 18004) of a short text: bytes, error correction M, versions 1 to 9. */

/** For each version: the number of codewords, of error correction codewords in a block, and of blocks. */
const VERSIONS = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
] as const
const HEADER_BITS = 12
const BYTES_MODE = 4

type Modules = boolean[][]
type Mask = (x: number, y: number) => boolean

const MASKS: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The modules of the code by row, dark ones true; undefined if the text is too long. */
export function qrCode(text: string): Modules | undefined {
  const bytes = new TextEncoder().encode(text)
  const index = VERSIONS.findIndex(
    ([all, ecc, blocks]) => 8 * (all - ecc * blocks) >= HEADER_BITS + 8 * bytes.length,
  )
  if (index < 0) return
  const version = index + 1
  const { dark, fixed } = patterns(version)
  place(dark, fixed, interleave(dataOf(bytes, index), index))
  let best: { modules: Modules; penalty: number } | undefined
  for (const [n, mask] of MASKS.entries()) {
    const modules = dark.map((row, y) => row.map((on, x) => (fixed[y][x] ? on : on !== mask(x, y))))
    writeFormat(modules, n)
    const penalty = penaltyOf(modules)
    if (!best || penalty < best.penalty) best = { modules, penalty }
  }
  return best?.modules
}

/** Mode, length, bytes, and padding up to what the version holds. */
function dataOf(bytes: Uint8Array, index: number): number[] {
  const [all, ecc, blocks] = VERSIONS[index]
  const bits: number[] = []
  const add = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  add(BYTES_MODE, 4)
  add(bytes.length, 8)
  for (const byte of bytes) add(byte, 8)
  const room = all - ecc * blocks
  add(0, Math.min(4, 8 * room - bits.length))
  add(0, (8 - (bits.length % 8)) % 8)
  const data: number[] = []
  for (let i = 0; i < bits.length; i += 8)
    data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad)
  return data
}

/** Multiplication in the field of 256 elements, modulo 0x11d. */
function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a)
  return product
}

/** The Reed-Solomon generator polynomial of this degree, without its leading 1. */
function divisorOf(degree: number): number[] {
  const divisor = new Array<number>(degree).fill(0)
  divisor[degree - 1] = 1
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] ?? 0)
    root = times(root, 2)
  }
  return divisor
}

function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [i, d] of divisor.entries()) rest[i] ^= times(d, factor)
  }
  return rest
}

/** Interleaves blocks and their error correction byte by byte; the first blocks may be one byte shorter. */
function interleave(data: readonly number[], index: number): number[] {
  const [all, ecc, count] = VERSIONS[index]
  const divisor = divisorOf(ecc)
  const short = Math.floor(all / count) - ecc
  const shorter = count - (all % count)
  let from = 0
  const blocks = Array.from({ length: count }, (_, i) => {
    const block = data.slice(from, from + short + (i < shorter ? 0 : 1))
    from += block.length
    return { block, correction: correctionOf(block, divisor) }
  })
  const bytes: number[] = []
  for (let i = 0; i <= short; i++) for (const { block } of blocks) if (i < block.length) bytes.push(block[i])
  for (let i = 0; i < ecc; i++) for (const { correction } of blocks) bytes.push(correction[i])
  return bytes
}

/** The fixed patterns of a version (finders, timing, alignment, version), and which modules they occupy. */
function patterns(version: number): { dark: Modules; fixed: Modules } {
  const size = 17 + 4 * version
  const grid = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const [dark, fixed] = [grid(), grid()]
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y][x] = on
    fixed[y][x] = true
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  const around = (cx: number, cy: number, radius: number, light: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    around(x, y, 4, [2, 4])
  const last = size - 7
  const at = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last]
  for (const x of at)
    for (const y of at) {
      const finder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!finder) around(x, y, 2, [1])
    }
  if (version >= 7) {
    const bits = withRemainder(version, 12, 0x1f25)
    for (let i = 0; i < 18; i++) {
      const on = ((bits >> i) & 1) === 1
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)]
      set(a, b, on)
      set(b, a, on)
    }
  }
  for (let i = 0; i < 9; i++) {
    fixed[8][i] = fixed[i][8] = true
    if (i < 8) fixed[8][size - 1 - i] = fixed[size - 1 - i][8] = true
  }
  return { dark, fixed }
}

/**
 * A number followed by its remainder after polynomial division: the error correction of format and version.
 */
function withRemainder(value: number, degree: number, divisor: number): number {
  let rest = value
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * divisor)
  return (value << degree) | rest
}

/** Error correction level M is 0 in the format, so only the mask's number is encoded. */
function writeFormat(modules: Modules, mask: number): void {
  const size = modules.length
  const bits = withRemainder(mask, 10, 0x537) ^ 0x5412
  const on = (i: number) => ((bits >> i) & 1) === 1
  for (let i = 0; i < 6; i++) modules[i][8] = on(i)
  modules[7][8] = on(6)
  modules[8][8] = on(7)
  modules[8][7] = on(8)
  for (let i = 9; i < 15; i++) modules[8][14 - i] = on(i)
  for (let i = 0; i < 8; i++) modules[8][size - 1 - i] = on(i)
  for (let i = 8; i < 15; i++) modules[size - 15 + i][8] = on(i)
  modules[size - 8][8] = true
}

/** Places the bits in pairs of columns from the right, alternately upwards and downwards. */
function place(dark: Modules, fixed: Modules, bytes: readonly number[]): void {
  const size = dark.length
  let i = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue
        if (i < 8 * bytes.length) dark[y][x] = ((bytes[i >> 3] >> (7 - (i & 7))) & 1) === 1
        i++
      }
    }
  }
}

/** The penalty of a mask: runs, blocks, patterns that look like finders, too much of one colour. */
function penaltyOf(modules: Modules): number {
  const size = modules.length
  const columns = modules.map((_, x) => modules.map((row) => row[x]))
  let penalty = 0
  for (const line of [...modules, ...columns]) {
    const text = line.map(Number).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2
    penalty += 40 * (text.match(/(?=0000(?=1011101)|1011101(?=0000))/g) ?? []).length
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const on = modules[y][x]
      if (on === modules[y - 1][x] && on === modules[y][x - 1] && on === modules[y - 1][x - 1]) penalty += 3
    }
  const share = modules.flat().filter(Boolean).length / size ** 2
  return penalty + 10 * Math.floor(Math.abs(share * 100 - 50) / 5)
}
