// `npm run build`: the production builds that `npm start` runs.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runScript } from './lib/script.mjs'

await runScript(async () => {
  await ensureInstalled(console.error)
  await ensureBuilt(console.error)
})
