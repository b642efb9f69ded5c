import { expect, test } from 'vitest'
import { removeBasketProducts, updateBasket } from '../contracts/basket.ts'
import { listProductsByIds, viewProduct } from '../contracts/catalog.ts'
import { listCurrencies } from '../contracts/currencies.ts'
import { createOrder } from '../contracts/orders.ts'
import { shopConfig } from '../platform/config.ts'
import { callOf } from './call.ts'

const settings = { apiUrl: 'https://shop.example/api', config: shopConfig(), visitor: {} }

const member = { siteId: '2', currencyId: '3', cartToken: 'cart-1', token: 'aaa.bbb.ccc' }
const proof = () => ({ sessionId: 'tab-1', sendingTime: 1700.4, nonce: 'n-1' })

test('a call of a member is method, address, headers and body, and nothing else', () => {
  const body = { groupIds: [7], notInStock: false }

  const call = callOf(removeBasketProducts, { body }, { ...settings, visitor: member })

  expect(call).toEqual({
    method: 'DELETE',
    url: 'https://shop.example/api/basket/v1/products',
    headers: {
      accept: 'application/json',
      'site-id': '2',
      'currency-id': '3',
      client: 'site',
      'cart-token': 'cart-1',
      authorization: 'Bearer aaa.bbb.ccc',
      'content-type': 'application/json'
    },
    body: '{"groupIds":[7],"notInStock":false}'
  })
})

test('a guest of whom nothing is known asks for the first site in its first currency', () => {
  expect(callOf(listCurrencies, {}, settings)).toEqual({
    method: 'GET',
    url: 'https://shop.example/api/currencies/v1',
    headers: { accept: 'application/json', 'site-id': '1', 'currency-id': '1', client: 'site' },
    body: undefined
  })
})

test('a list repeats its key, and what is not given is not sent', () => {
  const { url } = callOf(listProductsByIds, { query: { ids: [1, 22] } }, settings)

  expect(url).toBe('https://shop.example/api/catalog/v1/products/by-ids?ids=1&ids=22')
  expect(
    callOf(viewProduct, { query: { code: 'ранец', id: undefined } }, settings).url
  ).not.toContain('id=')
})

test('every header has the name that the configuration gives it', () => {
  const headerNames = {
    siteId: 'x-site',
    currencyId: 'x-currency',
    client: 'x-client',
    authorization: 'x-token',
    cartToken: 'x-cart',
    idempotencyKey: 'x-once',
    sessionId: 'x-session',
    sendingTime: 'x-time',
    nonce: 'x-nonce'
  }
  const config = shopConfig({ headerNames })
  const input = { ...settings, config, visitor: member, proof, idempotencyKey: 'key-1' }

  expect(callOf(updateBasket, { body: { promoCode: null } }, input).headers).toEqual({
    accept: 'application/json',
    'x-site': '2',
    'x-currency': '3',
    'x-client': 'site',
    'x-cart': 'cart-1',
    'x-token': 'Bearer aaa.bbb.ccc',
    'x-once': 'key-1',
    'x-session': 'tab-1',
    'x-time': '1700',
    'x-nonce': 'n-1',
    'content-type': 'application/json'
  })
})

test('only a call that asks for the proof carries it', () => {
  expect(createOrder).toHaveProperty('guarded', true)
  expect(callOf(listCurrencies, {}, { ...settings, proof }).headers).not.toHaveProperty('nonce')
})

test('no cookie can write a header of its own', () => {
  const evil = '1\r\nx-admin: yes'
  const visitor = { siteId: evil, currencyId: evil, cartToken: evil }

  expect(callOf(listCurrencies, {}, { ...settings, visitor }).headers).toEqual({
    accept: 'application/json',
    'site-id': '1',
    'currency-id': '1',
    client: 'site'
  })
})
