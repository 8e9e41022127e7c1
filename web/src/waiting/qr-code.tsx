import { words } from '../words/play.js'
import { qrCode } from './qr.js'

const QUIET = 4

/** A QR code as a drawing; null if the text is too long for one. */
export function QrCode({ text }: { text: string }) {
  const modules = qrCode(text)
  if (!modules) return null
  const size = modules.length + 2 * QUIET
  const path = modules
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={words.waiting.code}
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
