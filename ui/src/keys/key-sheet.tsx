import './key-sheet.css'
import { useState } from 'react'
import { Dialog } from '../panel.js'
import { words } from '../words.js'
import { type KeyCommand, keysNow, useKeys } from './key-commands.js'

/** The label of a key. */
const printed = (key: string): string => words.keys.names[key] ?? key.toUpperCase()

/** A key beside what it does; hidden where there is no keyboard. */
export const Key = ({ of }: { of: string }) => <kbd>{printed(of)}</kbd>

const ALWAYS: readonly Omit<KeyCommand, 'act'>[] = [
  { key: 'Enter', label: words.keys.enter },
  { key: ' ', label: words.keys.space },
  { key: 'Escape', label: words.keys.escape },
  { key: 'arrows', label: words.keys.arrows },
  { key: 'digits', label: words.keys.digits },
]

/** All keys of the page, opened by `?`. */
export function KeySheet() {
  const [open, setOpen] = useState(false)
  useKeys([{ key: '?', label: words.keys.sheet, act: () => setOpen(true) }])
  if (!open) return null
  return (
    <Dialog title={words.keys.title} onClose={() => setOpen(false)}>
      <dl className="key-sheet">
        {[...ALWAYS, ...keysNow().filter((command) => !command.unlisted)].map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{printed(key)}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
