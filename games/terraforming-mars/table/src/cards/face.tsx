import './face.css'
import type { CardKind } from '@perilune/terraforming-mars'
import { figure } from '@perilune/ui'
import type { CSSProperties, ReactNode } from 'react'
import { Icon, type IconName, TagDisc } from '../drawings/glyphs.js'
import { words } from '../words.js'
import { Figure } from './figure.js'

/** Cards, and things drawn as cards. */
type FaceKind = CardKind | 'colony' | 'global-event' | 'party'

export interface FaceProps {
  id: string
  name: string
  number: string
  kind: FaceKind
  /** As printed; corporations and preludes have none. */
  cost: number | null
  /** What it would cost now. */
  price?: number | undefined
  /** The icon in place of the cost. */
  mark?: IconName
  tags: readonly IconName[]
  requires?: ReactNode
  icons: ReactNode
  text: ReactNode
  points?: ReactNode
  /** The cubes on the card. */
  badge?: ReactNode
  width?: number | undefined
  selected?: boolean
  /** Dimmed because it can't be played now; the reason stays bright. */
  dim?: boolean
  why?: ReactNode
  className?: string
}

/**
 * A card: price and name, the band of its kind, requirement and tags, its drawing, icons, the sentence,
 * points.
 */
export function Face(p: FaceProps) {
  const style = p.width ? ({ '--w': `${p.width}px` } as CSSProperties) : undefined
  const classes = ['face', `kind-${p.kind}`, p.selected && 'sel', p.dim && 'dim', p.className]
  const now = p.price ?? p.cost
  return (
    <article className={classes.filter(Boolean).join(' ')} style={style} data-card={p.id}>
      <div className="face-in">
        <header className="face-head">
          <span className="face-cost">
            {p.cost === null ? (
              <Icon name={p.mark ?? (p.kind === 'prelude' ? 'prelude' : 'corporation')} />
            ) : (
              <>
                {now !== p.cost && <s title={words.printed(p.cost)}>{figure(p.cost)}</s>}
                <b>{figure(now ?? 0)}</b>
              </>
            )}
          </span>
          <h3>{p.name}</h3>
        </header>
        <div className="face-band">
          <span>{words.kinds[p.kind]}</span>
        </div>
        <div className="face-meta">
          {p.requires}
          <span className="face-tags">
            {p.tags.map((tag, i) => (
              <TagDisc key={i} tag={tag} />
            ))}
            {p.kind === 'event' && <TagDisc tag="event" />}
          </span>
        </div>
        <div className="face-plate">
          <Figure card={p} />
          <small>{words.fig(p.number)}</small>
        </div>
        <div className="face-icons">{p.icons}</div>
        <p className="face-text">{p.text}</p>
        {p.points && <div className="face-points">{p.points}</div>}
        {p.badge && <div className="face-badge">{p.badge}</div>}
      </div>
      {p.why && <div className="face-why">{p.why}</div>}
    </article>
  )
}
