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
const outdated = shared(false)
/** Whether the server has another release than this page. */
export const useOutdated = outdated.use

export function listenForReleases(): void {
  client.onRelease = (release) => outdated.set(mine !== undefined && release !== mine)
}
