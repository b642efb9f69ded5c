import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))

test('it is at most 900 lines with the markup', () => {
  const lines = readdirSync(source).map(
    name => readFileSync(source + name, 'utf8').split('\n').length - 1
  )

  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(900)
})
