// Keeps the map of the specification true to the tree: whatever it names is there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from './lib/workspace.mjs'

const PATH = /`((?:packages|examples|e2e|scripts|docs)\/[^`\s]+)`/g

const map = readFileSync(join(root, 'docs/spec-map.md'), 'utf8')
const rows = map.split('\n').filter(line => line.startsWith('| S-'))

test('every path of the map is in the repository', () => {
  const paths = new Set([...map.matchAll(PATH)].map(([, path]) => path))

  expect(paths.size).toBeGreaterThan(100)
  expect([...paths].filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('every covered row of the map names a test', () => {
  const covered = rows.filter(row => row.includes('| covered |'))

  expect(covered.length).toBeGreaterThan(100)
  expect(covered.filter(row => !/\.test\.tsx?`/.test(row))).toEqual([])
})
