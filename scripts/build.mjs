// `npm run build`: the production builds that `npm start` runs.
import { ensureBuilt, ensureInstalled } from './lib/build.mjs'
import { runScript } from './lib/script.mjs'

await runScript(async () => {
  await ensureInstalled(console.error)
  await ensureBuilt(console.error)
})
