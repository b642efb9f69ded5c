import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { basketState } from '@vitrina/core/basket'
import { getBasket, putBasketProducts, selectBasketProducts } from '@vitrina/core/contracts'
import type { Basket } from '@vitrina/core/entities'
import { json } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { createFilledBasket } from '../testing/filled-basket.ts'
import { demoConfiguration, renderInShop } from '../testing/render-in-shop.tsx'
import { BasketScreen } from './basket-screen.tsx'

afterEach(cleanup)

async function open(...filled: Parameters<typeof createFilledBasket>) {
  const { server, state, page, basket } = createFilledBasket(...filled)
  const view = renderInShop(<BasketScreen basket={page} />, { server, state })
  await act(() => view.handle.engine())
  return { basket, ...view }
}

function line(id: number | string) {
  const element = document.getElementById(typeof id === 'number' ? `line-${id}` : id)
  if (element === null) throw new Error(`No line ${id}`)
  return within(element)
}

/** What an answer waits for, until it is released. */
function hold() {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  return { held, release: () => release() }
}

const total = () => within(screen.getByRole('complementary', { name: 'Итого' }))
const price = (rubles: string) => `${rubles}\u00a0₽`

test('a quantity and its line change at once, the sum is marked until the server has answered', async () => {
  const { shop } = await open({ 11: 2 })

  await userEvent.click(line(11).getByRole('button', { name: 'Больше' }))

  expect(line(11).getByRole<HTMLInputElement>('textbox').value).toBe('3')
  expect(line(11).getByText('1 350 ₽')).toBeDefined()
  const sum = total().getByText('Итого').closest('[aria-busy]')
  expect(sum?.getAttribute('aria-busy')).toBe('true')
  expect(sum?.textContent).toContain(price('900'))

  await shop.advance(1000)

  await waitFor(() => expect(sum?.getAttribute('aria-busy')).toBe('false'))
  expect(sum?.textContent).toContain(price('1\u00a0350'))
})

test('a refused change is explained at its line, and the order waits until it is looked at', async () => {
  const { shop } = await open({ 11: 2, 12: 1 })
  shop.server.fail(putBasketProducts, () => json(409, { message: 'Осталось 2 шт.' }))

  await userEvent.click(line(11).getByRole('button', { name: 'Больше' }))
  await shop.advance(1000)

  await waitFor(() => expect(line(11).getByRole('alert').textContent).toContain('Осталось 2 шт.'))
  expect(line(11).getByRole<HTMLInputElement>('textbox').value).toBe('2')
  expect(total().queryByRole('link', { name: 'Оформить заказ' })).toBeNull()
  expect(total().getByRole('link', { name: 'Тетрадь № 11' }).getAttribute('href')).toBe('#line-11')

  shop.server.heal()
  await userEvent.click(line(11).getByRole('button', { name: /Понятно/ }))
  await shop.advance(1000)

  await waitFor(() => expect(total().getByRole('link', { name: 'Оформить заказ' })).toBeDefined())
})

test('five quick presses are five pieces, while the first is still on its way', async () => {
  const { shop, basket } = await open({ 11: 2 })
  const { held, release } = hold()
  shop.server.on(putBasketProducts, async ({ body }) => {
    await held
    return basket.put(Reflect.get(Object(body), 'groups'))
  })
  const more = line(11).getByRole('button', { name: 'Больше' })

  await userEvent.click(more)
  await shop.advance(1000)
  await waitFor(() => expect(shop.server.countOf(putBasketProducts)).toBe(1))
  for (let press = 1; press < 5; press += 1) await userEvent.click(more)
  expect(line(11).getByRole<HTMLInputElement>('textbox').value).toBe('7')
  release()
  await shop.advance(1000)

  await waitFor(() => expect(basket.counts()).toEqual({ 11: 7 }))
})

test('a counter takes nothing from a refusal until the basket is read anew, says so and keeps the focus', async () => {
  const { shop, basket } = await open({ 11: 2, 12: 1 })
  const { held, release } = hold()
  shop.server.fail(putBasketProducts, () => json(409, { message: 'Осталось 2 шт.' }))
  shop.server.on(getBasket, async () => {
    await held
    return basket.read()
  })
  const more = line(11).getByRole('button', { name: 'Больше' })

  await userEvent.click(more)
  await shop.advance(1000)
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'))
  expect(line(11).getByRole('status').textContent).toBe('Сверяем количество с магазином')
  await userEvent.click(more)
  expect(line(11).getByRole<HTMLInputElement>('textbox').value).toBe('2')
  expect(document.activeElement).toBe(more)
  expect(line(12).getByRole('button', { name: 'Больше' }).ariaDisabled).toBeNull()

  release()
  await waitFor(() => expect(more.getAttribute('aria-disabled')).toBeNull())
  expect(line(11).getByRole('status').textContent).toBe('')
})

