import { Component, type ReactNode } from 'react'
import { postpone, useOutdated } from '../release.js'
import { words } from '../words/index.js'

const w = words.outdated

const Reload = () => (
  <button type="button" className="btn primary small" onClick={() => location.reload()}>
    {w.reload}
  </button>
)

/** A notice on top of the page, which keeps working so that nobody is interrupted. */
export const Outdated = () => (
  <div className="notice outdated" role="status">
    {useOutdated() && (
      <p>
        {w.says} <Reload />
        <button type="button" className="btn second small" onClick={postpone}>
          {w.later}
        </button>
      </p>
    )}
  </div>
)

/** Shown in place of a page that could not be loaded. */
export class OrReload extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="plain-page">
        <p>{w.failed}</p>
        <Reload />
      </main>
    )
  }
}
