// Keeps docs/configuration.md whole: each field of the shop file and each variable stands there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { readShopFile } from '../packages/core/src/shop/shop-file/index.ts'
import { SETTINGS } from './lib/env.mjs'
import { root } from './lib/workspace.mjs'

const read = path => readFileSync(join(root, path), 'utf8')
const page = read('docs/configuration.md')

/** A longer default stands in the schema alone. */
const DEFAULT_MAX = 40

/** One row for each field of the shop file: name, default, example, readers, description. */
function shopFileRows() {
  const text = read('packages/core/shop-file.schema.json')
  return Object.entries(JSON.parse(text).properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, { default: standard, examples, readBy, description }]) => {
      const cells = [`\`${name}\``, defaultCell(standard), codeCell(examples[0])]
      return `| ${[...cells, readBy.join(', '), description].join(' | ')} |`
    })
}

const codeCell = value => `\`${JSON.stringify(value)}\``

function defaultCell(value) {
  const text = JSON.stringify(value)
  return text === '{}' || text.length > DEFAULT_MAX ? 'in the schema' : `\`${text}\``
}

/** Each file with how it reads a variable. */
const READERS = {
  'examples/server/src/settings.ts': /value\('([A-Z_]+)'/g,
  'packages/app/src/server/settings.ts': /(?:environment\.|environment, ')([A-Z_]+)/g,
  'packages/core/src/shop/shop-file/public-address.ts': /environment\.([A-Z_]+)/g
}

const readVariables = Object.entries(READERS).flatMap(([path, pattern]) =>
  [...read(path).matchAll(pattern)].map(([, name]) => name)
)

test.each([...new Set(readVariables)])('the page has a row for the variable %s', name => {
  expect(page).toMatch(new RegExp(`^\\| [^|]*\`${name}\`[^|]*\\|`, 'm'))
})

test.each(SETTINGS)('the page names $name with its standard value', ({ name, standard }) => {
  const row = page.split('\n').find(line => line.startsWith('| ') && line.includes(`\`${name}\``))

  expect(row).toContain(standard === '' ? '' : `\`${standard}\``)
})

test.each(shopFileRows())('the page has the row of the schema %s', row => {
  expect(page.split('\n')).toContain(row)
})

test('the example of a shop file is one', () => {
  const example = JSON.parse(read('deploy/shop.example.json'))

  expect(read(join('deploy', example.$schema))).toBe(read('packages/core/shop-file.schema.json'))
  expect(() => readShopFile(JSON.stringify(example))).not.toThrow()
})
