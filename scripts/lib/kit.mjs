// Serves the gallery of the kit from its sources; it is no part of what is shipped.
import { join } from 'node:path'

import { root } from './workspace.mjs'

const PLACE = join(root, 'packages/react-ui')

/** Port 0 takes any that is free. */
export async function openKit(port = 0) {
  const { createServer } = await import('vite')
  const server = await createServer({
    ...{ configFile: false, root: join(PLACE, 'kit'), publicDir: join(PLACE, 'fonts') },
    ...{ cacheDir: join(root, '.cache/kit'), logLevel: 'error' },
    server: { port, strictPort: port > 0, fs: { allow: [root] } }
  })
  await server.listen()
  const { port: taken } = server.httpServer.address()
  return { url: `http://localhost:${taken}/`, close: () => server.close() }
}
