// Rows of docs/configuration.md that follow from the schema of the shop file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './workspace.mjs'

/** A longer default stands in the schema alone. */
const DEFAULT_MAX = 40

/** One row for each field of the shop file: name, default, example, readers, description. */
export function shopFileRows() {
  const text = readFileSync(join(root, 'packages/core/shop-file.schema.json'), 'utf8')
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
