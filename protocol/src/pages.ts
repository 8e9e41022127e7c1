/** The addresses at which the app has a page. The server answers every other one with 404. */
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

/** Whether a path fits a pattern such as `/t/:id`, and what stands in its places. */
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
