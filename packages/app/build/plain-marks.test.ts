import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

import { withPlainMarks } from './plain-marks.ts'

const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom'))
const source = readFileSync(join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8')

/** Declarations of the file itself, which run when it is evaluated. */
const madeAtOnce = (code: string) =>
  code.split('\n').filter(line => /^(?:var \w+| {2}\w+) = Error\(/.test(line))

test('React makes no error while its file is evaluated', () => {
  expect(madeAtOnce(source).length).toBeGreaterThan(0)
  expect(madeAtOnce(withPlainMarks(source))).toEqual([])
})

test('a mark keeps its words, and an error that is thrown stays one', () => {
  expect(withPlainMarks('var SuspenseException = Error(words(460)),')).toBe(
    'var SuspenseException = { message: words(460) },'
  )
  expect(withPlainMarks('throw Error(words(419));')).toBe('throw Error(words(419));')
})
