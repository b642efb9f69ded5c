// Builds the bare React pages that the shop is measured against.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

import { root } from '../../lib/workspace.mjs'

const APP = join(root, 'packages/app')
/** Each lane has its own. */
const BENCH = join(APP, `dist/bench${process.env.BENCH_LANE ?? ''}`)

/** The text of the script that hydrates a bare page. */
export async function buildBareBrowser() {
  const outDir = join(BENCH, 'browser')
  await build({
    root: APP,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(APP, 'bench/bare-browser.tsx'),
        output: { entryFileNames: 'bare.js' }
      }
    }
  })
  return readFileSync(join(outDir, 'bare.js'), 'utf8')
}

/** The address of a module with `renderBareTree` and `serveBare`. */
export async function buildBareServer() {
  const outDir = join(BENCH, 'server')
  await build({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, ssr: join(APP, 'bench/bare-server.tsx') }
  })
  return pathToFileURL(join(outDir, 'bare-server.js')).href
}
