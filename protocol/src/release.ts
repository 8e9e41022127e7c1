/**
 * The header of every response that names the release of the app which a node serves; a table has the same as
 * a field. The release is named after the app's first script. It tells a page that a newer release has been
 * installed.
 */
export const RELEASE_HEADER = 'perilune-release'
