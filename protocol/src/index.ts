export * from './client.js'
export { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './confirm.js'
export {
  DataForm,
  type Dropped,
  type EventData,
  type QueuedData,
  type TableSummaryData,
  type TableViewData,
} from './data-form.js'
export { Decision } from './decision.js'
export { type Change, diff, patch } from './diff.js'
export * from './errors.js'
export { Live } from './live-tables.js'
export { newKey } from './message-key.js'
export { OptionSpec } from './options.js'
export { matchPath, pagePaths } from './pages.js'
export { RELEASE_HEADER } from './release.js'
export { SessionList, SignInMethods } from './routes/account.js'
export { FORMER_PLAYER } from './routes/export-and-erase.js'
export { routes } from './routes/index.js'
export { Call, Calls } from './routes/notifications.js'
export type { Analysis, Hint } from './routes/play.js'
export type * from './routes/route.js'
export { Creation, type ListedTable } from './routes/tables.js'
export { ClientMessage, closings, ServerMessage, SOCKET_PATH } from './socket.js'
export * from './table.js'
export type { OpenSocket, SocketLike, Watching } from './table-connection.js'
export * from './table-words.js'
export * from './text.js'
