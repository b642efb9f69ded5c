import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { findGoods, isSimple } from './support/goods.ts'
import { postOrder } from './support/orders.ts'
import { openShopParts } from './support/shop-parts.ts'
import { callApi, fillBasket } from './support/visitor.ts'

test('an order confirmed before the backend is killed is there when it starts again', async () => {
  const shop = await openShopParts()
  try {
    const goods = await findGoods(isSimple, shop.apiUrl)
    const cartToken = await fillBasket(goods.groups[0]?.id ?? 0, 2, { apiUrl: shop.apiUrl })
    const key = randomUUID()
    const placed = await postOrder({ cartToken, key, apiUrl: shop.apiUrl })
    expect(placed.status).toBe(200)

    await shop.backend.kill()
    await shop.backend.start()

    const headers = { 'cart-token': cartToken }
    const seen = await callApi('GET', `/api/orders/v1/view?orderId=${placed.json.id}`, {
      apiUrl: shop.url,
      headers
    })
    expect(seen.status).toBe(200)
    expect(seen.json).toMatchObject({ id: placed.json.id, price: placed.json.price })
    const basket = await callApi('GET', '/api/basket/v1', { apiUrl: shop.url, headers })
    expect(basket.json.total.count).toBe(0)
    const again = await postOrder({ cartToken, key, apiUrl: shop.apiUrl, body: placed.body })
    expect(again.json.id).toBe(placed.json.id)
  } finally {
    await shop.close()
  }
})
