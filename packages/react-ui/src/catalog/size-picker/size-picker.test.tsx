import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketSubject, quantityOf } from '@vitrina/core/basket'
import { cardView } from '@vitrina/core/catalog'
import { viewProduct } from '@vitrina/core/contracts'
import { guestSession } from '@vitrina/core/session'
import { partMessages } from '@vitrina/core/store'
import { demoGroup, demoProduct } from '@vitrina/core/testing'
import { priceRules } from '@vitrina/core/values'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { ProductCard } from '../product-card/product-card.tsx'

// jsdom has no modal dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(cleanup)

const category = { id: 2, code: 'sarafany', title: 'Сарафаны', path: 'forma/sarafany' }
const sized = (id: number, title: string) => demoGroup({ id, size: { code: title, title } })
const dress = {
  ...demoProduct({
    ...{ title: 'Сарафан', code: 'linejka', categories: [category] },
    groups: [sized(1, '122'), sized(2, '134')]
  }),
  ...{ description: '', lead: '', characteristics: [], seoPage: null },
  trail: [{ ...category, parentId: null }]
}
const rules = priceRules(guestSession(), { allowForeignCurrencies: false })

function open(wanted: readonly string[] = []) {
  const view = renderInShop(<ProductCard level={2} card={cardView(dress, rules, wanted)} />)
  view.shop.server.on(viewProduct, () => dress)
  return { ...view, user: userEvent.setup() }
}
const opener = () => screen.getByRole('link', { name: 'Выбрать размер: Сарафан' })
const buyer = (role: 'link' | 'button') => screen.findByRole(role, { name: 'В корзину: Сарафан' })

test('a size is chosen and bought over the list, after a question for it', async () => {
  const { user, handle } = open()

  await user.click(opener())
  expect((await screen.findByRole('dialog')).textContent).toContain('Сарафан')
  await user.click(await buyer('link'))
  expect(screen.getByRole('alert').textContent).toBe('Выберите размер')
  await user.click(screen.getByRole('link', { name: '134' }))
  await user.click(await buyer('button'))

  await waitFor(() => expect(quantityOf(handle.get(basketSubject), 2)).toBe(1))
  expect(quantityOf(handle.get(basketSubject), 1)).toBe(0)
})

test('the size of a filter is chosen there already, and the way to the whole product keeps it', async () => {
  const { user } = open(['134'])

  await user.click(opener())

  await buyer('button')
  const whole = screen.getByRole('link', { name: 'Подробнее о товаре' })
  expect(whole.getAttribute('href')).toBe('/catalog/forma/sarafany/detail/linejka?group=2')
  expect(opener().getAttribute('href')).toBe(whole.getAttribute('href'))
})

test('sizes that could not be read say so, and are read when they are asked for again', async () => {
  const { user, shop } = open()
  shop.server.fail(viewProduct, () => new Response(null, { status: 404 }))

  await user.click(opener())
  const alert = await screen.findByText(/Не удалось загрузить размеры/)
  shop.server.heal()
  await user.click(screen.getByText(partMessages.retry))

  await buyer('link')
  expect(alert.isConnected).toBe(false)
})
