import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'

import { useRunning } from './use-running.ts'

/** Counts, and tells who follows. */
function createCounter() {
  const listeners = new Set<() => void>()
  let count = 0
  let isStopped = false
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    getSnapshot: () => count,
    stop() {
      isStopped = true
    },
    add() {
      count += 1
      for (const listener of listeners) listener()
    },
    told: () => ({ isStopped, followers: listeners.size })
  }
}

interface Opened {
  readonly actor: ReturnType<typeof createCounter> | undefined
}

const nothing: Opened = { actor: undefined }

test('an actor that is opened later is followed from then on, and ends with its screen', () => {
  const counter = createCounter()
  const { result, rerender, unmount } = renderHook(({ actor }: Opened) => useRunning(actor), {
    initialProps: nothing
  })
  expect(result.current).toBeUndefined()

  rerender({ actor: counter })
  expect(result.current).toBe(0)
  act(counter.add)
  expect(result.current).toBe(1)

  unmount()
  expect(counter.told()).toEqual({ isStopped: true, followers: 0 })
})
