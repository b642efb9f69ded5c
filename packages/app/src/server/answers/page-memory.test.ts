import { expect, test } from 'vitest'

import { codedPage } from './coded-page.ts'
import { createPageMemory, type KeptPage, type PageMemory } from './page-memory.ts'

const page = await codedPage(['<p>'.repeat(500)])

function setUp({ bytesMax = 1_000_000, isFollowed = true } = {}) {
  const state = { now: 0, isFollowed }
  let change = () => {}
  const changes = {
    isFollowed: () => state.isFollowed,
    follow: (changed: () => void) => {
      change = changed
    }
  }
  const memory = createPageMemory({ bytesMax, changes, now: () => state.now })
  return { state, memory, change: () => change() }
}

/** Draws the page if it has to be drawn, and says what a guest gets. */
async function ask(memory: PageMemory, key: string, since: number) {
  const found = await memory.find(key)
  if (found === undefined) return 'drawn alone'
  if (!('done' in found)) return `kept since ${found.since}`
  found.done({ page, policy: [], since })
  return 'drawn'
}

const turnOf = async (memory: PageMemory, key: string) => {
  const found = await memory.find(key)
  if (found === undefined || !('done' in found)) throw new Error(`${key} is kept`)
  return found
}

const kept: KeptPage = { page, policy: [], since: 0 }

test('a page is drawn once for all who ask for it at the same time', async () => {
  const { memory } = setUp()
  const turn = await turnOf(memory, '/')
  const others = [memory.find('/'), memory.find('/')]

  turn.done(kept)

  expect(await Promise.all(others)).toEqual([kept, kept])
})

test('while changes are told a page is given for a minute, from 30 s on as one request draws it anew', async () => {
  const { memory, state } = setUp()
  await ask(memory, '/', 0)
  state.now = 29_999
  expect(await ask(memory, '/', 29_999)).toBe('kept since 0')
  state.now = 30_000
  const turn = await turnOf(memory, '/')

  expect(await ask(memory, '/', 0)).toBe('kept since 0')
  turn.done({ ...kept, since: 30_000 })
  expect(await ask(memory, '/', 0)).toBe('kept since 30000')
  state.now = 90_000
  expect(await ask(memory, '/', 90_000)).toBe('drawn')
})

test('while nobody tells of changes nothing is older than 15 s, not even for those who do not draw', async () => {
  const { memory, state } = setUp({ isFollowed: false })
  await ask(memory, '/', 0)
  state.now = 14_999
  expect(await ask(memory, '/', 0)).toBe('kept since 0')
  state.now = 15_000
  const turn = await turnOf(memory, '/')
  const other = memory.find('/')
  turn.done({ ...kept, since: 15_000 })

  expect(await other).toEqual({ ...kept, since: 15_000 })
})

test('a page that was kept while changes were told is 15 s old at most when they are no longer', async () => {
  const { memory, state } = setUp()
  await ask(memory, '/', 0)
  state.now = 20_000
  state.isFollowed = false

  expect(await ask(memory, '/', 20_000)).toBe('drawn')
})

test('a change empties the memory; a page that was being drawn meanwhile is not kept', async () => {
  const { memory, change } = setUp()
  await ask(memory, '/kept', 0)
  const turn = await turnOf(memory, '/drawn')
  change()
  const after = await turnOf(memory, '/drawn')
  turn.done(kept)

  expect(await ask(memory, '/kept', 0)).toBe('drawn')
  after.done({ ...kept, since: 7 })
  expect(await ask(memory, '/drawn', 0)).toBe('kept since 7')
})

test('pages take as many bytes as they may: the ones not asked for the longest go', async () => {
  const { memory } = setUp({ bytesMax: 3 * (page.bytes + 2000) })
  for (const key of ['/1', '/2', '/3', '/1', '/4']) await ask(memory, key, 0)

  expect(await ask(memory, '/1', 0)).toBe('kept since 0')
  expect(await ask(memory, '/3', 0)).toBe('kept since 0')
  expect(await ask(memory, '/4', 0)).toBe('kept since 0')
  expect(await ask(memory, '/2', 0)).toBe('drawn')
})

test('nobody waits for a page of which each visitor has his own', async () => {
  const { memory, state } = setUp()
  const turn = await turnOf(memory, '/cart')
  turn.done()

  expect(await ask(memory, '/cart', 0)).toBe('drawn alone')
  state.now = 15_000
  expect(await ask(memory, '/cart', 15_000)).toBe('drawn')
})
