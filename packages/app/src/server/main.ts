import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { followChanges } from './answers/change-feed.ts'
import { readAssets } from './assets/assets.ts'
import { readClient } from './assets/client.ts'
import { createPageServer } from './page-server.ts'
import { consoleLog } from './requests/log.ts'
import { run } from './run.ts'
import { readSettings } from './settings.ts'
import { requireTextSites } from './text-sites.ts'

const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '../client')

run(async () => {
  const settings = readSettings(process.env)
  await requireTextSites(settings)
  const client = readClient(clientFolder)
  const assets = readAssets(clientFolder)
  const changes = followChanges({ place: settings, log: consoleLog })
  return {
    settings,
    storefront: createPageServer({ settings, assets, changes, client: async () => client })
  }
})
