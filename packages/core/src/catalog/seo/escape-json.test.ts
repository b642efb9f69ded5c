import fc from 'fast-check'
import { expect, test } from 'vitest'

import { escapeJson } from './escape-json.ts'

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '&lt;/script&gt;',
  'строка\u2028ещё\u2029'
])('%j cannot end the element it is in', text => {
  expect(escapeJson({ text })).not.toMatch(/[<>&\u2028\u2029]/)
})

test('nothing is written as null', () => {
  expect(escapeJson(undefined)).toBe('null')
})

test('the escaped JSON is the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      const escaped = escapeJson(value)

      expect(JSON.parse(escaped)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(escaped).not.toMatch(/[<>&\u2028\u2029]/)
    })
  )
})
