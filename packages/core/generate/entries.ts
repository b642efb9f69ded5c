// The doors of the package: the root, and every folder of `src` that has an `index.ts` of its own.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { core } from './sources.ts'

/** Folders with a door, in their order: `@vitrina/core/<subject>`. */
export const subjects = (): readonly string[] =>
  readdirSync(join(core, 'src'))
    .filter(name => existsSync(join(core, 'src', name, 'index.ts')))
    .toSorted()

/** Read by editors, not by programs: the JSON Schema of the shop file. */
export const SHOP_FILE_SCHEMA = 'shop-file.schema.json'

const besides = {
  [`./${SHOP_FILE_SCHEMA}`]: `./${SHOP_FILE_SCHEMA}`,
  './package.json': './package.json'
}

/** `exports` of package.json in the workspace, where the sources are the entries. */
export const workspaceExports = (): Record<string, string> => ({
  '.': './src/index.ts',
  ...byDoor(name => `./src/${name}/index.ts`),
  ...besides
})

/** `exports` of the published package. */
export const publishedExports = () => ({
  '.': built('index'),
  ...byDoor(built),
  ...besides
})

const built = (name: string) => ({
  types: name === 'index' ? './dist/types/index.d.ts' : `./dist/types/${name}/index.d.ts`,
  default: `./dist/${name}.js`
})

const byDoor = <Target>(target: (name: string) => Target): Record<string, Target> =>
  Object.fromEntries(subjects().map(name => [`./${name}`, target(name)]))
