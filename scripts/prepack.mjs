// What a package is packed from: run by `prepack` in its folder, builds what its sources have outrun.
import { basename } from 'node:path'

import { ensureBuilt } from './lib/build.mjs'
import { Refusal, runScript } from './lib/script.mjs'

await runScript(() => {
  requirePnpm(process.env.npm_config_user_agent)
  return ensureBuilt(console.log, [basename(process.cwd())])
})

/** `publishConfig` and `catalog:` are pnpm's: packed by another, the entries would lead to no file. */
function requirePnpm(agent = '') {
  if (agent.startsWith('pnpm/')) return
  throw new Refusal(
    'Пакет собирает только pnpm: «pnpm pack». Другой оставил бы в нём адреса исходников и версии «catalog:».'
  )
}
