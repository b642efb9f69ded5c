import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { favoritesSubject } from '@vitrina/core/lists'
import { guestSession, priceRole } from '@vitrina/core/session'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'

import { ListSigns } from '../catalog/list-signs/list-signs.tsx'
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
      <h1>Пенал</h1>
      <p>{useSession(priceRole)}</p>
      <input aria-label="Поиск" />
      <Button href="/cart">Корзина</Button>
      {hasPage('compare') && <a href="/compare">Сравнение</a>}
    </>
  )
}

const front = (path: string) => (
  <ShopFront initial={initial} router={router} path={path} withoutPages={['compare']}>
    <main id="main">
      <Page />
    </main>
  </ShopFront>
)

const show = () => render(front('/'))

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

test('with another page the focus goes to its heading, but not out of a field that is typed in since', () => {
  const { rerender } = show()
  const heading = screen.getByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(document.body)

  rerender(front('/cart'))
  expect(document.activeElement).toBe(heading)

  fireEvent.click(screen.getByRole('link', { name: 'Корзина' }))
  screen.getByRole('textbox').focus()
  rerender(front('/checkout'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a field that a search was sent from gives the focus to the heading of what was found', () => {
  const { rerender } = show()
  screen.getByRole('textbox').focus()
  fireEvent.click(screen.getByRole('link', { name: 'Корзина' }))
  rerender(front('/search'))

  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('what a guest has marked on this device is shown as marked', () => {
  localStorage.setItem(favoritesSubject.name, '[7]')
  render(
    <ShopFront initial={initial} router={router} withoutPages={['compare']}>
      <ListSigns product={{ id: 7, title: 'Пенал' }} />
    </ShopFront>
  )
  localStorage.clear()

  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe(
    'В избранное: Пенал'
  )
})

test('what a framework hands a layout stands in the front', () => {
  const children: ReactNode = <p>Каталог</p>
  render(
    <ShopFront initial={initial} router={router}>
      {children}
    </ShopFront>
  )

  expect(screen.getByText('Каталог')).toBeDefined()
})

test('a front that its server has read nothing for says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const empty = () => render(<ShopFront initial={{}} router={router} children={null} />)

  expect(empty).toThrow('createPageStore(initial): site is missing; createRequestReader reads it')
})

test('a front that is gone follows no link any more', () => {
  const { unmount } = show()
  unmount()
  router.push.mockClear()
  render(<Button href="/catalog">Каталог</Button>)
  fireEvent.click(screen.getByRole('link', { name: 'Каталог' }))

  expect(router.push).not.toHaveBeenCalled()
})