test('a refused choice goes back and says why, until the next one', async () => {
  const { shop } = await open({ 11: 2, 12: 1 })
  shop.server.fail(selectBasketProducts, () => json(409, { message: 'Корзина уже оформляется' }))
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: /Выбрано/ })

  await userEvent.click(all)
  await shop.advance(1000)

  const reported = await screen.findByRole('alert')
  expect(reported.textContent).toContain('Корзина уже оформляется')
  expect(all.checked).toBe(true)

  shop.server.heal()
  await userEvent.click(all)
  await shop.advance(1000)

  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(all.checked).toBe(false)
})

test('a removed line is gone at once and comes back with its quantity', async () => {
  const { shop, basket } = await open({ 11: 3, 12: 1 })

  await userEvent.click(line(11).getByRole('button', { name: /Удалить/ }))

  expect(document.getElementById('line-11')).toBeNull()
  await shop.advance(1000)
  expect(basket.counts()).toEqual({ 12: 1 })

  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  await shop.advance(1000)

  await waitFor(() => expect(basket.counts()).toEqual({ 11: 3, 12: 1 }))
  expect(line(11).getByRole<HTMLInputElement>('textbox').value).toBe('3')
})

test('a removal by the keyboard takes the focus to the next line', async () => {
  await open({ 11: 3, 12: 1 })
  line(11)
    .getByRole('button', { name: /Удалить/ })
    .focus()

  await userEvent.keyboard('{Enter}')

  expect(document.activeElement?.id).toBe('line-12')
})

test('the head counts chosen pieces and chooses all of them or none', async () => {
  const { shop, basket } = await open({ 11: 3, 12: 1 })
  expect(screen.getByText('Выбрано 4 из 4')).toBeDefined()

  await userEvent.click(line(12).getByRole('checkbox'))
  expect(screen.getByText('Выбрано 3 из 4')).toBeDefined()
  await shop.advance(1000)
  expect(basket.read().total.count).toBe(3)

  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрано 3 из 4' }))
  expect(screen.getByText('Выбрано 4 из 4')).toBeDefined()
})

test('a set is a line: it is counted, priced and taken out as a whole', async () => {
  const first = { id: '0', code: 'first-grader', groupIds: [21, 22], count: 2 }
  const { basket, shop } = await open({ 11: 1 }, { sets: [first] })
  const set = line('line-first-grader:21-22')
  expect(set.getByText('1 600 ₽')).toBeDefined()
  expect(screen.getByText('Выбрано 3 из 3')).toBeDefined()

  await userEvent.click(set.getByRole('button', { name: /Удалить/ }))

  expect(document.getElementById('line-first-grader:21-22')).toBeNull()
  expect(screen.getByText('Выбрано 1 из 1')).toBeDefined()
  await shop.advance(1000)
  expect(basket.counts()).toEqual({ 11: 1 })
})

test.each([true, false])(
  'what is chosen and sold out is taken out where the shop is set so: %s',
  async isTakenOut => {
    const { server, basket } = createFilledBasket({ 11: 1, 12: 2 })
    server.on(getBasket, () => soldOut(basket.read(), 12))
    const page = soldOut(basket.read(), 12)
    const configuration = { ...demoConfiguration, removeSelectedNotInStock: isTakenOut }
    const state = { configuration, basket: basketState(page) }
    const { handle, shop } = renderInShop(<BasketScreen basket={page} />, { server, state })

    await act(() => handle.engine())
    await act(() => shop.advance(1000))

    expect(document.getElementById('line-12') === null).toBe(isTakenOut)
    expect(basket.counts()).toEqual({ 11: 1, ...(!isTakenOut && { 12: 2 }) })
  }
)

test('free delivery is 5 000 rubles away while the total is silent about it', () => {
  const { server, page } = createFilledBasket({ 11: 1 })
  const { remainsUntilFreeDelivery: _, ...silentTotal } = page.total
  const silent = { ...page, total: silentTotal }

  renderInShop(<BasketScreen basket={silent} />, { server, state: { basket: basketState(silent) } })

  expect(total().getByText(/^Ещё/).textContent).toBe(`Ещё ${price('5\u00a0000')}`)
})

test('an empty basket says so and leads to the catalogue', async () => {
  await open({})

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('В пенале пока ничего нет')
  expect(screen.getByRole('link', { name: 'Перейти в каталог' }).getAttribute('href')).toBe(
    '/catalog'
  )
})

/** The same basket with one of its lines sold out. */
function soldOut(basket: Basket, id: number): Basket {
  const products = basket.data.flatMap(bucket => bucket.products)
  const isGone = (product: (typeof products)[number]) => product.id === id
  return {
    ...basket,
    data: [
      { inStock: true, constructorSets: [], products: products.filter(each => !isGone(each)) },
      { inStock: false, constructorSets: [], products: products.filter(isGone) }
    ]
  }
}
