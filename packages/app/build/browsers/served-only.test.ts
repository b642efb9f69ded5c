import { expect, test } from 'vitest'

import { parse } from '../words.ts'
import { exceptions, notAllowed } from './exceptions.ts'
import { scriptFaults } from './script-faults.ts'
import { stylesOf } from './served-only.ts'
import { styleFaults } from './style-faults.ts'

const inScript = (code: string) => [...scriptFaults(parse('shop.js', code))]
const inStyles = (css: string) => [...styleFaults(css)]

test.each([
  ['AbortSignal.any([one, other])', 'AbortSignal.any'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
  ['signal.throwIfAborted()', 'AbortSignal.throwIfAborted'],
  ['reject(call.signal && signal.reason)', 'AbortSignal.reason'],
  ['URL.canParse(text)', 'URL.canParse'],
  ['Object.groupBy(list, by)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['list.toSorted()', '.toSorted'],
  ['list.toReversed()', '.toReversed'],
  ['list.findLast(Boolean)', '.findLast'],
  ['one.isSubsetOf(other)', '.isSubsetOf'],
  ['form.requestSubmit()', '.requestSubmit'],
  ['slide.inert = true', '.inert'],
  ['window.x = structuredClone(value)', 'structuredClone'],
  ['requestIdleCallback(act)', 'requestIdleCallback'],
  ['new CompressionStream("gzip")', 'CompressionStream'],
  ['class A { static { start() } }', 'StaticBlock'],
  ['text.split(/(?<=,)/)', 'lookbehind_assertion'],
  ['/[\\p{L}--[a]]/v.test(text)', 'RegExp /v']
])('of a script, %s is beyond the served browsers', (code, fault) => {
  expect(inScript(code)).toEqual([fault])
})

test.each([
  'list.at(-1)?.title ?? text.replaceAll("a", "b")',
  'Object.hasOwn(known, name)',
  '[...list].sort().filter(Boolean).flatMap(one => one)',
  'function structuredClone() {} structuredClone()',
  'class A { #secret = 1; static shared = 2; has(other) { return #secret in other } }',
  'await import("./page.js")'
])('of a script, %s is within', code => {
  expect(inScript(code)).toEqual([])
})

test.each([
  ['a { color: color-mix(in srgb, red 10%, transparent) }', 'color-mix()'],
  ['a { height: 100dvh }', 'dvh'],
  ['a { translate: 0 8px }', 'translate'],
  ['a { overflow: clip }', 'overflow: clip'],
  ['a:has(b) { color: red }', ':has'],
  ['a { & b:has(c) { color: red } }', ':has'],
  ['@container (min-width: 1px) { a { color: red } }', '@container'],
  ['@media (width >= 768px) { a { color: red } }', '@media (a < b)'],
  ['a { --ring: color-mix(in srgb, red 10%, transparent) }', 'color-mix()'],
  ['a { color: red; color: color-mix(in srgb, var(--ink) 10%, transparent) }', 'color-mix()']
])('of styles, %s is beyond the served browsers', (css, fault) => {
  expect(inStyles(css)).toEqual([fault])
})

test.each([
  'a { height: 100vh; height: 100dvh }',
  'a { overflow: hidden; overflow: clip }',
  '@supports selector(:has(a)) { a:has(b) { color: red } }',
  'a { -webkit-user-select: none; user-select: none }',
  'a::-webkit-progress-bar { color: red }',
  'a { inset: 0; aspect-ratio: 1; gap: 4px; transform: rotate(3deg); color: rgb(1 2 3 / .5) }'
])('of styles, %s is within', css => {
  expect(inStyles(css)).toEqual([])
})

test('the styles of a module are found, whatever is put into them', () => {
  const tall = ['const a = style(`height: 100dvh; $', '{more}`)'].join('')
  const code = `${tall}; globalStyle(${'`'}b:has(c) { color: red }${'`'})`
  expect(stylesOf(code).flatMap(inStyles)).toEqual(['dvh', ':has'])
})

test('what is allowed in one file is refused in another, and each permission has its reason', () => {
  expect(notAllowed(['.inert'], '/kit/slider/slider-stage.ts')).toEqual([])
  expect(notAllowed(['.inert'], '/kit/dialog/dialog.tsx')).toEqual(['.inert'])
  for (const { name, why } of exceptions) expect(why.length, name).toBeGreaterThan(10)
})
