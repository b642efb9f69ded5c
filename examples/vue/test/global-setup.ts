import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'

import { openBackend } from '../../server/src/testing/open-backend.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    shopUrl: string
    apiUrl: string
  }
}

/** This front on a backend of its own: the address that the suite of the browser is given. */
export default async function setup(project: TestProject) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  // The check of the packed core runs a copy of this example beside it.
  const root = process.env.VUE_ROOT ?? fileURLToPath(new URL('..', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'vitrina-vue-'))
  const backend = await openBackend({ publicUrl: url, withPictures: true })
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const rewrite = (path: string) => path.replace(/^\/api/, '')
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: {
      port,
      strictPort: true,
      proxy: { '/api': { target: backend.url, rewrite, ws: true } }
    }
  })
  project.provide('shopUrl', url)
  project.provide('apiUrl', backend.url)
  return async () => {
    await server.close()
    await backend.close()
    rmSync(outDir, { recursive: true })
  }
}

const freePort = () =>
  new Promise<number>(done => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
