import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteName } from '@vitrina/core/routes'
import { keptByText } from '@vitrina/core/values'
import { fontFiles, type StyleBlock } from '@vitrina/react-ui'
import { SHOP_PIECES } from '../../platform/shop-pieces.ts'
import { iconAddress } from './icon.ts'
import { inline } from './inline-script.ts'

/** Which code the browser runs. */
export interface Build {
  readonly id: string
  /** When it was made, milliseconds since 1970. */
  readonly timestamp: number
}

/** The browser's half of the build, as documents refer to it. */
export interface Client {
  readonly entry: string
  /** Script text that stands inline at the end of the page. */
  readonly loader: string
  readonly build: Build
  /**
   * Two stylesheets: of what first screens may show, and of all else, fetched after the first page. There
   * is none where the browser's half runs from its sources: then documents bring their styles.
   */
  readonly styles: readonly string[]
  /** Whether the first of them has these rules. */
  hasStyle(block: StyleBlock): boolean
  /** Files of the shop's code, in the order they are to be run in, without small ones. */
  readonly shop: readonly string[]
  readonly preloadFonts: readonly string[]
  readonly icon: string
  /** Files of the code of a page, without those of the entry. */
  chunksOf(route: RouteName): readonly string[]
}

interface ManifestChunk {
  readonly file: string
  readonly name?: string
  /** Of what is asked for by itself; a file that others share has none. */
  readonly src?: string
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestChunk>>

const ENTRY = 'src/entry.client.tsx'
const LOADER = 'src/early/loader.ts'

/** Reads what the client build has left in its folder. */
export function readClient(folder: string): Client {
  const manifestFile = join(folder, '.vite/manifest.json')
  const manifestText = readFileSync(manifestFile, 'utf8')
  const manifest: Manifest = JSON.parse(manifestText)
  const entryFiles = filesOf(manifest, ENTRY)
  const chunks = new Map<string, readonly string[]>()

  return {
    // What the bundler calls the entry only imports the file that it is part of.
    entry: entryFiles.at(-1) ?? '',
    loader: inline(readFileSync(join(folder, manifest[LOADER]?.file ?? ''), 'utf8')),
    build: {
      id: createHash('sha256').update(manifestText).digest('hex').slice(0, 16),
      timestamp: Math.round(statSync(manifestFile).mtimeMs)
    },
    ...stylesIn(folder),
    shop: SHOP_PIECES.map(piece => pieceOf(manifest, piece)),
    preloadFonts: fontFiles.map(name => __FONTS_URL__ + name),
    icon: iconAddress,
    chunksOf(route) {
      const file = `src/pages/${route}/${route}.page.tsx`
      const existing = chunks.get(file)
      if (existing !== undefined) return existing
      const found = filesOf(manifest, file).filter(name => !entryFiles.includes(name))
      chunks.set(file, found)
      return found
    }
  }
}

function stylesIn(folder: string): Pick<Client, 'styles' | 'hasStyle'> {
  const files = readdirSync(join(folder, 'assets'))
  const [first = '', late = ''] = [/^styles-[^.]+\.css$/, /^late-[^.]+\.css$/].map(
    pattern => `assets/${files.find(file => pattern.test(file))}`
  )
  const rules = readFileSync(join(folder, first), 'utf8')
  const isThere = keptByText(css => rules.includes(css))
  return { styles: [`/${first}`, `/${late}`], hasStyle: ({ css }) => isThere(css) }
}

/** A build without one would start the shop in longer tasks, and say nothing. */
function pieceOf(manifest: Manifest, piece: string): string {
  const chunk = Object.values(manifest).find(({ name, src }) => name === piece && src === undefined)
  if (chunk === undefined) throw new Error(`The build has no file «${piece}»`)
  return `/${chunk.file}`
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  const imported = (chunk.imports ?? []).flatMap(name => filesOf(manifest, name, seen))
  return [`/${chunk.file}`, ...imported]
}
