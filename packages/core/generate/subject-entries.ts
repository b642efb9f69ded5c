// One entry per subject: what the root entry exports of a folder, exported by the folder itself.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { core } from './sources.ts'

/** The base that every subject stands on has no entry of its own; nor have these few lines. */
const WITHOUT_ENTRY = new Set([
  ...['api', 'config', 'contracts', 'entities', 'errors', 'platform', 'testing'],
  ...['builds', 'device-list', 'mask', 'plural']
])

const STATEMENT = /^export [^']* from '\.\/(?:([a-z-]+)\/)?[^']+'$/gm

/** Text of `src/<subject>/index.ts` by subject. */
export function subjectEntries(): ReadonlyMap<string, string> {
  const root = readFileSync(join(core, 'src/index.ts'), 'utf8')
  const entries = new Map<string, string>()
  for (const [statement, subject = ''] of root.matchAll(STATEMENT)) {
    if (subject === '' || WITHOUT_ENTRY.has(subject)) continue
    const own = statement.replace(`'./${subject}/`, "'./")
    entries.set(subject, `${entries.get(subject) ?? ''}${own}\n`)
  }
  return entries
}

/** `exports` of package.json in the workspace, where the sources are the entries. */
export const workspaceExports = (): Record<string, string> => ({
  '.': './src/index.ts',
  ...byDoor(name => `./src/${name}/index.ts`),
  './package.json': './package.json'
})

/** `exports` of the published package. */
export const publishedExports = () => ({
  '.': built('index'),
  ...byDoor(built),
  './package.json': './package.json'
})

const built = (name: string) => ({
  types: name === 'index' ? './dist/types/index.d.ts' : `./dist/types/${name}/index.d.ts`,
  default: `./dist/${name}.js`
})

const byDoor = <Target>(target: (name: string) => Target): Record<string, Target> =>
  Object.fromEntries(
    [...subjectEntries().keys(), 'contracts', 'msw', 'testing']
      .toSorted()
      .map(name => [`./${name}`, target(name)])
  )
