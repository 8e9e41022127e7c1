import { beforeEach, expect, test, vi } from 'vitest'
import { play, setSoundMode, setSoundVolume, soundMode, soundVolume } from '../src/table/sound.js'

const kept = new Map<string, string>()
/** The loudest moment of each tone that was played. */
let peaks: number[] = []
let active = true

class Tone {
  connect = (next: unknown) => next
  start() {}
  stop() {}
}
class Loudness extends Tone {
  gain = {
    setValueAtTime() {},
    linearRampToValueAtTime: (peak: number) => void peaks.push(peak),
    exponentialRampToValueAtTime() {},
  }
}

beforeEach(() => {
  kept.clear()
  peaks = []
  active = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('navigator', {
    get userActivation() {
      return { hasBeenActive: active }
    },
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      destination = {}
    },
  )
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Loudness)
})

test('at first my turn is heard, gently, and the moves of others are not', () => {
  play('move')
  expect(peaks).toEqual([])
  play('turn')
  expect(peaks.length).toBe(2)
  expect(Math.max(...peaks)).toBeLessThan(0.15)
})

test('every move is heard where that was chosen, also before 0.2', () => {
  kept.set('sound', 'on')
  expect(soundMode()).toBe('all')
  play('move')
  expect(peaks.length).toBe(1)
})

test('nothing is heard where sound is off, or its volume is nought', () => {
  setSoundMode('off')
  play('turn')
  expect(peaks).toEqual([])
  setSoundMode('all')
  peaks = []
  setSoundVolume(0)
  play('turn')
  expect(peaks).toEqual([])
})

test('the volume is kept, and heard at once', () => {
  setSoundVolume(1)
  expect(soundVolume()).toBe(1)
  expect(Math.max(...peaks)).toBeCloseTo(0.3)
  kept.set('sound-volume', 'loud')
  expect(soundVolume()).toBe(0.4)
})

test('a page that nobody has touched stays silent', () => {
  active = false
  play('turn')
  expect(peaks).toEqual([])
})
