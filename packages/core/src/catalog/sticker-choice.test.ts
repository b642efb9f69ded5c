import { expect, test } from 'vitest'

import { catalogSearch, parseCatalogQuery } from './catalog-query.ts'
import { catalogSelection } from './catalog-selection.ts'
import { unfilteredHref } from './listing.view.ts'
import { stickerChips, stickerChoices } from './listing-answer.ts'

const stickers = [
  { code: 'hit', title: 'Хит', tone: 'hit' },
  { code: 'new', title: 'Новинка', tone: 'new' }
] as const

test('a sticker narrows the list and keeps what else narrows it', () => {
  const query = parseCatalogQuery('?color=red&page=3')

  expect(stickerChoices({ path: '/search', query }, stickers)).toEqual([
    { key: 'hit', title: 'Хит', href: '/search?color=red&sticker=hit' },
    { key: 'new', title: 'Новинка', href: '/search?color=red&sticker=new' }
  ])
})

test('the chosen sticker is an applied filter, and the others wait until it is taken away', () => {
  const query = parseCatalogQuery('?sticker=hit&color=red')
  const [chip] = stickerChips(query, stickers)

  expect(stickerChoices({ path: '/search', query }, stickers)).toEqual([])
  expect([chip?.title, chip && catalogSearch(chip.without)]).toEqual(['Хит', '?color=red'])
  expect(unfilteredHref({ path: '/search', query })).toBe('/search')
})

test('the catalogue is asked for goods with the sticker', () => {
  expect(catalogSelection(parseCatalogQuery('?sticker=hit')).sticker).toBe('hit')
})

test.each(['?sticker=', '?sticker=%3Cb%3E', '?sticker=ХИТ'])('%s names no sticker', href => {
  expect(parseCatalogQuery(href).sticker).toBeUndefined()
})
