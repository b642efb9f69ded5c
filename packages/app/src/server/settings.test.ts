import { expect, test } from 'vitest'

import { readSettings } from './settings.ts'

test('nobody is believed to be a proxy of the shop unless he is named', () => {
  expect(readSettings({}).trustedHops('127.0.0.1')).toBe(false)
  expect(readSettings({ TRUSTED_HOPS: '10.0.0.0/8' }).trustedHops('10.1.2.3')).toBe(true)
})

test.each([
  [
    'TRUSTED_HOPS',
    'proxy.example',
    /^TRUSTED_HOPS=proxy.example — не список прокси\. Нужны адреса/
  ],
  ['API_URL', 'ftp://127.0.0.1', /^API_URL=ftp:\/\/127.0.0.1 — не адрес\. Пример: http:/],
  ['API_URL', '127.0.0.1:4000', /не адрес/],
  ['PUBLIC_URL', 'javascript://shop.example', /^PUBLIC_URL=.*: нужен адрес магазина целиком/],
  ['PUBLIC_DOMAIN', 'shop.example', /^PUBLIC_DOMAIN больше не читается\. Задайте PUBLIC_URL/],
  ['TRUSTED_HOPS', '0.0.0.0/1,128.0.0.0/1', /не список прокси/],
  ['TRUSTED_HOPS', '0.0.0.0/0', /не список прокси/],
  ['STOREFRONT_KEY', 'short', /^STOREFRONT_KEY: нужно от 32 до 128/],
  ['INDEXNOW_KEY', 'short', /^INDEXNOW_KEY: нужно от 8 до 128/],
  ['PART_WAIT_MS', '0', /^PART_WAIT_MS=0 — не число миллисекунд\. Нужно целое от 1/],
  ['PART_WAIT_MS', '1.5', /не число миллисекунд/]
])('%s=%s is refused at the start', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message)
})
