import { TAGS, type Tag } from '@perilune/terraforming-mars'
import { TagDisc } from '../drawings/glyphs.js'
import type { MarsView, PlayerView } from '../state/view.js'
import { words } from '../words.js'

/** The kinds of tags on cards of this game, events last; all seats show them in the same places. */
export const kindsOfTags = ({ sets }: Pick<MarsView, 'sets'>): (Tag | 'event')[] => [
  ...TAGS.filter((tag) =>
    tag === 'venus'
      ? sets.includes('venus')
      : tag !== 'wild' || sets.includes('prelude') || sets.includes('turmoil'),
  ),
  'event',
]

/** The number of tags of a kind that are face up; played events count only as events. */
export const tagCount = (player: PlayerView, tag: Tag | 'event'): number =>
  tag === 'event' ? player.events.length : player.tags[TAGS.indexOf(tag)]

/** The number of tags of each kind at a seat, in the same grid for all seats. */
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
