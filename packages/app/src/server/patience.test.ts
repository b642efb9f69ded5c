import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BackendAway } from './backend.ts'
import { createPatience } from './patience.ts'

const never = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

/** A request whose readings end up in `ended`, and a backend that says something when it is told to. */
function createRequest() {
  const backend = { heard: 0 }
  const wait = createPatience(() => backend.heard, 3000)
  const ended: unknown[] = []
  const read = (reading: Promise<unknown>) =>
    void wait(reading).then(
      value => ended.push(value),
      failure => ended.push(failure)
    )
  return { backend, ended, read }
}

test('readings one after another wait for a silent backend no longer than one', async () => {
  const { ended, read } = createRequest()

  read(never())
  await vi.advanceTimersByTimeAsync(1500)
  read(never())
  await vi.advanceTimersByTimeAsync(1499)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  read(never())
  await vi.advanceTimersByTimeAsync(0)

  expect(ended).toEqual([1, 2, 3].map(() => expect.any(BackendAway)))
})

test('a backend that says something, to whomever, is waited for anew', async () => {
  const { backend, ended, read } = createRequest()

  read(never())
  await vi.advanceTimersByTimeAsync(2900)
  backend.heard += 1
  await vi.advanceTimersByTimeAsync(2900)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(400)

  expect(ended).toEqual([expect.any(BackendAway)])
})

test('answers and failures pass as they are, and leave no clock behind', async () => {
  const { ended, read } = createRequest()

  read(Promise.resolve('answer'))
  read(Promise.reject('failure'))
  await vi.advanceTimersByTimeAsync(0)

  expect(ended).toEqual(['answer', 'failure'])
  expect(vi.getTimerCount()).toBe(0)
})
