import type { IncomingHttpHeaders } from 'node:http'

/** Protects against cross-site requests. Programs other than browsers send no origin. */
export function sameOrigin(headers: IncomingHttpHeaders, site: string | undefined): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return false
  if (origin === undefined) return true
  if (site !== undefined) return origin === site
  return URL.canParse(origin) && new URL(origin).host === host
}
