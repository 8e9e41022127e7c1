import { Bell, BellRing } from 'lucide-react'
import { useBell } from '../table/turn-alert.js'
import { words } from '../words/index.js'

/** Turns on browser notifications of my turn, for while I look at something else. */
export function BellTool() {
  const { on, ring } = useBell()
  if (!on && !ring) return null
  const label = on ? words.tools.bellOn : words.tools.bell
  return (
    <button
      type="button"
      className="tool wide-only"
      aria-label={label}
      title={label}
      disabled={on}
      onClick={() => ring?.()}
    >
      {on ? <BellRing size={18} /> : <Bell size={18} />}
    </button>
  )
}
