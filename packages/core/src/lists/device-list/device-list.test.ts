import { expect, test } from 'vitest'

import type { TextStorage } from '../../platform/platform.ts'
import { parseIds } from './device-list.ts'
import { createDeviceStore } from './keep-list.ts'

const LONGEST_TEXT = 100_000

test.each<[string, string | null | undefined]>([
  ['nothing', undefined],
  ['what a browser says of a key it does not have', null],
  ['an empty text', ''],
  ['no JSON', 'сравнение'],
  ['JSON that is cut off', '[7,8'],
  ['a number', '7'],
  ['a list inside of an object', '{"ids":[7]}'],
  ['a text of a list', '"[7]"'],
  ['lists in a list', '[[7],[8]]']
])('%s is an empty list', (_, text) => {
  expect(parseIds(text, 10)).toEqual([])
})

test.each<[string, string, readonly number[]]>([
  ['the least and the greatest id', '[1,2147483647]', [1, 2147483647]],
  ['zero, a fraction and a number below zero', '[0,7.5,-7,8]', [8]],
  ['an id too large for its database', '[2147483648,1e21,8]', [8]],
  ['numbers in texts and names of the language', '["7","__proto__",null,true,8]', [8]],
  ['an id that stands there twice', '[8,7,8,7,9]', [8, 7, 9]]
])('of a list with %s the ids are left', (_, text, ids) => {
  expect(parseIds(text, 10)).toEqual(ids)
})

test('the newest stay when there are too many, and junk takes nobody’s place', () => {
  expect(parseIds('[null,"x",9,9,8,7,6]', 3)).toEqual([9, 8, 7])
  expect(parseIds('[9,8]', 0)).toEqual([])
})

test('a text longer than anybody’s list is not even read', () => {
  const list = '[7]'

  expect(parseIds(list.padEnd(LONGEST_TEXT), 10)).toEqual([7])
  expect(parseIds(list.padEnd(LONGEST_TEXT + 1), 10)).toEqual([])
})

/** A storage that can be full; `texts` is what it holds. */
function createStorage() {
  const texts = new Map<string, string>()
  let isFull = false
  const storage: TextStorage = {
    get: key => texts.get(key),
    set(key, value) {
      if (!isFull) texts.set(key, value)
      return !isFull
    },
    remove: key => void texts.delete(key),
    keys: () => [...texts.keys()]
  }
  function fill(full: boolean) {
    isFull = full
  }
  return { storage, texts, fill }
}

const openStore = (storage: TextStorage, limit = 3) =>
  createDeviceStore({ storage }, { key: 'watched', limit })

test('a list is kept as plain JSON, no longer than its limit', () => {
  const { storage, texts } = createStorage()

  openStore(storage).write([9, 8, 7, 6])

  expect(texts.get('watched')).toBe('[9,8,7]')
  expect(openStore(storage).read()).toEqual([9, 8, 7])
})

test('an empty list leaves no trace, and touches nothing else', () => {
  const { storage, texts } = createStorage()
  texts.set('favorites', '[5]')
  const store = openStore(storage)
  store.write([7])

  store.write([])

  expect([...texts]).toEqual([['favorites', '[5]']])
  expect(store.read()).toEqual([])
})

test('where there is no room the list lives on in memory until there is', () => {
  const { storage, texts, fill } = createStorage()
  const store = openStore(storage)
  store.write([7])
  fill(true)

  store.write([8, 7])
  expect([store.read(), texts.get('watched')]).toEqual([[8, 7], '[7]'])
  fill(false)
  store.write([9, 8, 7])
  texts.set('watched', '[5]')

  expect(store.read(), 'the storage is believed again').toEqual([5])
})

test('what another tab has written is read, not what was read before', () => {
  const { storage, texts } = createStorage()
  const store = openStore(storage)
  store.write([7])

  texts.set('watched', '[8,7]')

  expect(store.read()).toEqual([8, 7])
})

test('the list that was given stays as it was', () => {
  const input = Object.freeze([9, 8, 7, 6])

  openStore(createStorage().storage).write(input)

  expect(input).toEqual([9, 8, 7, 6])
})
