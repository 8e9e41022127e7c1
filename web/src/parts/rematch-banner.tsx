import { complain } from '../client.js'
import { toRematch } from '../table/rematch.js'
import { words } from '../words/play.js'

/** Somebody has opened a rematch in which a seat is kept for me. */
export const RematchBanner = ({ id }: { id: string }) => (
  <p className="banner" role="alert">
    {words.end.rematchOpen}
    <button type="button" className="btn second small" onClick={() => toRematch(id).catch(complain)}>
      {words.end.toRematch}
    </button>
  </p>
)
