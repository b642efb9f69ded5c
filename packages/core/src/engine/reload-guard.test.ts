import { expect, test } from 'vitest'

import { createMemoryBrowser } from '../platform/memory.ts'
import { mayReload } from './reload-guard.ts'

function openTab() {
  const browser = createMemoryBrowser()
  const { tabStorage, clock } = browser.open({
    fetch: async () => new Response(),
    randomBytes: count => new Uint8Array(count)
  })
  return {
    clock: browser.clock,
    tabStorage,
    ask: (path: string) => mayReload(path, tabStorage, clock.now())
  }
}

test('every path reloads by itself once in ten seconds, however one goes to and fro', () => {
  const { clock, ask } = openTab()

  expect([ask('/a'), ask('/b'), ask('/a'), ask('/b')]).toEqual([true, true, false, false])
  clock.advance(9999)
  expect(ask('/a')).toBe(false)
  clock.advance(1)
  expect(ask('/a')).toBe(true)
})

test('a path is the same page whatever its query says', () => {
  const { ask } = openTab()

  expect([ask('/a?page=2'), ask('/a#reviews'), ask('/a')]).toEqual([true, false, false])
})

test('a memory that holds something else is begun anew', () => {
  const { tabStorage, ask } = openTab()
  for (const junk of ['null', '[', '7', '{"/a":"вчера"}']) {
    tabStorage.set('reloads', junk)

    expect(ask('/a')).toBe(true)
  }
})

test('without a memory nothing reloads by itself', () => {
  const { tabStorage, clock } = openTab()

  expect(mayReload('/a', { ...tabStorage, set: () => false }, clock.now())).toBe(false)
})
