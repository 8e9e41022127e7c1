import { client, shared } from './client.js'

/*
 * A page may stay open while a newer release of the app is installed on the server. The two remain compatible
 * for a while, but the page can't show new features and can't load its remaining chunks, so it offers to
 * reload.
 */

/** The release of a page: its first script. Undefined in development, where scripts have no versions. */
function releaseOf(page: Document): string | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')
  return script?.getAttribute('src') ?? undefined
}

const mine = releaseOf(document)
/** The release of the server, if it differs from that of this page. */
const other = shared<string | null>(null)
const postponed = shared<string | null>(null)

/** Whether the page offers to reload. */
export function useOutdated(): boolean {
  const release = other.use()
  return release !== postponed.use() && release !== null
}

/** Hides the offer until there is yet another release. */
export const postpone = (): void => postponed.set(other.get())

export function listenForReleases(): void {
  client.onRelease = (release) => other.set(mine === undefined || release === mine ? null : release)
}
