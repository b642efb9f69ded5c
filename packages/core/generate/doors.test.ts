import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { subjects, workspaceExports } from './doors.ts'
import { core } from './sources.ts'

const ROOT_NAMES_MAX = 60

test('every folder with a door is an entry of the package', () => {
  expect(subjects()).toContain('basket')
  expect(Object.keys(workspaceExports())).toEqual([
    '.',
    ...subjects().map(name => `./${name}`),
    './package.json'
  ])
})

test('the root gives away the shop itself and little else', () => {
  const root = readFileSync(join(core, 'src/index.ts'), 'utf8')
  const names = [...root.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','))

  expect(root).toContain('createShop')
  expect(names.length).toBeLessThanOrEqual(ROOT_NAMES_MAX)
})
