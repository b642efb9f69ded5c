import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontFiles } from '@vitrina/react-ui'

import type { BuiltRoute } from '../pages/index.ts'
import { iconAddress } from './icon.ts'
import { inline } from './inline-script.ts'
import { pageFile } from './page-files.ts'

/** The browser's half of the build, as documents refer to it. */
export interface Client {
  readonly entry: string
  /** Script text that stands inline at the end of the page. */
  readonly loader: string
  /** Everything the shop may look like; fetched after the first page. */
  readonly styles: string
  readonly preloadFonts: readonly string[]
  readonly icon: string
  /** Files of the code of a page, without those of the entry. */
  chunksOf(route: BuiltRoute): readonly string[]
}

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/entry.client.tsx'
const LOADER = 'src/loader/loader.ts'

/** Reads what the client build has left in its folder. */
export function readClient(folder: string): Client {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entryFiles = filesOf(manifest, ENTRY)
  const chunks = new Map<string, readonly string[]>()

  return {
    entry: `/${manifest[ENTRY]?.file}`,
    loader: inline(readFileSync(join(folder, manifest[LOADER]?.file ?? ''), 'utf8')),
    styles: stylesheetIn(folder),
    preloadFonts: fontFiles.map(name => __FONTS_URL__ + name),
    icon: iconAddress,
    chunksOf(route) {
      const file = pageFile(route)
      const known = chunks.get(file)
      if (known !== undefined) return known
      const found = filesOf(manifest, file).filter(name => !entryFiles.includes(name))
      chunks.set(file, found)
      return found
    }
  }
}

function stylesheetIn(folder: string): string {
  const name = readdirSync(join(folder, 'assets')).find(file => /^styles-[^.]+\.css$/.test(file))
  return name === undefined ? '' : `/assets/${name}`
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap(name => filesOf(manifest, name, seen))
  return [`/${chunk.file}`, ...imported]
}
