/*
 * Stands in for zod in the app. The server checks schemas; a page only needs the methods and addresses of the
 * routes. Without them the first load is a third lighter.
 */
const nothing: unknown = new Proxy(() => {}, { get: () => nothing, apply: () => nothing })

export const z = nothing
