import fc from 'fast-check'
import { expect, test } from 'vitest'

import { runsOf } from '../../../../testing/runs.ts'
import { anyUrl } from '../../fast-check-texts.ts'
import { navigationTarget, redirectTarget, safeInternalPath } from './safe-path.ts'

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/catalog/shkola?color=sinij&page=2#list', '/catalog/shkola?color=sinij&page=2#list'],
  ['/a/../cart', '/cart'],
  ['/каталог', '/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)']
])('%j stays in the shop as %s', (value, path) => {
  expect(safeInternalPath(value)).toBe(path)
})

const hostile = [
  '',
  ' ',
  ' /cart',
  'cart',
  './cart',
  '?x=1',
  '#x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\nSet-Cookie: a=b',
  '\t//evil.example',
  '\u0001//evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/x/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  'http://evil.example',
  'https://evil.example/cart',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  '@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'view-source:https://evil.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '\u0001http://evil.example',
  '%01http://evil.example',
  '/a\ud800',
  `/${'a'.repeat(2048)}`
]

test.each(hostile)('%j is no path of the shop', value => {
  expect(safeInternalPath(value)).toBeUndefined()
})

test.each([undefined, null, 1, {}, [], ['/cart'], { toString: () => '/cart' }])(
  'the value %j is no path',
  value => {
    expect(safeInternalPath(value)).toBeUndefined()
  }
)

test('a safe path never leaves the origin it is put on', () => {
  const origin = 'https://penal.example'
  const tricky = fc.string({ unit: fc.constantFrom(...'/\\.%:@?#ea25fFcC\t\n ') })
  fc.assert(
    fc.property(fc.oneof(tricky, anyUrl, fc.string()), text => {
      const path = safeInternalPath(`/${text}`)
      if (path === undefined) return

      expect(new URL(path, origin).origin).toBe(origin)
      expect(path).toMatch(/^\/(?!\/)/)
      expect(safeInternalPath(path)).toBe(path)
    }),
    { numRuns: runsOf('safe paths') }
  )
})

test.each([
  ['/sale', { kind: 'internal', path: '/sale' }],
  ['https://old.example/page', { kind: 'external', url: 'https://old.example/page' }],
  ['HTTP://old.example', { kind: 'external', url: 'http://old.example/' }],
  ['https://user:pass@evil.example', undefined],
  ['//evil.example', undefined],
  ['https:///evil.example', undefined],
  ['https://evil.example\\@shop.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://old.example', undefined],
  ['https://', undefined],
  [undefined, undefined]
])('a route rule to %j leads to %j', (value, target) => {
  expect(redirectTarget(value)).toEqual(target)
})

test('a navigation stays in the shop unless it is permitted to leave', () => {
  expect(navigationTarget('/cart?x=1')).toEqual({ kind: 'internal', path: '/cart?x=1' })
  expect(() => navigationTarget('https://evil.example/x')).toThrow(
    'No permission to leave the shop for evil.example'
  )
  expect(navigationTarget('https://bank.example/pay', { external: true })).toEqual({
    kind: 'external',
    url: 'https://bank.example/pay'
  })
})

test.each(['javascript:alert(1)', '//evil.example', '', undefined, {}])(
  'nobody navigates to %j, whatever is permitted',
  value => {
    expect(() => navigationTarget(value, { external: true })).toThrow(TypeError)
  }
)
