import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { subjects, workspaceExports } from './doors.ts'
import { core } from './sources.ts'

const ROOT_NAMES_MAX = 60
const DOOR_NAMES_MAX = 25

/** One name for each call, thing and stand-in: they are as many as there are. */
const DATA_DOORS = ['contracts', 'entities', 'testing']

const namesOf = (file: string): readonly string[] =>
  [...readFileSync(join(core, 'src', file), 'utf8').matchAll(/\{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .filter(name => name.trim() !== '')

test('every folder with a door is an entry of the package', () => {
  expect(subjects()).toContain('basket')
  expect(Object.keys(workspaceExports())).toEqual([
    '.',
    ...subjects().map(name => `./${name}`),
    './shop-file.schema.json',
    './package.json'
  ])
})

test('the root gives away the shop itself and little else', () => {
  const names = namesOf('index.ts')

  expect(names.map(name => name.trim())).toContain('createShop')
  expect(names.length).toBeLessThanOrEqual(ROOT_NAMES_MAX)
})

test.each(subjects().filter(name => !DATA_DOORS.includes(name)))(
  'the door of %s has no more names than a reader takes in',
  name => {
    const count = namesOf(`${name}/index.ts`).length

    expect(count).toBeLessThanOrEqual(DOOR_NAMES_MAX)
  }
)
