import { TAGS, type Tag } from '@perilune/terraforming-mars'
import { TagDisc } from '../drawings/glyphs.js'
import type { MarsView, PlayerView } from '../state/view.js'
import { words } from '../words.js'

/** The kinds of tags that cards of this game bear, events last: every seat shows them at the same places. */
export const kindsOfTags = ({ sets }: Pick<MarsView, 'sets'>): (Tag | 'event')[] => [
  ...TAGS.filter((tag) =>
    tag === 'venus'
      ? sets.includes('venus')
      : tag !== 'wild' || sets.includes('prelude') || sets.includes('turmoil'),
  ),
  'event',
]

/** How many tags of a kind lie face up; events played count as events alone. */
export const tagCount = (player: PlayerView, tag: Tag | 'event'): number =>
  tag === 'event' ? player.events.length : player.tags[TAGS.indexOf(tag)]

/** How many tags of each kind a seat has, in a grid that is the same at every seat. */
export const Tags = ({ view, player }: { view: MarsView; player: PlayerView }) => (
  <span className="tag-counts">
    {kindsOfTags(view).map((tag) => {
      const n = tagCount(player, tag)
      return (
        <span key={tag} className={n === 0 ? 'zero' : ''}>
          <TagDisc tag={tag} title={words.tags[tag]} />
          {n}
        </span>
      )
    })}
  </span>
)
