import { basketState } from '@vitrina/core/basket'
import {
  getBasket,
  putBasketProducts,
  putConstructorSet,
  selectBasketProducts,
  updateBasket
} from '@vitrina/core/contracts'
import { type SetIntent } from '@vitrina/core/entities'
import { createFakeBasket, createFakeServer, type FakeBasketOptions } from '@vitrina/core/testing'

interface FilledBasketOptions extends FakeBasketOptions {
  readonly sets?: readonly SetIntent[]
}

/** A server whose every visitor has the same basket, and what a page is read with. */
export function createFilledBasket(
  lines: Readonly<Record<number, number>>,
  { sets = [], ...options }: FilledBasketOptions = {}
) {
  const basket = createFakeBasket(options)
  const intents = Object.entries(lines).map(([id, count]) => ({
    id: '0',
    groupId: Number(id),
    count
  }))
  if (intents.length > 0) basket.put(intents)
  for (const set of sets) basket.putSet(set)
  const server = createFakeServer()
  server.on(getBasket, () => basket.read())
  // The client's own contracts have checked what comes here.
  server.on(putBasketProducts, ({ body }) => basket.put(Reflect.get(Object(body), 'groups')))
  server.on(selectBasketProducts, ({ body }) => {
    const { groupIds, setIds = [], selected } = Object(body)
    return basket.select([...groupIds, ...setIds], selected)
  })
  server.on(putConstructorSet, ({ body }) => basket.putSet(Object(body)))
  server.on(updateBasket, ({ body }) => basket.setPromo(Reflect.get(Object(body), 'promoCode')))
  const page = basket.read()
  return { basket, server, page, state: { basket: basketState(page) } }
}
