// What another team imports component by component: an entry for each folder of a component and for each file of a flat room.
import { basename } from 'node:path'

const STATEMENT = /^export (type )?\{([^}]*)\} from '\.\/([^']+)\.tsx?'$/gm
/** What the stylesheet stands for where the package is published. */
const NOT_PUBLISHED = new Set(['theme/theme', 'theme/precompiled'])

/**
 * By the text of the package's root: the entries, each with the lines of its script and of its types, as from a
 * folder beside the rooms. The folder of a component names its entry, `kit/price/price` being `price`; in a room
 * without folders the file does, up to its first dot.
 */
export function componentEntries(index) {
  const entries = new Map()
  for (const { path, names } of statementsOf(index)) {
    const { script, types } = entries.get(entryOf(path)) ?? { script: [], types: [] }
    entries.set(entryOf(path), {
      script: [...script, ...exportsOf(names.filter(isValue), `../${path}`)],
      types: [...types, ...exportsOf(names, `../${path}`)]
    })
  }
  return entries
}

/** The same of all that is published, as the root of the package. */
export function rootEntry(index) {
  const statements = statementsOf(index)
  const linesOf = keep =>
    statements.flatMap(({ path, names }) => exportsOf(names.filter(keep), `./${path}`))
  return { script: linesOf(isValue), types: linesOf(() => true) }
}

const statementsOf = index =>
  [...index.matchAll(STATEMENT)]
    .map(([, type = '', names, path]) => ({
      path,
      names: names.split(',').map(name => `${type}${name.trim()}`)
    }))
    .filter(({ path }) => !NOT_PUBLISHED.has(path))

const isValue = name => !name.startsWith('type ')

/** The entry of a file, by its path from `src`: of `kit/price/price` it is `price`. */
export const entryOf = path => {
  const [, folder, file] = path.split('/')
  return file === undefined ? basename(folder).split('.')[0] : folder
}

const exportsOf = (names, path) =>
  names.length === 0 ? [] : [`export { ${names.join(', ')} } from '${path}.js'`]
