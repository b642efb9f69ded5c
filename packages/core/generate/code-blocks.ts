// The TypeScript that readers copy: from the READMEs and from doc comments of the core.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

import { core } from './sources.ts'

export interface CodeBlock {
  /** Where it stands, good as a file name: `packages-core-README-2`. */
  readonly name: string
  readonly code: string
}

const root = join(core, '../..')
const FENCE = /^```(?:ts|typescript)\n([\s\S]*?)^```$/gm
const DOC = /\/\*\*(?:(?!\*\/)[\s\S])*\*\//g
const ASIDE = new Set(['node_modules', 'dist', '.git', '.cache', '.packed', '.shop-data'])

export function codeBlocks(): readonly CodeBlock[] {
  const readmes = filesIn(root).filter(path => basename(path) === 'README.md')
  const sources = filesIn(join(core, 'src')).filter(path => path.endsWith('.ts'))
  return [
    ...readmes.flatMap(path => blocksIn(path, readFileSync(path, 'utf8'))),
    ...sources.flatMap(path => blocksIn(path, docsOf(readFileSync(path, 'utf8'))))
  ]
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ASIDE.has(name))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(path)
      return entry.isFile() ? [path] : []
    })
    .toSorted()

/** Doc comments without their stars. */
const docsOf = (source: string): string =>
  [...source.matchAll(DOC)].map(([doc]) => doc.replaceAll(/^\s*\* ?/gm, '')).join('\n')

function blocksIn(path: string, text: string): CodeBlock[] {
  const place = relative(root, path)
    .replaceAll(/[^\w]+/g, '-')
    .replace(/-(md|ts)$/, '')
  return [...text.matchAll(FENCE)].map(([, code = ''], index) => ({
    name: `${place}-${index + 1}`,
    code
  }))
}
