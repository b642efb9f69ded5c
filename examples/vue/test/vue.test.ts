import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../src/', import.meta.url))
const COLUMNS = 100

const linesOf = (name: string) =>
  readFileSync(source + name, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map(text => ({ name, text }))

test('it is at most 1,600 lines with the markup, none of them longer than 100 columns', () => {
  const lines = readdirSync(source).flatMap(linesOf)

  expect(lines.length).toBeLessThanOrEqual(1600)
  expect(lines.filter(({ text }) => text.length > COLUMNS)).toEqual([])
})
