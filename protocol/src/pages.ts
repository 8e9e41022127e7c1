/** The addresses of the app's pages. The server responds to every other one with 404. */
export const pagePaths = {
  lobby: '/',
  table: '/t/:id',
  end: '/t/:id/end',
  analysis: '/t/:id/analysis',
  replay: '/t/:id/replay',
  cards: '/cards/:game',
  rules: '/rules/:game',
  newGame: '/new/:game',
  me: '/me',
  gallery: '/gallery',
  reset: '/reset',
  seat: '/seat',
} as const

/** The parameters of a path that matches a pattern such as `/t/:id`; null if it does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    if (!part.startsWith(':')) {
      if (part !== given[i]) return null
      continue
    }
    const value = decoded(given[i])
    if (!value) return null
    found[part.slice(1)] = value
  }
  return found
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
