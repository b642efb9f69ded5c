import { expect, test } from 'vitest'

import {
  citySuggestions,
  organizationSuggestions,
  streetSuggestions
} from '../catalog/suggestions/suggestions.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { createTestShop } from '../testing/test-shop.ts'

/** A server that hears every call and answers none. */
function createSilentServer() {
  const requests: Request[] = []
  const server = {
    ...createFakeServer(),
    fetch: (request: Request) => {
      requests.push(request)
      return new Promise<Response>(() => undefined)
    }
  }
  const pathOf = ({ method, url }: Request) =>
    `${method} ${new URL(url).pathname.slice('/api'.length)}`
  return {
    server,
    asked: () => requests.map(pathOf),
    waiting: () => requests.filter(({ signal }) => !signal.aborted).map(pathOf)
  }
}

const READINGS = [
  'GET /address-suggestions/v1/address',
  'GET /address-suggestions/v1/cities',
  'GET /basket/v1',
  'GET /favorites/v1/ids',
  'GET /init/v1',
  'GET /notifications/v1/notification/foruser',
  'GET /organization-mapper/v1/party',
  'GET /payments/v1/order-status',
  'GET /raffles/v1/leto'
]

test('a shop that is stopped gives up everything it was reading', async () => {
  const { server, asked, waiting } = createSilentServer()
  const shop = createTestShop({ scenario: 'member', server })
  shop.session.send({ type: 'session.reload' })
  shop.basket.send({ type: 'basket.reload' })
  const createPaymentReturn = await shop.service('createPaymentReturn')
  createPaymentReturn('order-1')
  shop.notifications.send({ type: 'list.load' })
  const createRaffle = await shop.service('createRaffle')
  createRaffle('leto')
  const ask = { type: 'suggestions.ask', text: 'Тула' } as const
  for (const subject of [citySuggestions, streetSuggestions]) {
    shop.run(subject, subject.start())?.send(ask)
  }
  shop.run(organizationSuggestions, organizationSuggestions.start())?.send(ask)
  await shop.advance(1000)
  const reading = waiting().toSorted()

  shop.stop()
  await shop.advance(0)

  expect(reading).toEqual(READINGS)
  expect(waiting()).toEqual([])
  expect(asked()).toHaveLength(READINGS.length)
})
