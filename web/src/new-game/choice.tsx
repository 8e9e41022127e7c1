import type { ReactNode } from 'react'

/** One of several choices drawn as pictures: a radio button that looks like what it stands for. */
export const Choice = (props: {
  className: string
  name: string
  checked: boolean
  onChoose(): void
  children: ReactNode
}) => (
  <label className={`${props.className} ${props.checked ? 'on' : ''}`}>
    <input
      type="radio"
      className="unseen"
      name={props.name}
      checked={props.checked}
      onChange={props.onChoose}
    />
    {props.children}
  </label>
)
