import { expect, test } from 'vitest'

import { allowedPaymentUrl } from './payment-url.ts'

const rules = {
  apiUrl: 'https://shop.example/api',
  paymentHosts: ['bank.example', 'pay.bank.example:8443']
}
const local = { apiUrl: 'http://localhost:3000/api', paymentHosts: [] }

test.each([
  ['https://bank.example/pay?bill=1', rules],
  ['https://pay.bank.example:8443/pay', rules],
  ['https://shop.example/demo-pay/1', rules],
  ['http://localhost:3000/demo-pay/1', local],
  ['http://localhost:4000/demo-pay/1', local]
])('opens %s', (url, known) => {
  expect(allowedPaymentUrl(url, known)).toBe(url)
})

test.each([
  'https://evil.example/pay',
  'https://bank.example.evil.example/pay',
  'https://bank.example@evil.example/pay',
  'https://bank.example:444/pay',
  'http://bank.example/pay',
  'http://shop.example/pay',
  'http://localhost:4000/pay',
  '//bank.example/pay',
  '/pay',
  'javascript:alert(1)//bank.example',
  'data:text/html,x',
  'blob:https://bank.example/1',
  'view-source:https://bank.example',
  ''
])('does not open «%s»', url => {
  expect(allowedPaymentUrl(url, rules)).toBeUndefined()
})
