// Every machine and every validator of the core, with its door and the source file that it stands in.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STATEMENT = /^export \{([^}]*)\} from '\.\/([^']+)'$/gm
const SINGLE = /^create\w+Machine$/
const VALIDATORS = 'validation'

/** `{ name, door, source }` of what must come alone when it is imported from its subject's door. */
export function singleImports(core) {
  return readdirSync(join(core, 'src')).flatMap(subject => {
    const index = join(core, 'src', subject, 'index.ts')
    if (!existsSync(index)) return []
    return [...readFileSync(index, 'utf8').matchAll(STATEMENT)].flatMap(([, names, path]) =>
      names
        .split(',')
        .map(name => name.trim())
        .filter(name => /^[a-z]\w*$/.test(name))
        .filter(name => SINGLE.test(name) || subject === VALIDATORS)
        .map(name => ({
          name,
          door: `@vitrina/core/${subject}`,
          source: join(core, 'src', subject, path)
        }))
    )
  })
}
