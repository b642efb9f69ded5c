// The entries of the package: the root, and every folder of `src` that has an `index.ts` of its own.
import { readdirSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

import { core } from './sources.ts'

/**
 * The folder of each entry by its name, in the order of names: `texts` of `@vitrina/core/texts` is
 * `shop/texts`. What belongs to `pages` is named after it.
 */
export const entryFolders = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(core, 'src'), { recursive: true })
      .map(String)
      .filter(path => path.endsWith('/index.ts'))
      .map(path => [nameOf(dirname(path)), dirname(path)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
  )

const nameOf = (folder: string) => (folder.startsWith('pages/') ? folder : basename(folder))

/** Read by editors, not by programs: the JSON Schema of the shop file. */
export const SHOP_FILE_SCHEMA = 'shop-file.schema.json'

const besides = {
  [`./${SHOP_FILE_SCHEMA}`]: `./${SHOP_FILE_SCHEMA}`,
  './package.json': './package.json'
}

/** `exports` of package.json in the workspace, where the sources are the entries. */
export const workspaceExports = (): Record<string, string> => ({
  '.': './src/index.ts',
  ...byEntry((_, folder) => `./src/${folder}/index.ts`),
  ...besides
})

/** `exports` of the published package. */
export const publishedExports = () => ({
  '.': built('.'),
  ...byEntry((_, folder) => built(`./${folder}`)),
  // For the components alone, which name the files they need.
  './internal/*': './dist/*.js',
  ...besides
})

const built = (folder: string) => {
  const path = `./${posix.join('dist', folder, 'index')}`
  return { types: `${path}.d.ts`, default: `${path}.js` }
}

const byEntry = <Target>(
  target: (name: string, folder: string) => Target
): Record<string, Target> =>
  Object.fromEntries(
    [...entryFolders()].map(([name, folder]) => [`./${name}`, target(name, folder)])
  )
