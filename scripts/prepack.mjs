// What a package is packed from: run by `prepack` in its folder, builds what its sources have outrun.
import { basename } from 'node:path'

import { ensureBuilt } from './lib/build.mjs'
import { runScript } from './lib/script.mjs'

await runScript(() => ensureBuilt(console.log, [basename(process.cwd())]))
