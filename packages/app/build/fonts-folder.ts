import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { fontsSource } from '../src/server/assets/fonts-source.ts'

/** Publishes the typefaces under an address that changes with their content, so they cache forever. */
export function fontsFolder(): { url: string; plugin: Plugin } {
  const files = readdirSync(fontsSource)
    .filter(name => name.endsWith('.woff2'))
    .map(name => ({ name, source: readFileSync(join(fontsSource, name)) }))
  const hash = createHash('sha256')
  for (const { name, source } of files) hash.update(name).update(source)
  const folder = `assets/fonts-${hash.digest('hex').slice(0, 10)}`
  return { url: `/${folder}/`, plugin: emitFiles(folder, files) }
}

const emitFiles = (folder: string, files: { name: string; source: Buffer }[]): Plugin => ({
  name: 'fonts-folder',
  apply: 'build',
  generateBundle() {
    if (this.environment.config.consumer === 'server') return
    for (const { name, source } of files) {
      this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source })
    }
  }
})
