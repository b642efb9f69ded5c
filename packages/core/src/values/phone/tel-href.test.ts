import { expect, test } from 'vitest'

import { telHref } from './tel-href.ts'

test.each([
  ['8 (800) 555-35-35', 'tel:88005553535'],
  ['+7 343 200-10-20', 'tel:+73432001020']
])('%s is dialled by %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})
