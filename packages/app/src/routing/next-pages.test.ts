import type { RouteName } from '@vitrina/core/routes'
import { expect, test, vi } from 'vitest'

import type { NavigationState } from './navigation-port.ts'
import { followNextPages } from './next-pages.ts'

/** A navigation that is moved by hand; an address is read ahead as soon as it is asked for. */
function moving(first: RouteName) {
  const listeners = new Set<() => void>()
  const read: string[] = []
  let name = first
  let url = '/'
  let pending: string | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    read,
    getState: () =>
      ({ current: { payload: { url, route: { name } } }, pending }) as unknown as NavigationState,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    prefetch: (next: string) => void read.push(next),
    go(next: RouteName, to = '/') {
      name = next
      url = to
      notify()
    },
    leave(to: string) {
      pending = to
      notify()
    }
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, place) => `/${place}`)

/** The next pages of a navigation, with what is in view and moments without work given by hand. */
function follow(navigation: ReturnType<typeof moving>, urls: readonly string[] = []) {
  const idle: (() => void)[] = []
  const warmNext = vi.fn(async (_: RouteName) => undefined)
  const { moved } = followNextPages(navigation, {
    warmNext,
    likely: (_, seen) => [...seen],
    urlsInView: async () => urls,
    whenIdle: run => void idle.push(run)
  })
  return {
    moved,
    warmed: () => warmNext.mock.calls.map(([name]) => name),
    async rest() {
      for (const run of idle.splice(0)) run()
      await Promise.resolve()
      await Promise.resolve()
    }
  }
}

test('the code of likely next pages is fetched once for each page that is reached', async () => {
  const navigation = moving('home')
  const { warmed, rest } = follow(navigation)

  navigation.go('home')
  navigation.go('product')
  await rest()

  expect(warmed()).toEqual(['home', 'product'])
})

test('nothing is fetched ahead before the page has time', async () => {
  const navigation = moving('home')

  const { warmed } = follow(navigation, ['/cart'])

  expect(warmed()).toEqual([])
  expect(navigation.read).toEqual([])
})

test('code that cannot be fetched ahead is no fault of the page', async () => {
  const runs: (() => void)[] = []
  const warmNext = vi.fn(() => Promise.reject(new Error('gone')))
  const ports = { warmNext, likely: () => [], urlsInView: async () => [] }
  followNextPages(moving('home'), { ...ports, whenIdle: run => void runs.push(run) })

  for (const run of runs) run()

  await expect(warmNext.mock.results[0]?.value).rejects.toThrow('gone')
})

test('the pages behind links in view are read when a page is reached and when others come into view', async () => {
  const navigation = moving('catalog-category')
  const urls = ['/a', '/b']
  const { moved, rest } = follow(navigation, urls)

  await rest()
  expect(navigation.read).toEqual(['/a', '/b'])

  urls.splice(0, 1)
  moved()
  await rest()
  expect(navigation.read).toEqual(['/a', '/b', '/b'])
})

test('while a page is scrolled nothing is read, and once it rests it is read once', async () => {
  const navigation = moving('catalog-category')
  const { moved, rest } = follow(navigation, ['/a'])

  moved()
  moved()
  await rest()

  expect(navigation.read).toEqual(['/a'])
})

test('of one page no more than 16 others are read; the next one begins anew', async () => {
  const navigation = moving('catalog-category')
  const { moved, rest } = follow(navigation, numbered(12))

  await rest()
  moved()
  await rest()
  expect(navigation.read).toHaveLength(16)

  navigation.go('catalog-category', '/next')
  await rest()
  expect(navigation.read).toHaveLength(28)
})

test('nothing is read ahead for a page that is being left', async () => {
  const navigation = moving('catalog-category')
  const { rest } = follow(navigation, ['/a'])

  navigation.leave('/cart')
  await rest()

  expect(navigation.read).toEqual([])
})
