import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { guestSession, priceRole } from '@vitrina/core/session'
import { afterEach, expect, test, vi } from 'vitest'

import { Button } from '../kit/button/button.tsx'
import { demoConfiguration } from '../testing/render-in-shop.tsx'
import { useHasPage, useSession } from './shop-context.tsx'
import { ShopFront } from './shop-front.tsx'

afterEach(cleanup)

const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }
const initial = {
  site: { configuration: demoConfiguration, currencies: [], categories: [] },
  session: guestSession({ priceRole: 'dealer' })
}

function Page() {
  const hasPage = useHasPage()
  return (
    <>
      <p>{useSession(priceRole)}</p>
      <Button href="/cart">Корзина</Button>
      {hasPage('compare') && <a href="/compare">Сравнение</a>}
    </>
  )
}

const show = () =>
  render(
    <ShopFront initial={initial} router={router} withoutPages={['compare']}>
      <Page />
    </ShopFront>
  )

test('a page begins with what its server has read of the visitor', () => {
  show()

  expect(screen.getByText('dealer')).toBeDefined()
})

test('links open by the router of the front, and none leads to a page that it has not', () => {
  show()
  const link = screen.getByRole('link', { name: 'Корзина' })
  fireEvent.pointerOver(link)
  fireEvent.click(link)

  expect(router.prefetch.mock.calls).toEqual([['/cart']])
  expect(router.push.mock.calls).toEqual([['/cart', { scroll: true }]])
  expect(screen.queryByRole('link', { name: 'Сравнение' })).toBeNull()
})

test('a front that is gone follows no link any more', () => {
  const { unmount } = show()
  unmount()
  router.push.mockClear()
  render(<Button href="/catalog">Каталог</Button>)
  fireEvent.click(screen.getByRole('link', { name: 'Каталог' }))

  expect(router.push).not.toHaveBeenCalled()
})
