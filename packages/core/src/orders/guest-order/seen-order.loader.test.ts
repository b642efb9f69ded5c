import { expect, test } from 'vitest'

import { viewGuestOrder, viewOrder } from '../../contracts/orders.ts'
import { ApiError } from '../../platform/api-error.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { placedOrderPath } from '../order-path.ts'
import { readLinkedOrder, readPlacedOrder, type SeenOrder } from './seen-order.loader.ts'

const URL_OF_PLACED = placedOrderPath('o-1', 'П-1024')

/** What is seen by a link and after the order, where the shop refuses with this status. */
async function see(refusal?: number) {
  const { api, server } = createTestShop()
  const answer = () => {
    if (refusal !== undefined) throw new ApiError({ status: refusal })
    return fixtures.order({ number: 'П-1024' })
  }
  server.on(viewGuestOrder, answer)
  server.on(viewOrder, answer)
  const outcome = (seen: Promise<SeenOrder>) =>
    seen.then(
      ({ order, href }) => order?.number ?? href,
      ({ status }) => status
    )
  return [
    await outcome(readLinkedOrder(api, 'o-1.1.sign')),
    await outcome(readPlacedOrder(api, URL_OF_PLACED, 'o-1'))
  ]
}

test('an order is seen by its link, and after it was placed', async () => {
  expect(await see()).toEqual(['П-1024', 'П-1024'])
})

test('of an order that may not be seen the way to find it is told, with its number', async () => {
  expect(await see(404)).toEqual(['/order?problem=gone', '/order?number=%D0%9F-1024&from=checkout'])
})

test('any other refusal is a failure', async () => {
  expect(await see(403)).toEqual([403, 403])
})
