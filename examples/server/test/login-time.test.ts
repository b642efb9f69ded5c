import { login } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { createPasswords } from '../src/modules/auth/passwords.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

const ATTEMPTS = 200
/** Without a hash for nobody the unknown takes a tenth. */
const [LEAST, MOST] = [0.5, 2]

/** As many as show a difference that is there. */
const LEAST_TURNS = 7

const isAlike = (ratio: number) => ratio > LEAST && ratio < MOST

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({
    deps: { limits: NO_LIMITS, passwords: createPasswords() }
  })
})

afterAll(() => backend.close())

test('the time of a refusal does not tell whether an e-mail has an account', async () => {
  const { email } = await createShopper(backend).signUp()
  const time = async (username: string) => {
    const body = { username, password: 'не-тот-пароль', deviceId: 'a.b.c.d' }
    const started = performance.now()
    const { status } = await createShopper(backend).refused(login, { body })
    expect(status).toBe(401)
    return performance.now() - started
  }
  let [known, unknown, ratio] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]

  // In turns, and the quickest count: whatever else the machine does makes none quicker.
  for (let turn = 0; turn < ATTEMPTS && (turn < LEAST_TURNS || !isAlike(ratio)); turn++) {
    known = Math.min(known, await time(email))
    unknown = Math.min(unknown, await time(`nobody-${turn}@example.ru`))
    ratio = unknown / known
  }

  expect(ratio).toBeGreaterThan(LEAST)
  expect(ratio).toBeLessThan(MOST)
})
