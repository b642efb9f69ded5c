import type { RouteName } from '@vitrina/core/routes'
import { expect, test, vi } from 'vitest'

import type { NavigationState } from './navigation-port.ts'
import { followNextPages } from './next-pages.ts'

/** A navigation that is moved by hand. */
function moving(first: RouteName) {
  const listeners = new Set<() => void>()
  let name = first
  return {
    getState: () => ({ current: { payload: { route: { name } } } }) as unknown as NavigationState,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go(next: RouteName) {
      name = next
      for (const listener of listeners) listener()
    }
  }
}

test('the code of likely next pages is fetched once for each page that is reached', () => {
  const navigation = moving('home')
  const warmed: RouteName[] = []
  const warmNext = async (name: RouteName) => warmed.push(name)
  followNextPages(navigation, { warmNext, whenIdle: run => run() })

  navigation.go('home')
  navigation.go('product')

  expect(warmed).toEqual(['home', 'product'])
})

test('nothing is fetched ahead before the page has time', () => {
  const warmNext = vi.fn(async () => undefined)

  followNextPages(moving('home'), { warmNext, whenIdle: () => undefined })

  expect(warmNext).not.toHaveBeenCalled()
})

test('code that cannot be fetched ahead is no fault of the page', async () => {
  const runs: (() => void)[] = []
  const warmNext = vi.fn(() => Promise.reject(new Error('gone')))
  followNextPages(moving('home'), { warmNext, whenIdle: run => void runs.push(run) })

  for (const run of runs) run()

  await expect(warmNext.mock.results[0]?.value).rejects.toThrow('gone')
})
