import type { Config } from '../config.js'
import type { Channels } from '../notifications/channels.js'
import type { Notifier } from '../notifications/notifier.js'
import { sendErrorsAsRefusals } from '../requests/refusals.js'
import type { ChatLimit } from '../table/chat/chat.js'
import { addAccountRoutes } from './account.js'
import { addChatRoutes } from './chat.js'
import { addDocsRoutes } from './docs.js'
import { addExportAndEraseRoutes } from './export-and-erase.js'
import { addHealthRoutes } from './health.js'
import { addNotificationRoutes } from './notifications.js'
import { addPasskeyRoutes } from './passkeys.js'
import { addPasswordResetRoutes } from './password-reset.js'
import { addPeopleRoutes } from './people.js'
import { addPlainPageRoutes } from './plain-page.js'
import { addPlayRoutes } from './play.js'
import { addRecordRoutes } from './records.js'
import type { RouteServices } from './route.js'
import { addSiteRoutes } from './site.js'
import { addTableRoutes } from './tables.js'

const GROUPS = [
  addPeopleRoutes,
  addPasskeyRoutes,
  addAccountRoutes,
  addPasswordResetRoutes,
  addTableRoutes,
  addPlayRoutes,
  addRecordRoutes,
  addExportAndEraseRoutes,
]

interface Rest {
  config: Config
  chatLimit: ChatLimit | null
  channels: Channels
  notifier: Notifier
}

/** Adds every route of the server, the pages of the app last. */
export async function addAllRoutes(services: RouteServices, rest: Rest): Promise<void> {
  const { app, context } = services
  const { config, chatLimit, channels, notifier } = rest
  const { siteFolder } = config
  sendErrorsAsRefusals(app, context)
  for (const addRoutes of GROUPS) addRoutes(services)
  addChatRoutes(services, chatLimit)
  addNotificationRoutes(services, channels, notifier)
  addDocsRoutes(app)
  addHealthRoutes(app, context, config)
  addPlainPageRoutes(app, context, siteFolder)
  if (siteFolder === undefined) return
  const games = new Set([...context.games.values()].map(({ id }) => id))
  await addSiteRoutes(app, siteFolder, games)
}
