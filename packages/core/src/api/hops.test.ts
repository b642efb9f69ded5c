import { expect, test } from 'vitest'

import { noHops, readHops } from './hops.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', '::ffff:127.0.0.1'],
  ['127.0.0.1, 10.0.0.0/8', '10.200.3.4'],
  ['10.0.0.0/8', '10.255.255.255'],
  ['192.168.4.0/22', '192.168.7.9'],
  ['::1', '0:0:0:0:0:0:0:1'],
  ['fd00::/8', 'fdab:1::2'],
  ['2001:db8::/32,', '2001:DB8:ffff::1']
])('in %j is %s', (list, address) => {
  expect(readHops(list)?.(address)).toBe(true)
})

test.each([
  ['', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.2'],
  ['10.0.0.0/8', '11.0.0.1'],
  ['192.168.4.0/22', '192.168.8.1'],
  ['fd00::/8', 'fc00::1'],
  ['::1', '127.0.0.1'],
  ['10.0.0.0/8', 'unknown'],
  ['10.0.0.0/8', '']
])('in %j is not %s', (list, address) => {
  expect(readHops(list)?.(address)).toBe(false)
})

test.each([
  ...['proxy.example', '127.0.0', '127.0.0.1.1', '127.0.0.256', '10.0.0.0/33', '10.0.0.0/-1'],
  ...[
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/x',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '2000::/3',
    '*',
    'true',
    '1'
  ],
  ...[':::1', '1::2::3', '1:2:3', 'fd00::/129', '12345::', '127.0.0.1 10.0.0.1']
])('%s is no list of proxies', list => {
  expect(readHops(list)).toBeUndefined()
})

test('without a list nobody is believed', () => {
  expect(noHops('127.0.0.1')).toBe(false)
})
