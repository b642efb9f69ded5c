import { expect, test } from 'vitest'

import { noHops, readHops } from './hops.ts'
import { visitorAddress } from './visitor-address.ts'

const proxies = readHops('127.0.0.1, 10.0.0.0/8') ?? noHops

test.each([
  ['the peer itself', '203.0.113.7', '', '203.0.113.7'],
  ['a peer of version 4 on a socket of version 6', '::ffff:203.0.113.7', '', '203.0.113.7'],
  ['whom a proxy of ours names', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['whom the first of two proxies names', '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['the proxy, when it names nobody', '127.0.0.1', '', '127.0.0.1'],
  ['whom it names with a port', '127.0.0.1', '203.0.113.7:5120', '203.0.113.7'],
  ['whom it names in brackets', '127.0.0.1', '[fd00::7]:443', 'fd00::7'],
  ['the network of an address of version 6', '2001:db8:1:2:3:4:5:6', '', '2001:db8:1:2::'],
  ['that of one whom a proxy names', '127.0.0.1', '2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['this machine, by version 6', '::1', '', '::1'],
  ['the far end of a chain of proxies only', '127.0.0.1', '10.9.9.9', '10.9.9.9']
])('is %s', (_, peer, forwarded, address) => {
  expect(visitorAddress(peer, forwarded, proxies)).toBe(address)
})

test.each([
  ['names another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['names another before the proxy names him', '127.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['names a proxy of ours', '127.0.0.1', '10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['names what is no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['names very many', '127.0.0.1', `${'1.1.1.1,'.repeat(5000)}203.0.113.7`, '203.0.113.7']
])('stays what it is when a visitor %s', (_, peer, forwarded, address) => {
  expect(visitorAddress(peer, forwarded, proxies)).toBe(address)
})
