import type { CSSProperties, ReactNode } from 'react'
import { words } from '../words.js'

export interface CardFrameProps {
  name: string
  /** The card's id; with it, the card can be read large. */
  id?: string
  /** The class of its kind, which sets its three colours and its pattern. */
  kind: string
  width?: number | undefined
  cost: ReactNode
  needs?: ReactNode
  picture: ReactNode
  /** The number of its figure, as in a manual; shown where there is room. */
  figure?: string
  effects: ReactNode
  text?: ReactNode
  foot?: ReactNode
  corner?: ReactNode
  selected?: boolean
  /** Dimmed because it can't be done now. The reason stays bright. */
  dim?: boolean
  why?: ReactNode
  token?: ReactNode
}

/**
 * Five by seven: cost, name, needs; a picture in the pattern of its kind; effects as icons; the sentence; the
 * foot with a corner.
 */
export function CardFrame(p: CardFrameProps) {
  const style = p.width ? ({ '--w': `${p.width}px` } as CSSProperties) : undefined
  const classes = ['card', p.kind, p.text ? 'tx' : '', p.selected ? 'sel' : '', p.dim ? 'dim' : '']
  return (
    <article className={classes.filter(Boolean).join(' ')} style={style} data-card={p.id}>
      <div className="card-in">
        <div className="card-top">
          <span className="card-cost">{p.cost}</span>
          {p.needs && <span className="card-needs">{p.needs}</span>}
        </div>
        <div className="card-name">{p.name}</div>
        <div className="card-plate">
          {p.picture}
          {p.figure && <small className="card-figure">{words.figure(p.figure)}</small>}
        </div>
        <div className="card-band">{p.effects}</div>
        {p.text && <div className="card-text">{p.text}</div>}
        <div className="card-foot">
          <span className="card-gives">{p.foot}</span>
          {p.corner}
        </div>
      </div>
      {p.why && <div className="card-why">{p.why}</div>}
      {p.token && <div className="card-token">{p.token}</div>}
    </article>
  )
}
