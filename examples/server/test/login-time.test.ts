import { login } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

const PAIRS = 21

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

test('the time of a refusal does not tell whether an e-mail has an account', async () => {
  const { email } = await createShopper(backend).signUp()
  const time = async (username: string) => {
    const body = { username, password: 'не-тот-пароль', deviceId: 'a.b.c.d' }
    const started = performance.now()
    const { status } = await createShopper(backend).refused(login, { body })
    expect(status).toBe(401)
    return performance.now() - started
  }
  const known: number[] = []
  const unknown: number[] = []

  // In turns, so that whatever else the machine does slows both down.
  for (let pair = 0; pair < PAIRS; pair++) {
    known.push(await time(email))
    unknown.push(await time(`nobody-${pair}@example.ru`))
  }

  // Without a hash for nobody the unknown takes a tenth.
  const ratio = median(unknown) / median(known)
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
