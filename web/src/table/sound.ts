/* Three short sounds, synthesised here. By default only the one for my turn is played. */

export const SOUND_MODES = ['off', 'turn', 'all'] as const
/** No sound, my turn and the end of the game, or every move as well. */
export type SoundMode = (typeof SOUND_MODES)[number]

const MODE = 'sound'
const VOLUME = 'sound-volume'
const GENTLE = 0.4
/** The amplitude of a tone at full volume, where 1 is the device's maximum. */
const PEAK = 0.3

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

export function soundMode(): SoundMode {
  const kept = localStorage.getItem(MODE)
  // Before 0.2, sound was just on or off.
  if (kept === 'on') return 'all'
  return SOUND_MODES.find((mode) => mode === kept) ?? 'turn'
}

export function setSoundMode(mode: SoundMode): void {
  localStorage.setItem(MODE, mode)
  play('turn')
}

/** From 0 to 1. */
export function soundVolume(): number {
  const kept = Number(localStorage.getItem(VOLUME) ?? GENTLE)
  return kept >= 0 && kept <= 1 ? kept : GENTLE
}

export function setSoundVolume(volume: number): void {
  localStorage.setItem(VOLUME, `${volume}`)
  play('turn')
}

export function play(sound: Sound): void {
  const mode = soundMode()
  const volume = soundVolume()
  if (mode === 'off' || volume === 0 || (mode === 'turn' && sound === 'move')) return
  // Browsers allow sound only after a click or a key press.
  if (!navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [pitch, at, length] of SOUNDS[sound]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const loudness = new GainNode(context, { gain: 0 })
    const begin = currentTime + at
    loudness.gain.setValueAtTime(0, begin)
    loudness.gain.linearRampToValueAtTime(PEAK * volume, begin + 0.012)
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + length)
    tone.connect(loudness).connect(destination)
    tone.start(begin)
    tone.stop(begin + length + 0.02)
  }
}
