// `npm run dev`: the shop from its sources, reloaded on every save, front and back.
import { ensureInstalled } from './lib/build.mjs'
import { readSettings } from './lib/env.mjs'
import { requireFreePorts } from './lib/ports.mjs'
import { runScript } from './lib/script.mjs'
import { runShop } from './lib/shop.mjs'
import { bin } from './lib/workspace.mjs'

await runScript(async () => {
  const settings = readSettings(process.env)
  await requireFreePorts({ PORT: settings.port, API_PORT: settings.apiPort })
  await ensureInstalled(console.error)
  return runShop({
    settings,
    backend: [bin('tsx'), 'watch', '--clear-screen=false', 'examples/server/src/main.ts'],
    storefront: [process.execPath, '--import', 'tsx', 'packages/app/src/server/dev.ts'],
    mode: 'development'
  })
})
