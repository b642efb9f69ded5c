// `npm run shop -- <command>`: the shop keeper's commands, on an open shop or a closed one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { ensureBuilt, ensureInstalled, KEEPER } from './lib/build.mjs'
import { readSettings } from './lib/env.mjs'
import { runScript } from './lib/script.mjs'
import { root } from './lib/workspace.mjs'

await runScript(async words => {
  const { dataDir } = readSettings(process.env)
  await ensureInstalled(console.error)
  await ensureBuilt(console.error, ['backend'])
  const child = spawn(process.execPath, [join(root, KEEPER), ...words], {
    // Files the keeper names lie where he stands, not where npm goes.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit'
  })
  const [code] = await once(child, 'close')
  return code ?? 1
})
