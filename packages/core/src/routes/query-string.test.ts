import { expect, test } from 'vitest'

import { cutParams, queryParams, setParam } from './query-string.ts'

test.each<[string, string, Record<string, string>]>([
  ['a path', '/search?q=%D1%80%D0%B0%D0%BD%D0%B5%D1%86&page=2', { q: 'ранец', page: '2' }],
  ['a whole address', 'https://penal.example/?a=1#b?c=2', { a: '1' }],
  ['a path without a query', '/cart', {}],
  ['a lone question mark', '/cart?', {}],
  ['a hash that looks like a query', '/cart#?a=1', {}],
  ['a second question mark', '/search?q=a?b', { q: 'a?b' }],
  ['a plus sign', '/search?q=a+b', { q: 'a b' }]
])('the parameters of %s are read', (_, href, params) => {
  expect(Object.fromEntries(queryParams(href))).toEqual(params)
})

test.each<[string, string[], string]>([
  ['/a?x=1&y=2&x=3', ['x'], '/a?y=2'],
  ['/a?x=1', ['x'], '/a'],
  ['/a?x=1#h', ['x'], '/a#h'],
  ['/a?y=%D1%8B&x', ['x'], '/a?y=%D1%8B'],
  ['/a?&&y=2', ['x'], '/a?y=2'],
  ['/a?xx=1&%78=2', ['x'], '/a?xx=1'],
  ['/a?x=1&y=2', [], '/a?x=1&y=2'],
  ['?x=1', ['x'], '']
])('%s without %j is %s', (href, names, cut) => {
  expect(cutParams(href, names)).toBe(cut)
})

test.each<[string, string[], string | undefined, string]>([
  ['/blog', ['tag'], 'tag=7', '/blog?tag=7'],
  ['/blog?page=2&tag=1', ['tag', 'page'], 'tag=7', '/blog?tag=7'],
  ['/blog?q=a#top', ['tag'], 'tag=7', '/blog?q=a&tag=7#top'],
  ['/blog?tag=1#top', ['tag'], undefined, '/blog#top']
])('%s with %j replaced by %s is %s', (href, names, pair, changed) => {
  expect(setParam(href, names, pair)).toBe(changed)
})
