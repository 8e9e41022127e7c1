/* Three small sounds, made here and not fetched. Off until somebody wants them. */

const KEY = 'sound'

/** Tones one after the other: pitch in hertz, when and for how long in seconds. */
const SOUNDS = {
  turn: [
    [587.33, 0, 0.18],
    [880, 0.12, 0.32],
  ],
  move: [[329.63, 0, 0.07]],
  end: [
    [440, 0, 0.3],
    [554.37, 0.14, 0.3],
    [659.26, 0.28, 0.6],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [number, number, number])[]>>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | undefined

export const soundIsOn = (): boolean => localStorage.getItem(KEY) === 'on'

/** Browsers let a page sound only after a click: the one that turns it on will do. */
export function turnSound(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  if (on) play('turn')
}

export function play(sound: Sound): void {
  if (!soundIsOn()) return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [pitch, at, length] of SOUNDS[sound]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const loudness = new GainNode(context, { gain: 0 })
    const begin = currentTime + at
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(0.12, begin + 0.012)
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + length)
    tone.connect(loudness).connect(destination)
    tone.start(begin)
    tone.stop(begin + length + 0.02)
  }
}
