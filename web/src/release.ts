import { client, shared } from './client.js'

/*
 * A page stays open while the server is given another release of the app. Both go on understanding each other
 * for a while, but new things stay unsaid, and parts that are not loaded yet are gone: so the page asks to be
 * reloaded.
 */

/** The release of a page: its first script. Undefined while the app is developed, where scripts have no versions. */
function releaseOf(page: Document): string | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[type=module][src^="/assets/"]')
  return script?.getAttribute('src') ?? undefined
}

const mine = releaseOf(document)
/** The release of the server, where it is another one than that of this page. */
const other = shared<string | null>(null)
const postponed = shared<string | null>(null)

/** Whether the page asks to be reloaded. */
export function useOutdated(): boolean {
  const release = other.use()
  return release !== postponed.use() && release !== null
}

/** The page asks no more, until there is yet another release. */
export const postpone = (): void => postponed.set(other.get())

export function listenForReleases(): void {
  client.onRelease = (release) => other.set(mine === undefined || release === mine ? null : release)
}
