import { cleanup, render, screen } from '@testing-library/react'
import { guestSession, priceRole, sessionSubject } from '@vitrina/core/session'
import { createStore } from '@vitrina/core/store'
import { createTestShop } from '@vitrina/core/testing'
import { afterEach, expect, test, vi } from 'vitest'

import { ShopProvider, useSession } from './shop-context.tsx'

afterEach(cleanup)

const Role = () => <p>{useSession(priceRole)}</p>

test('a page that was drawn for an unknown member shows his prices once its shop has asked', async () => {
  const session = guestSession({ signedIn: true })
  const shop = createTestShop({ scenario: 'dealer', state: { session } })
  const loadShop = vi.fn(async () => shop)
  const store = createStore({ initial: { session }, host: shop.platform, loadShop })
  render(
    <ShopProvider shop={store}>
      <Role />
    </ShopProvider>
  )
  expect(screen.getByText('guest_opt')).toBeDefined()

  await screen.findByText('dealer')
  expect(store.get(sessionSubject).profile).toBeDefined()
})

test('a page of a guest fetches no shop', () => {
  const shop = createTestShop()
  const loadShop = vi.fn(async () => shop)
  const store = createStore({ initial: {}, host: shop.platform, loadShop })
  render(<ShopProvider shop={store}>{[]}</ShopProvider>)

  expect(loadShop).not.toHaveBeenCalled()
})
