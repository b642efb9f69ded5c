// Has compiled files of a package import from the file of the core that defines a name, past the entry of its room.
import { posix } from 'node:path'

const IMPORT = /^import \{([^}]*)\} from '(@vitrina\/core(?:\/[\w/-]+)?)';$/gm
const RE_EXPORT = /export \{([^}]*)\} from '(\.[^']+)\.js'/g

/**
 * `readEntry` gives the path in `dist` and the text of an entry of the core. A bundler that cuts a program into
 * pieces takes along all of an entry that any piece uses.
 */
export function pastEntries(readEntry) {
  const entries = new Map()
  const placesOf = name => {
    if (!entries.has(name)) entries.set(name, placesIn(readEntry(name)))
    return entries.get(name)
  }
  return code =>
    code.replace(IMPORT, (_, names, entry) =>
      listOf(names)
        .map(([name, local]) => {
          const { own, place } = placesOf(entry).get(name)
          return `import { ${own === local ? own : `${own} as ${local}`} } from '@vitrina/core/internal/${place}';`
        })
        .join('\n')
    )
}

const placesIn = ({ path, text }) =>
  new Map(
    [...text.matchAll(RE_EXPORT)].flatMap(([, names, from]) =>
      listOf(names).map(([own, name]) => [
        name,
        { own, place: posix.join(posix.dirname(path), from) }
      ])
    )
  )

/** Each name with the one that it is known by. */
const listOf = names =>
  names
    .split(',')
    .map(one => one.trim())
    .filter(one => one !== '')
    .map(one => one.split(' as '))
    .map(([name, local = name]) => [name, local])
