import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { words } from './words.js'

/** A titled part of a table. */
export function Panel(props: { title: string; note?: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={props.className} aria-labelledby={id}>
      <h2 className="label" id={id}>
        {props.title} {props.note && <span>{props.note}</span>}
      </h2>
      {props.children}
    </section>
  )
}

/** A window over the page, closed by Escape, by its button or by a click beside it. */
export function Dialog(props: { title: string; wide?: boolean; onClose(): void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  const title = useId()
  // A layout effect closes the dialog while it is still on the page: only then does it give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={`dialog ${props.wide ? 'wide' : ''}`}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault()
        props.onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) props.onClose()
      }}
      // While it is open, keys do not reach the page behind it.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="dialog-head">
        <h2 id={title}>{props.title}</h2>
        <button type="button" className="tool" aria-label={words.close} onClick={props.onClose}>
          <X size={18} />
        </button>
      </div>
      <div className="dialog-body">{props.children}</div>
    </dialog>
  )
}

/** Stands for a card and has no other action: a click reads the card large. */
export const Readable = ({
  card,
  label,
  className = 'readable',
  children,
  ...data
}: {
  card: string
  label: string
  className?: string
  children: ReactNode
  /** Attributes for `Motion` and `Tips`. */
  [data: `data-${string}`]: string | undefined
}) => (
  <button type="button" className={className} data-read="" data-card={card} {...data}>
    <Spoken as={label}>{children}</Spoken>
  </button>
)

/** A drawing that a screen reader reads as one sentence. */
export const Spoken = ({ as, children }: { as: string; children: ReactNode }) => (
  <>
    <span className="unseen">{as}</span>
    <span className="spoken" aria-hidden="true">
      {children}
    </span>
  </>
)

/** A choice of one among a few, all of them visible. */
export function Segments<T extends string | number>(props: {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange(value: NoInfer<T>): void
}) {
  const name = useId()
  return (
    <div className="segments" role="radiogroup" aria-label={props.label}>
      {props.options.map((o) => (
        <label key={o.value}>
          <input
            type="radio"
            name={name}
            checked={o.value === props.value}
            onChange={() => props.onChange(o.value)}
          />
          {o.label}
        </label>
      ))}
    </div>
  )
}
