import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

import { shortName, shortTextName } from '../src/platform/short-names.ts'
import { type Edit, nameOf, nodeOf, nodesOf, objectOf, type SyntaxNode } from './syntax.ts'

/** A group of words as the browser's files call it and each of its texts. */
export interface Group {
  /** Its key in the catalogue: «basket». */
  readonly key: string
  readonly short: string
  readonly names: ReadonlyMap<string, string>
}

/** The groups by their exports: «basketMessages». */
export type Groups = ReadonlyMap<string, Group>

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))
/** As the app's catalogue has them one after the other: a short name is a place in it. */
const CATALOGUES = ['core/src/shop/texts', 'react-ui/src/texts', 'app/src/texts'].map(folder =>
  join(PACKAGES, folder, 'catalogue.ts')
)
const IMPORT = /^import \{ (\w+) \} from '(\.\..+)'$/gm
const MEMBER = /^ {2}(\w+): (\w+),?$/gm

/** Every group of words of the shop, read from the sources. */
export function readGroups(): Groups {
  const sources = CATALOGUES.flatMap(file => {
    const code = readFileSync(file, 'utf8')
    const files = new Map(
      Array.from(code.matchAll(IMPORT), ([, name = '', from = '']) => [name, from])
    )
    return Array.from(code.matchAll(MEMBER), ([, key = '', name = '']) => ({
      key,
      name,
      file: join(dirname(file), files.get(name) ?? '')
    }))
  })
  return new Map(
    sources.map(({ key, name, file }, at) => {
      const words = wordsIn(parse(file, readFileSync(file, 'utf8'))).get(name) ?? []
      const names = words.map((word, place) => [word, shortTextName(key, word, place)] as const)
      return [name, { key, short: shortName(at), names: new Map(names) }]
    })
  )
}

export const parse = (file: string, code: string): SyntaxNode =>
  nodeOf(parseSync(file, code).program)

/** The names of the texts of each group that a module exports. */
const wordsIn = (program: SyntaxNode): ReadonlyMap<string, readonly string[]> =>
  new Map(
    exportedObjects(program).map(({ name, object }) => [
      name,
      nodesOf(object.properties).map(property => nameOf(property.key))
    ])
  )

/** `export const name = {…}`, whatever type it is said to have. */
export const exportedObjects = (program: SyntaxNode) =>
  nodesOf(program.body)
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ declaration }) => nodesOf(nodeOf(declaration).declarations))
    .flatMap(({ id, init }) => {
      const object = objectOf(init)
      return object === undefined ? [] : [{ name: nameOf(id), object }]
    })

/** A name in a piece of code, written anew where it has another one. */
export function renamed(node: unknown, names: ReadonlyMap<string, string>): readonly Edit[] {
  const { start, end } = nodeOf(node)
  const name = nameOf(node)
  const text = names.get(name)
  if (text === undefined) throw new Error(`There is no text ${name}`)
  return text === name ? [] : [{ start, end, text }]
}
