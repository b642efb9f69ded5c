import { cleanup, screen } from '@testing-library/react'
import { cardView } from '@vitrina/core/catalog'
import { guestSession } from '@vitrina/core/session'
import { demoProduct } from '@vitrina/core/testing'
import { priceRules } from '@vitrina/core/values'
import { afterEach, expect, test } from 'vitest'

import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ProductGrid } from './product-grid.tsx'

afterEach(cleanup)

const rules = priceRules(guestSession(), { allowForeignCurrencies: false })
const cards = [cardView(demoProduct({ title: 'Ножницы, 13 см' }), rules)]

test.each([
  [undefined, 2],
  [3, 3]
] as const)(
  'asked for the level %s, the name of a product in a list is a heading of the level %s',
  (level, own) => {
    renderInShop(<ProductGrid cards={cards} level={level} />)

    const name = screen.getByRole('heading', { level: own, name: 'Ножницы, 13\u00a0см' })

    expect(name.querySelector('a')?.getAttribute('href')).toBe(cards[0]?.href)
  }
)
