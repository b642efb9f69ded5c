import { expect, test } from 'vitest'

import { atSite, siteOfHost } from './site-of-host.ts'

const sites = [
  { id: '1', code: 'main', title: 'Пенал' },
  { id: '2', code: 'by', title: 'Пенал Беларусь' }
]

test.each([
  ['by.penal.example', '2'],
  ['BY.penal.example:8443', '2'],
  ['by.localhost:5000', '2'],
  ['penal.example', undefined],
  ['www.penal.example', undefined],
  ['by', undefined],
  ['', undefined]
])('at %s the shop is the site %s', (host, id) => {
  expect(siteOfHost(host, sites)?.id).toBe(id)
})

test.each([
  ['1', 'Пенал: школьный магазин'],
  ['2', 'Пенал Беларусь'],
  ['9', 'Пенал: школьный магазин']
])('at the site %s the shop is called «%s»', (id, title) => {
  const configuration = { shopTitle: 'Пенал: школьный магазин' }

  expect(atSite(configuration, sites, id)).toEqual({ shopTitle: title })
})
