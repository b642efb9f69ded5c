import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BackendAway } from './backend.ts'
import { createPatience } from './patience.ts'

const never = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

/** A request whose readings end up in `ended`, and a backend that answers a call by its number. */
function createRequest() {
  const progress = { sent: 9, received: 0, reached: 0 }
  const wait = createPatience(progress, 3000)
  const answer = (number: number) => {
    progress.received += 1
    progress.reached = Math.max(progress.reached, number)
  }
  const ended: unknown[] = []
  const read = (reading: Promise<unknown>) =>
    void wait(reading).then(
      value => ended.push(value),
      failure => ended.push(failure)
    )
  return { answer, ended, read }
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

test('while the backend answers what came before, a request waits for its turn', async () => {
  const { answer, ended, read } = createRequest()

  read(never())
  await vi.advanceTimersByTimeAsync(2900)
  answer(3)
  await vi.advanceTimersByTimeAsync(2900)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(400)

  expect(ended).toEqual([expect.any(BackendAway)])
})

test('a request whose turn has passed hears so, however busy the backend is with others', async () => {
  const { answer, ended, read } = createRequest()

  read(never())
  for (let number = 10; number < 40; number++) {
    answer(number)
    await vi.advanceTimersByTimeAsync(100)
  }

  expect(ended).toEqual([expect.any(BackendAway)])
})

test('an answer to the request itself begins its time anew, a kept one does not', async () => {
  const { answer, ended, read } = createRequest()
  const own = new Promise(resolve =>
    setTimeout(() => {
      answer(10)
      resolve('own')
    }, 2000)
  )

  read(own)
  read(never())
  await vi.advanceTimersByTimeAsync(2000)
  read(Promise.resolve('kept'))
  await vi.advanceTimersByTimeAsync(2700)
  expect(ended).toEqual(['own', 'kept'])
  await vi.advanceTimersByTimeAsync(300)

  expect(ended).toEqual(['own', 'kept', expect.any(BackendAway)])
})

test('answers and failures pass as they are, and leave no clock behind', async () => {
  const { ended, read } = createRequest()

  read(Promise.resolve('answer'))
  read(Promise.reject('failure'))
  await vi.advanceTimersByTimeAsync(0)

  expect(ended).toEqual(['answer', 'failure'])
  expect(vi.getTimerCount()).toBe(0)
})
