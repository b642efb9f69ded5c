import { ApiError } from '@vitrina/core'
import type { EndpointCall } from '@vitrina/core/api'
import { getBasket, listProducts, viewOrder } from '@vitrina/core/contracts'
import { expect, test } from 'vitest'

import { askedOnce } from './asked-once.ts'

/** A backend that fails with the number of the call. */
function counting(): EndpointCall {
  let calls = 0
  return () => {
    calls += 1
    return Promise.reject(new ApiError({ status: 500 + calls }))
  }
}

const status = (answer: Promise<unknown>) => answer.catch((error: ApiError) => error.status)

test('the same question of one request is asked once, another one by itself', async () => {
  const backend = askedOnce(counting())

  const answers = [
    backend(getBasket, {}),
    backend(getBasket, {}),
    backend(viewOrder, { query: { orderId: '1' } }),
    backend(viewOrder, { query: { orderId: '2' } })
  ].map(status)

  expect(await Promise.all(answers)).toEqual([501, 501, 502, 503])
})

test('what may change something is sent each time', async () => {
  const backend = askedOnce(counting())

  const answers = [
    backend(listProducts, { body: { limit: 8 } }),
    backend(listProducts, { body: { limit: 8 } })
  ].map(status)

  expect(await Promise.all(answers)).toEqual([501, 502])
})
