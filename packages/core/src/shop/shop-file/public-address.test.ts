import { expect, test } from 'vitest'

import { publicOriginOf } from './public-address.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://shop.example', 'https://shop.example'],
  ['https://Shop.example/', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000']
])('with PUBLIC_URL=%s the public address is %s', (text, origin) => {
  expect(publicOriginOf({ PUBLIC_URL: text })).toBe(origin)
})

test.each([
  'shop.example',
  'javascript://shop.example',
  'https://',
  'https://shop.example/shop',
  'https://shop.example/?a=1',
  'https://me@shop.example'
])('PUBLIC_URL=%s is refused with an example', text => {
  expect(() => publicOriginOf({ PUBLIC_URL: text })).toThrow(
    `PUBLIC_URL=${text}: нужен адрес магазина целиком и без пути, например https://shop.example`
  )
})

test('ROUTE_RULES is refused with the field that takes its place', () => {
  expect(() => publicOriginOf({ ROUTE_RULES: '[]' })).toThrow(
    /^ROUTE_RULES больше не читается\. Перенесите правила в поле routeRules файла SHOP_FILE$/
  )
})

test('PUBLIC_DOMAIN is refused with what to set instead', () => {
  expect(() => publicOriginOf({ PUBLIC_DOMAIN: 'shop.example' })).toThrow(
    /^PUBLIC_DOMAIN больше не читается\. Задайте PUBLIC_URL — адрес магазина целиком, например https:\/\/shop\.example$/
  )
})
