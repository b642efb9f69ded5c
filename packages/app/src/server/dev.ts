import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer as createVite, type Plugin, transformWithOxc, type ViteDevServer } from 'vite'

import type { Assets } from './assets/assets.ts'
import type { Client } from './assets/client.ts'
import { fontsSource } from './assets/fonts-source.ts'
import { inline } from './assets/inline-script.ts'
import { isApiPath } from './requests/proxy.ts'
import { run } from './run.ts'
import { readSettings } from './settings.ts'
import type { Storefront } from './storefront.ts'
import { requireTextSites } from './text-sites.ts'

const ENTRY = '/dev-entry.js'
/** Never listens: hands Vite's own sockets over, so that they come from the shop's origin. */
const sockets = createServer()
const root = fileURLToPath(new URL('../..', import.meta.url))

/** What Vite would write into an HTML file: its own client and React's refresh, then the application. */
const devEntry: Plugin = {
  name: 'dev-entry',
  resolveId: id => (id === ENTRY ? id : undefined),
  load: id =>
    id === ENTRY
      ? `import '/@vite/client'
${react.preambleCode.replace('__BASE__', '/')}
await import('/src/entry.client.tsx')`
      : undefined
}

/** The storefront from its sources: every request sees the files as they are now. */
run(async () => {
  const settings = readSettings(process.env)
  await requireTextSites(settings)
  const vite = await createVite({
    root,
    plugins: [devEntry],
    server: { middlewareMode: true, hmr: { server: sockets } }
  })
  return { settings, storefront: await createDevStorefront(vite, settings) }
})

async function createDevStorefront(
  vite: ViteDevServer,
  settings: ReturnType<typeof readSettings>
): Promise<Storefront> {
  const shop = async (): Promise<Storefront> => {
    const { createPageServer } = await vite.ssrLoadModule('/src/server/page-server.ts')
    return createPageServer({ settings, assets: fontFiles(vite), client: () => devClient(vite) })
  }
  const first = await shop()
  return {
    speak: first.speak,
    handle(request, response) {
      vite.middlewares(request, response, () => {
        shop().then(
          ({ handle }) => handle(request, response),
          error => {
            vite.ssrFixStacktrace(error)
            response.writeHead(500).end(String(error.stack))
          }
        )
      })
    },
    upgrade(request, socket, head) {
      if (isApiPath(request.url ?? '')) first.upgrade(request, socket, head)
      else sockets.emit('upgrade', request, socket, head)
    }
  }
}

async function devClient(vite: ViteDevServer): Promise<Client> {
  const { iconAddress } = await vite.ssrLoadModule('/src/server/assets/icon.ts')
  const file = join(root, 'src/early/loader.ts')
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return {
    entry: ENTRY,
    loader: inline(code),
    // Without an id nothing is looked for: the code changes by itself.
    build: { id: '', timestamp: 0 },
    styles: [],
    shop: [],
    hasStyle: () => false,
    preloadFonts: [],
    icon: iconAddress,
    chunksOf: () => []
  }
}

/** The typefaces lie in another package and have an address only in the build. */
function fontFiles(vite: ViteDevServer): Assets {
  const prefix: string = JSON.parse(String(vite.config.define?.__FONTS_URL__))
  return {
    serve({ path, response }) {
      const name = path.slice(prefix.length)
      if (!path.startsWith(prefix) || !/^[\w-]+\.woff2$/.test(name)) return false
      response.writeHead(200, { 'Content-Type': 'font/woff2' })
      response.end(readFileSync(join(fontsSource, name)))
      return true
    }
  }
}
