import { Segments } from '@perilune/ui'
import { useState } from 'react'
import { SOUND_MODES, setSoundMode, setSoundVolume, soundMode, soundVolume } from '../../table/sound.js'
import { words as rareWords } from '../../words/games.js'

const w = rareWords.sound

/** Which sounds are played, and how loud; each choice plays a sample. */
export function SoundSettings() {
  const [mode, setMode] = useState(soundMode)
  const [volume, setVolume] = useState(soundVolume)
  return (
    <div className="sound-settings">
      <span className="label">{w.title}</span>
      <Segments
        label={w.title}
        value={mode}
        options={SOUND_MODES.map((value) => ({ value, label: w.modes[value] }))}
        onChange={(to) => {
          setMode(to)
          setSoundMode(to)
        }}
      />
      <label>
        <span className="label">{w.volume}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.1}
          value={volume}
          disabled={mode === 'off'}
          onChange={(event) => {
            setVolume(event.target.valueAsNumber)
            setSoundVolume(event.target.valueAsNumber)
          }}
        />
      </label>
    </div>
  )
}
