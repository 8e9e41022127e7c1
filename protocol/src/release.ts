/**
 * The header of every answer, and the field of a table, in which a node says which release of the app it
 * serves: the name of the app's first script. A page that was opened before another release was installed
 * learns of it so.
 */
export const RELEASE_HEADER = 'perilune-release'
