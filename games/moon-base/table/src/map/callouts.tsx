import type { MoonBaseState } from '@perilune/moon-base'
import { capital } from '@perilune/ui'
import { meaning } from '../bar.js'
import type { Aim } from '../holding/aim.js'
import type { MoonBaseView } from '../view.js'
import { words } from '../words.js'

const millimetres = (units: number): string => (units / 2).toFixed(1).replace(/\.0$/, '')

/**
 * What the held ring would do, and why it is not where the pointer is: shown at the edge of the board, never
 * over the board.
 */
export function Callouts({ view, then, aim }: { view: MoonBaseView; then: MoonBaseState | null; aim: Aim }) {
  const { landing, objection, held } = aim
  return (
    <div className="mb-callouts" aria-hidden="true">
      {landing && held.what === 'ring' && (
        <p className="callout good">
          <b>{landing.on ? words.rests(landing.level) : words.onCrater}</b>
          {landing.collabo ? words.towerComes : meaning(view, then, aim).join(' ')}
        </p>
      )}
      {objection && (
        <p className="callout bad">
          <b>{landing ? words.notAtPointer : words.notHere}</b>
          {landing
            ? words.pulled(capital(objection.because), millimetres(aim.pulled))
            : `${capital(objection.because)}.`}
        </p>
      )}
    </div>
  )
}
