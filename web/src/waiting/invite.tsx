import { Dialog } from '@perilune/ui'
import { Copy, Maximize2, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { copy } from '../client.js'
import { words } from '../words/play.js'

const w = words.waiting
/** Loaded only while waiting for players. */
const QrCode = lazy(() => import('./qr-code.js').then((m) => ({ default: m.QrCode })))

/** The invitation link: to send, to copy, or to scan as a QR code. */
export function Invite({ link }: { link: string }) {
  const [large, setLarge] = useState(false)
  const code = (
    <Suspense fallback={<span className="qr" />}>
      <QrCode text={link} />
    </Suspense>
  )
  return (
    <section className="waiting-invite">
      <h2>
        {w.inviteTitle} <small>{w.noAccount}</small>
      </h2>
      <div className="invite-body">
        {code}
        <div>
          <div className="invite">
            <input
              className="input"
              readOnly
              value={link}
              aria-label={w.invite}
              onFocus={(e) => e.target.select()}
            />
            <button type="button" className="btn second" onClick={() => copy(link, w.copied)}>
              <Copy size={16} /> {w.copy}
            </button>
          </div>
          <p>{w.invite}</p>
          <p className="invite-acts">
            {'share' in navigator && (
              <button
                type="button"
                className="btn second small"
                onClick={() => navigator.share({ url: link }).catch(() => {})}
              >
                <Share2 size={16} /> {w.share}
              </button>
            )}
            <button type="button" className="btn second small" onClick={() => setLarge(true)}>
              <Maximize2 size={16} /> {w.larger}
            </button>
          </p>
        </div>
      </div>
      {large && (
        <Dialog title={w.inviteTitle} onClose={() => setLarge(false)}>
          <div className="qr-large">{code}</div>
        </Dialog>
      )}
    </section>
  )
}
