import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/
const WORTH_BYTES = 512

/** Makes `.br` and `.gz` beside every text asset, so that the server never compresses one twice. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  // From the written files: while the bundle is generated, Vite still puts its last words into them.
  async writeBundle({ dir = '' }, bundle) {
    if (this.environment.config.consumer === 'server') return
    for (const fileName of Object.keys(bundle).filter(name => COMPRESSIBLE.test(name))) {
      const path = join(dir, fileName)
      const text = await readFile(path)
      if (text.length < WORTH_BYTES) continue
      await writeFile(`${path}.br`, brotli(text))
      await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }))
    }
  }
})

const brotli = (text: Buffer) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length
    }
  })
