// `npm start`: from a fresh clone to an open shop with one command.
import { join } from 'node:path'

import { BACKEND, ensureBuilt, ensureInstalled, STOREFRONT } from './lib/build.mjs'
import { readSettings, SETTINGS_HELP } from './lib/env.mjs'
import { requireFreePorts } from './lib/ports.mjs'
import { runScript } from './lib/script.mjs'
import { runShop } from './lib/shop.mjs'
import { root } from './lib/workspace.mjs'

await runScript(async args => {
  if (args.includes('--help')) {
    console.log(`npm start: открыть магазин. Настройки (переменные окружения):\n${SETTINGS_HELP}`)
    return 0
  }
  const settings = readSettings(process.env)
  await requireFreePorts({ PORT: settings.port, API_PORT: settings.apiPort })
  await ensureInstalled(console.error)
  await ensureBuilt(console.error)
  return runShop({
    settings,
    backend: [process.execPath, BACKEND],
    storefront: [process.execPath, STOREFRONT],
    mode: 'production',
    logs: join(root, '.cache')
  })
})
