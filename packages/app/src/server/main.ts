import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { readAssets } from './assets.ts'
import { readClient } from './client.ts'
import { createPageServer } from './page-server.ts'
import { run } from './run.ts'
import { readSettings } from './settings.ts'
import { requireTextSites } from './text-sites.ts'

const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '../client')

run(async () => {
  const settings = readSettings(process.env)
  await requireTextSites(settings)
  const client = readClient(clientFolder)
  const assets = readAssets(clientFolder)
  return {
    settings,
    storefront: createPageServer({ settings, assets, client: async () => client })
  }
})
