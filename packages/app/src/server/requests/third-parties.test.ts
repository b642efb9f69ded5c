import { expect, test } from 'vitest'

import { pagePolicy } from './headers.ts'
import { thirdParties } from './third-parties.ts'

const policyFor = (keys: Parameters<typeof thirdParties>[0]) =>
  pagePolicy('n', thirdParties(keys)).split('; ')

test('a shop that names nobody lets nobody in', () => {
  expect(policyFor({ analyticsKey: '', mapsKey: '' })).toEqual(pagePolicy('n').split('; '))
})

test('the key of the maps lets the map service in, and nothing else changes', () => {
  const plain = pagePolicy('n').split('; ')
  const changed = policyFor({ analyticsKey: '', mapsKey: 'key' }).filter(
    rule => !plain.includes(rule)
  )

  expect(changed).toEqual([
    "script-src 'self' 'nonce-n' https://api-maps.yandex.ru https://*.maps.yandex.net",
    "style-src 'self' 'nonce-n' blob:",
    "img-src 'self' data: blob: https://api-maps.yandex.ru https://*.maps.yandex.net",
    "connect-src 'self' https://api-maps.yandex.ru https://*.maps.yandex.net",
    'trusted-types dompurify app lightbox default'
  ])
})

test('only origins that the configuration names may be framed, and they change nothing else', () => {
  const plain = pagePolicy('n').split('; ')
  const changed = policyFor({
    analyticsKey: '',
    frameOrigins: ['https://rutube.ru', 'https://yandex.ru/maps', "http://a.example 'self'", '*']
  }).filter(rule => !plain.includes(rule))

  expect(plain).toContain("frame-src 'none'")
  expect(changed).toEqual(['frame-src https://rutube.ru'])
})
