import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/
const WORTH_BYTES = 512

/** Makes `.br` and `.gz` beside every text asset, so that the server never compresses one twice. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    if (this.environment.config.consumer === 'server') return
    for (const [fileName, file] of Object.entries(bundle)) {
      const text = Buffer.from(file.type === 'chunk' ? file.code : file.source)
      if (!COMPRESSIBLE.test(fileName) || text.length < WORTH_BYTES) continue
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli(text) })
      this.emitFile({
        type: 'asset',
        fileName: `${fileName}.gz`,
        source: gzipSync(text, { level: 9 })
      })
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
