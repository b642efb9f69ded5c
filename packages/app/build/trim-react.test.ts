import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { trimmed, trimmedClient } from './trim-react.ts'

const reactDom = dirname(createRequire(import.meta.url).resolve('react-dom'))
const source = readFileSync(join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8')
const packages = fileURLToPath(new URL('../../', import.meta.url))

/** What the trimmed code returns; module code is strict, so an undeclared variable throws. */
const run = (code: string, ...values: unknown[]): unknown =>
  new Function('fiber', 'REACT_PROFILER_TYPE', `'use strict'; ${trimmed(code)}`)(...values)

const SWITCH = `return function f(fiber) {
  switch (fiber.tag) {
    case 4: var found = ['portal'];
    case 26: name = 'hoisted'; break;
    case 27: var name = 'singleton'; return name;
    case 5: name = 'element';
  }
  return [name, found];
}(fiber)`

test('a case of an absent kind is cut, its variables stay declared for the other cases', () => {
  expect(trimmed(SWITCH)).not.toContain('singleton')
  expect(run(SWITCH, { tag: 5 })).toEqual(['element', undefined])
  expect(run(SWITCH, { tag: 27 })).toEqual([undefined, undefined])
})

test('a case that another one runs on into keeps its statements', () => {
  expect(trimmed(SWITCH)).not.toContain('case 26')
  expect(run(SWITCH, { tag: 4 })).toEqual(['hoisted', ['portal']])
})

test('only tags of fibers and types of elements are compared with absent kinds', () => {
  expect(trimmed('a = 30 === fiber.tag; b = fiber.tag !== 26')).toBe('a = false; b = true')
  expect(trimmed('a = 30 === lanes; b = fiber.tag === 5')).toBe(
    'a = 30 === lanes; b = fiber.tag === 5'
  )
  expect(run('switch (fiber.nodeType) { case 12: return true }', { nodeType: 12 })).toBe(true)
  expect(run('switch (fiber) { case REACT_PROFILER_TYPE: return true }', 1, 1)).toBeUndefined()
})

test('React DOM without the absent kinds is a tenth shorter', () => {
  const names = /FragmentInstance\.prototype|"SuspenseList"|"ViewTransition"|fiberTag = isHost/
  const shorter = trimmedClient(source)

  expect(source).toMatch(names)
  expect(shorter).not.toMatch(names)
  expect(shorter.length).toBeLessThan(source.length * 0.9)
})

test('only a text that has been wrapped since it was drawn may differ from what React draws', () => {
  const differs = trimmedClient(source).match(/!0 === props\.suppressHydrationWarning \|\|.+/)

  expect(differs?.[0]).toContain('null !== instance.firstElementChild ||')
  expect(() =>
    trimmedClient(source.replace('!0 === props.suppressHydrationWarning', '!1'))
  ).toThrow('suppressHydrationWarning')
})

test('a React that names its parts or numbers its kinds otherwise is refused', () => {
  const renamed = source.replace('function startViewTransition(', 'function beginViewTransition(')
  const renumbered = source.replace('createFiberImplClass(31,', 'createFiberImplClass(32,')
  const outside = source.replace('? 26\n', '? 33\n')

  expect(() => trimmedClient(renamed)).toThrow('startViewTransition')
  expect(() => trimmedClient(outside)).toThrow('isHostHoistableType')
  expect(() => trimmedClient(renumbered)).toThrow('REACT_ACTIVITY_TYPE')
})

test('an absent kind is no export, so that its import fails the build', () => {
  expect(trimmed('exports.Activity = A;\nexports.Suspense = S;')).toBe('\nexports.Suspense = S;')
  expect(trimmed('exports.requestFormReset = function () {};\nexports.flushSync = f;')).toBe(
    '\nexports.flushSync = f;'
  )
})

test('no component renders what React would move to the head, nor asks for a ref of a fragment', () => {
  const files = ['app/src', 'react-ui/src'].flatMap(folder =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.tsx'))
      .map(name => join(packages, folder, name))
  )
  const refused = /<(?:html|head|body|title|meta|link|style|script)[\s/>]|<Fragment\b[^>]*\sref=/

  expect(files.length).toBeGreaterThan(300)
  expect(files.filter(file => refused.test(readFileSync(file, 'utf8')))).toEqual([])
})
