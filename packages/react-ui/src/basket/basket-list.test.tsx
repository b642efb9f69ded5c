import { act, cleanup, render, screen } from '@testing-library/react'
import { basketState } from '@vitrina/core/basket'
import type { Basket } from '@vitrina/core/entities'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { ShopProvider } from '../binding/shop-context.tsx'
import { createFilledBasket } from '../testing/filled-basket.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { BasketList } from './basket-list.tsx'
import { usePageBasket } from './use-page-basket.ts'

afterEach(cleanup)

/** A basket of so many lines, each another colour of one product. */
function longBasket(lines: number): Basket {
  const { page } = createFilledBasket({ 11: 1 })
  return {
    ...page,
    data: page.data.map(bucket => ({
      ...bucket,
      products: bucket.products.map(product => ({
        ...product,
        groups: Array.from({ length: lines }, (_, place) => ({
          ...product.groups[0],
          id: 1000 + place
        }))
      }))
    }))
  } as Basket
}

const Shown = ({ page }: { page: Basket }) => <BasketList basket={usePageBasket(page)} />

test('the server draws a hundred lines of a basket and says how many are left, the browser all of them', async () => {
  const page = longBasket(300)
  const state = { basket: basketState(page) }
  const { handle } = renderInShop(null, { state })
  const shown = (
    <ShopProvider shop={handle}>
      <Shown page={page} />
    </ShopProvider>
  )

  const drawn = document.createElement('div')
  drawn.innerHTML = renderToString(shown)

  expect(drawn.querySelectorAll('li')).toHaveLength(100)
  expect(drawn.textContent).toContain('И ещё 200 строк: их показывает браузер со скриптами')
  document.body.append(drawn)
  await act(() => render(shown, { container: drawn, hydrate: true }))
  expect(drawn.querySelectorAll('li')).toHaveLength(300)
  expect(screen.queryByText(/И ещё/)).toBeNull()
})
