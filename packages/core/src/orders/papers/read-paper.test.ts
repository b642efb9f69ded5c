import { expect, test } from 'vitest'

import { viewGuestOrderPaper, viewOrderPaper } from '../../contracts/order-papers.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { readPaper } from './read-paper.ts'

const paper = { fileName: 'Счёт.pdf', mediaType: 'application/pdf', content: '' }

test.each([
  ['?kind=deliveryNote&orderId=o-1', 'own kind=deliveryNote&orderId=o-1'],
  ['?kind=passport&orderId=o-1', 'own kind=invoice&orderId=o-1'],
  ['?kind=invoice&key=o-1.1.sign', 'guest kind=invoice&key=o-1.1.sign']
])('the address %s asks for %s', async (query, asked) => {
  const { api, server } = createTestShop({ scenario: 'member' })
  const received: string[] = []
  const answer =
    (who: string) =>
    ({ url }: { readonly url: URL }) => {
      received.push(`${who} ${url.searchParams}`)
      return paper
    }
  server.on(viewOrderPaper, answer('own'))
  server.on(viewGuestOrderPaper, answer('guest'))

  await readPaper(api, `/order/paper${query}`)

  expect(received).toEqual([asked])
})
