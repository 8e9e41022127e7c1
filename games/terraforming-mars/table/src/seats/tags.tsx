import { TAGS } from '@perilune/terraforming-mars'
import { TagDisc } from '../glyphs.js'
import type { PlayerView } from '../view.js'
import { words } from '../words.js'

/** How many tags of each kind lie face up; events played count as events alone. */
export function Tags({ player }: { player: PlayerView }) {
  const events = player.events.length
  return (
    <span className="tag-counts">
      {TAGS.map((tag, i) =>
        player.tags[i] > 0 ? (
          <span key={tag}>
            <TagDisc tag={tag} title={words.tags[tag]} />
            {player.tags[i]}
          </span>
        ) : null,
      )}
      {events > 0 && (
        <span>
          <TagDisc tag="event" title={words.tags.event} />
          {events}
        </span>
      )}
    </span>
  )
}
