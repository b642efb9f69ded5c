// Every machine and every validator of the core, with its entry and the source file that it is in.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STATEMENT = /^export \{([^}]*)\} from '\.\/([^']+)'$/gm
const SINGLE = /^create\w+Machine$/
const VALIDATORS = 'validation/'

/** `{ name, entry, source }` of what must come alone when it is imported from the entry of its room. */
export function singleImports(core) {
  return readdirSync(join(core, 'src')).flatMap(room => {
    const index = join(core, 'src', room, 'index.ts')
    if (!existsSync(index)) return []
    return [...readFileSync(index, 'utf8').matchAll(STATEMENT)].flatMap(([, names, path]) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => /^[a-z]\w*$/.test(name))
        .filter(name => SINGLE.test(name) || path.startsWith(VALIDATORS))
        .map(name => ({
          name,
          entry: `@vitrina/core/${room}`,
          source: join(core, 'src', room, path)
        }))
    )
  })
}
