import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

import { inTime, Late } from './in-time.ts'

const LIMIT_MS = 20

test('what never comes is late', async () => {
  await expect(inTime(new Promise(() => undefined), LIMIT_MS)).rejects.toThrow(Late)
})

test('an answer that came while the process was busy is not late', async () => {
  const answer = inTime(readFile(fileURLToPath(import.meta.url), 'utf8'), LIMIT_MS)

  const end = performance.now() + 5 * LIMIT_MS
  while (performance.now() < end);

  expect(await answer).toContain('not late')
})
