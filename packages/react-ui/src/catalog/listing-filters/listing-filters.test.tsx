import { cleanup, screen } from '@testing-library/react'
import { readListing } from '@vitrina/core/catalog'
import type { Filter } from '@vitrina/core/entities'
import { guestSession } from '@vitrina/core/session'
import { createTestShop } from '@vitrina/core/testing'
import { priceRules } from '@vitrina/core/values'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ListingFilters } from './listing-filters.tsx'

afterEach(cleanup)

test('a form leads to the address of the list with what is chosen, and with what it had besides', async () => {
  const filter: Filter = {
    ...{ id: 1, code: 'color', title: 'Цвет', kind: 'choice' as const, priority: 1, seo: false },
    values: [{ id: 1, code: 'blue', title: 'Синий', dependedValues: [] }]
  }
  const { api } = createTestShop()
  const list = await readListing(api, {
    ...{ href: '/catalog/ryukzaki?sort=price&color=blue', stickers: Promise.resolve([]) },
    filters: Promise.resolve([filter]),
    rules: priceRules(guestSession(), { allowForeignCurrencies: false })
  })
  renderInShop(<ListingFilters list={list} />)

  const form = screen.getByRole('form', { hidden: true })
  if (!(form instanceof HTMLFormElement)) throw new Error('no form')
  expect(form.getAttribute('action')).toBe('/catalog/ryukzaki')
  expect([...new FormData(form)]).toEqual([
    ['sort', 'price'],
    ['color', 'blue']
  ])
})
