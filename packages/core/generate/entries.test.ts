import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { entryFolders, workspaceExports } from './entries.ts'
import { core } from './sources.ts'

const ENTRIES_MAX = 30
const ROOT_NAMES_MAX = 60

const namesOf = (file: string): readonly string[] =>
  [...readFileSync(join(core, 'src', file), 'utf8').matchAll(/\{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .filter(name => name.trim() !== '')

const names = [...entryFolders().keys()]

test('every folder with an index is an entry of the package, and there are at most thirty', () => {
  expect(names).toContain('basket')
  expect(Object.keys(workspaceExports())).toEqual([
    '.',
    ...names.map(name => `./${name}`),
    './shop-file.schema.json',
    './package.json'
  ])
  expect(names.length).toBeLessThan(ENTRIES_MAX)
})

test('the root gives away the shop itself and little else', () => {
  const names = namesOf('index.ts')

  expect(names.map(name => name.trim())).toContain('createShop')
  expect(names.length).toBeLessThanOrEqual(ROOT_NAMES_MAX)
})
