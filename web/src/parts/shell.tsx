import { Glyph } from '@perilune/ui'
import { Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, paths } from '../router.js'
import { words } from '../words.js'

export const Brand = () => (
  <Link className="brand" href={paths.lobby}>
    <Glyph name="perilune" />
    {words.name}
  </Link>
)

export type Theme = 'dark' | 'light'

export const theme = (): Theme => (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark')

export function setTheme(to: Theme): void {
  document.documentElement.dataset.theme = to
  localStorage.setItem('theme', to)
}

export const ThemeTool = () => (
  <button
    type="button"
    className="tool"
    aria-label={words.tools.theme}
    title={words.tools.theme}
    onClick={() => setTheme(theme() === 'light' ? 'dark' : 'light')}
  >
    <Sun size={18} />
  </button>
)

/** The head of a page beside the lobby: where I am, and the tools. */
export const TopBar = (props: {
  title: ReactNode
  /** The page has no other heading. */
  heading?: boolean
  middle?: ReactNode
  children?: ReactNode
}) => (
  <header className="top">
    <Brand />
    <span className="top-sep" />
    {props.heading ? (
      <h1 className="top-title">{props.title}</h1>
    ) : (
      <div className="top-title">{props.title}</div>
    )}
    <div className="top-middle">{props.middle}</div>
    <div className="tools">
      {props.children}
      <ThemeTool />
    </div>
  </header>
)
