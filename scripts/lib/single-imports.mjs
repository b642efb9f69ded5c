// Every machine and every validator of the core, with the source file that it stands in.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const STATEMENT = /^export \{([^}]*)\} from '\.\/([^']+)'$/gm
const SINGLE = /^create\w+Machine$/
const VALIDATORS = /^validation\//

/** `{ name, source }` of what must come alone when it is imported; read from the root entry. */
export function singleImports(core) {
  const root = readFileSync(join(core, 'src/index.ts'), 'utf8')
  return [...root.matchAll(STATEMENT)].flatMap(([, names, path]) =>
    names
      .split(',')
      .map(name => name.trim())
      .filter(name => /^[a-z]\w*$/.test(name))
      .filter(name => SINGLE.test(name) || VALIDATORS.test(path))
      .map(name => ({ name, source: join(core, 'src', path) }))
  )
}
