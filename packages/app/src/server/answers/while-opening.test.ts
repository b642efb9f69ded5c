import { ApiError } from '@vitrina/core'
import { expect, test } from 'vitest'

import { BackendAway } from './backend.ts'
import { createOpening } from './site-data.ts'

const OPENING = { status: 503, message: 'Магазин откроется через минуту' }
const failure = (cause: unknown) => Promise.reject(new ApiError({ status: 502, cause }))
const away = () => failure(new BackendAway({ status: 502 }))

function setUp() {
  const clock = { now: 0 }
  return { clock, whileOpening: createOpening(1000, () => clock.now) }
}

test('a backend that was never heard may still be starting', async () => {
  const { whileOpening } = setUp()

  await expect(whileOpening(away())).rejects.toMatchObject(OPENING)
})

test('a backend that does not come in its time is away', async () => {
  const { clock, whileOpening } = setUp()
  clock.now = 1000

  await expect(whileOpening(away())).rejects.toMatchObject({ status: 502 })
})

test('a backend that was heard before is away', async () => {
  const { whileOpening } = setUp()
  await whileOpening(Promise.resolve('site'))

  await expect(whileOpening(away())).rejects.toMatchObject({ status: 502 })
})

test('what a backend refuses is its answer, also at the start', async () => {
  const { whileOpening } = setUp()
  const refused = failure(new ApiError({ status: 500 }))

  await expect(whileOpening(refused)).rejects.toMatchObject({ status: 502 })
})

test('a backend that says so is opening at any time', async () => {
  const { clock, whileOpening } = setUp()
  await whileOpening(Promise.resolve('site'))
  clock.now = 5000

  await expect(whileOpening(failure(new ApiError(OPENING)))).rejects.toMatchObject(OPENING)
})
