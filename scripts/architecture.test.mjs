// Keeps the architecture true to the tree: its paths, its names, the floors of its rooms.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './lib/workspace.mjs'

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

/** Where the short paths of the page begin. */
const PLACES = {
  core: 'packages/core/src',
  ui: 'packages/react-ui/src',
  app: 'packages/app/src',
  server: 'examples/server/src'
}
const PATH = /`(core|ui|app|server|packages|scripts)(\/[\w./-]+?\.\w+)(?:#(\w+))?`/g

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const named = [...page.matchAll(PATH)].map(([, place, rest, name]) => ({
  path: (PLACES[place] ?? place) + rest,
  name
}))

test('every path of the architecture is in the repository', () => {
  expect(named.length).toBeGreaterThan(150)
  expect(named.map(({ path }) => path).filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('every name of the architecture is declared in its file', () => {
  const names = named.filter(({ name, path }) => name && existsSync(join(root, path)))
  const lacking = names.filter(({ path, name }) => !declares(path, name))

  expect(names.length).toBeGreaterThan(120)
  expect(lacking.map(({ path, name }) => `${path}#${name}`)).toEqual([])
})

/** A declaration, or a handler of a call in the table of its subject. */
function declares(path, name) {
  const text = readFileSync(join(root, path), 'utf8')
  return new RegExp(
    `(^|\\s)(function|const|class|interface|type) ${name}\\b|^  (async )?${name}\\(`,
    'm'
  ).test(text)
}

test('a trip has ten steps', () => {
  const [, trips] = page.split('\n## Five trips\n')
  const steps = trips
    .split('\n## ', 1)[0]
    .split('\n### ')
    .slice(1)
    .map(trip => trip.match(/^\d+\. /gm)?.length)

  expect(steps).toEqual([10, 10, 10, 10, 10])
})

test.each([
  ['The core', '^packages/core/src/'],
  ['The components', '^packages/react-ui/src/'],
  ['The storefront', '^packages/app/src/'],
  ['The storefront', '^packages/app/src/server/']
])('%s stands on the floors of %s that are checked', (title, place) => {
  const [, section] = page.split(`\n## ${title}\n`)
  const tables = section
    .split('\n## ', 1)[0]
    .split('\n\n')
    .filter(text => text.startsWith('| floor'))
  const table = place.endsWith('/server/') ? tables.at(-1) : tables[0]
  const drawn = [...table.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)]
    .toSorted(([, one], [, other]) => one - other)
    .map(([, , rooms]) => [...rooms.matchAll(/`(\w+)`/g)].map(([, room]) => room))

  expect(drawn).toEqual(floorsOf(place))
})

/** The floors of a place from the lowest up, as the import rules have them. */
const floorsOf = place =>
  forbidden
    .filter(({ name, from }) => name.startsWith('4-') && from.path.startsWith(`${place}(`))
    .map(({ from }) => /\(([\w|]+)\)\/$/.exec(from.path)[1].split('|'))
