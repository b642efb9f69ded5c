import { access } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'

import { inTime, Late, whenLate } from './in-time.ts'

const LIMIT_MS = 20

test('what never comes is late', async () => {
  await expect(inTime(new Promise(() => undefined), LIMIT_MS)).rejects.toThrow(Late)
})

test('an answer that came while the process was busy is not late', async () => {
  // One trip out of the process and back.
  const answer = inTime(access(fileURLToPath(import.meta.url)), LIMIT_MS)

  const end = performance.now() + 5 * LIMIT_MS
  while (performance.now() < end);

  await expect(answer).resolves.toBeUndefined()
})

test('what waits for its turn is not late, until it has waited four times as long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const notify = vi.fn()

  whenLate(100, notify, () => true)
  await vi.advanceTimersByTimeAsync(399)
  expect(notify).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(notify).toHaveBeenCalledOnce()
})
