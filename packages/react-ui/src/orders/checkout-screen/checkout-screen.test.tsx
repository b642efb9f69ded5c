import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { realLengths } from '@vitrina/core'
import { calculatePickupPointDelivery, createOrder, suggestNames } from '@vitrina/core/contracts'
import { type CheckoutOffers } from '@vitrina/core/orders'
import { createMemoryBrowser, draftKeys } from '@vitrina/core/platform'
import { createRandomBytes, demoOrder, type FakeBasketOptions, json } from '@vitrina/core/testing'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { createFilledBasket } from '../../testing/filled-basket.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CheckoutScreen } from './checkout-screen.tsx'

afterEach(cleanup)

// What browsers do and jsdom does not yet.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
})

const method = { note: '', priceFrom: 149, firstDay: '2026-11-24', unavailable: '' } as const
const payment = { note: '', unavailable: '' } as const

const offers: CheckoutOffers = {
  deliveryMethods: [
    { id: '1', type: 'pickupPoint', title: 'Пункт выдачи', isDefault: true, ...method },
    { id: '2', type: 'courier', title: 'Курьер', isDefault: false, ...method }
  ],
  points: [
    {
      code: 'msk-1',
      type: 'pickupPoint',
      title: 'Пункт выдачи во дворе',
      address: 'Москва, ул. Садовая, д. 5',
      city: 'Москва',
      note: '',
      hours: 'ежедневно 9:00–21:00',
      coordinates: [55.75, 37.62],
      price: 149,
      firstDay: '2026-11-25'
    }
  ],
  savedAddresses: [],
  paymentMethods: [
    { id: '1', code: 'sbp', title: 'СБП', isDefault: true, ...payment },
    { id: '3', code: 'on_receipt', title: 'При получении', isDefault: false, ...payment },
    {
      id: '4',
      code: 'invoice',
      title: 'По счёту',
      isDefault: false,
      note: '',
      unavailable: 'Только для организаций'
    }
  ],
  paymentFailure: ''
}

const calculation = (price: number) => ({
  calculationId: `calculation-${price}`,
  price,
  date: '2026-11-24',
  expiresAt: '2026-11-21T12:00:00.000Z',
  description: 'Можно забрать с 24 ноября'
})

const createTab = () =>
  createMemoryBrowser().open({ fetch: () => Promise.reject(), randomBytes: createRandomBytes(1) })

function open(options?: FakeBasketOptions, shown = offers) {
  const { server, state, page } = createFilledBasket({ 11: 2 }, options)
  server.on(calculatePickupPointDelivery, () => calculation(149))
  server.on(createOrder, () => ({
    ...demoOrder('order-1', 1049),
    payment: { methodTitle: 'При получении', status: 'none', billId: null }
  }))
  const placed: string[] = []
  const view = renderInShop(
    <CheckoutScreen
      basket={page}
      offers={shown}
      rules={{ phoneLengths: realLengths }}
      storage={createTab()}
      onPlaced={orderId => placed.push(orderId)}
    />,
    { server, state }
  )
  return { ...view, server, placed }
}

// A busy button lets the pointer through; a key or a script may press it all the same.
const user = userEvent.setup({ pointerEventsCheck: 0 })

const submit = () =>
  user.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Заказать' }))

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/ФИО/), 'Соколова Анна')
  await userEvent.type(screen.getByLabelText(/Телефон/), '89123456789')
  await userEvent.type(screen.getByLabelText(/E-mail/), 'anna@example.ru')
  await userEvent.click(screen.getByRole('radio', { name: /Садовая/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Согласен/ }))
}

const toPay = () => screen.getByRole('complementary').querySelector('.total')?.textContent

test('ways and points tell their price and their first day before anything is ordered', () => {
  open()

  const ways = within(screen.getByRole('group', { name: 'Способ доставки' }))
  const [pickup] = ways.getAllByRole('radio')
  expect(pickup?.closest('label')?.textContent).toMatch(/с 24 ноябряот 149\s₽$/)
  const point = screen.getByRole('radio', { name: /Садовая/ })
  expect(point.closest('label')?.textContent).toMatch(/149\s₽с 25 ноября$/)
})

test('the usual ways of delivery and payment are chosen from the start, wherever they stand', () => {
  const { deliveryMethods, paymentMethods } = offers
  open(undefined, {
    ...offers,
    deliveryMethods: deliveryMethods.toReversed(),
    paymentMethods: paymentMethods.toReversed()
  })

  const chosen = screen.getAllByRole<HTMLInputElement>('radio', { checked: true })
  expect(chosen.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    expect.stringMatching(/^Частное лицо/),
    expect.stringMatching(/^Пункт выдачи/),
    expect.stringMatching(/^СБП/)
  ])
})

test('a name that is not found is said to be so in place of its suggestions', async () => {
  const { shop, server } = open()
  server.on(suggestNames, () => ({ data: [], meta: { page: 1, limit: 10, total: 0, pages: 0 } }))

  await userEvent.type(screen.getByLabelText(/ФИО/), 'Ъъъщщщ')
  await shop.advance(1000)

  const note = await screen.findByText('Не нашли такого имени. Его можно ввести самостоятельно')
  await userEvent.tab()
  expect(note.isConnected).toBe(false)
})

test('a way to pay that is new is chosen and ordered by like any other, without an icon', async () => {
  const credit = { id: '9', code: 'constructor', title: 'В кредит', isDefault: true, ...payment }
  const { shop, placed } = open(undefined, { ...offers, paymentMethods: [credit] })

  const way = screen.getByRole<HTMLInputElement>('radio', { name: /В кредит/ })
  expect([way.checked, way.closest('label')?.querySelector('svg')]).toEqual([true, null])
  await fillIn()
  await submit()
  await shop.advance(5000)

  await waitFor(() => expect(placed).toEqual(['order-1']))
  const order = shop.server.calls.find(({ name }) => name === 'POST /orders/v1')
  expect(order?.body).toMatchObject({ personalPayment: '9' })
})

test('a form that is not filled in is explained above, with the focus and links to the fields', async () => {
  open()

  await submit()

  const summary = await screen.findByRole('region', { name: 'Исправьте 5 полей, чтобы заказать' })
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map(link => link.textContent)).toEqual([
    'Отсутствует ФИО',
    'Отсутствует номер телефона',
    'Введите e-mail',
    'Выберите пункт выдачи',
    'Необходимо подтвердить обработку персональных данных'
  ])

  const points = screen.getByRole('radiogroup', { name: 'Пункт выдачи' })
  expect(points.getAttribute('aria-invalid')).toBe('true')
  const described = points.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Выберите пункт выдачи')

  await userEvent.click(within(summary).getByRole('link', { name: 'Введите e-mail' }))

  const email = screen.getByLabelText(/E-mail/)
  expect(document.activeElement).toBe(email)
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('email-error')?.textContent).toBe('Введите e-mail')
})

test('a message goes as soon as its field is right', async () => {
  open()
  await submit()
  await screen.findByText(/Исправьте 5 полей/)

  await userEvent.type(screen.getByLabelText(/E-mail/), 'anna@example.ru')

  await waitFor(() => expect(screen.queryByText('Введите e-mail')).toBeNull())
  expect(screen.getByText('Исправьте 4 поля, чтобы заказать')).toBeDefined()
})

test('a field is called wrong as soon as it has a value or was left, and no other one is', async () => {
  open()

  await userEvent.type(screen.getByLabelText(/E-mail/), 'anna')
  expect(document.getElementById('email-error')?.textContent).toBe('Некорректный e-mail')
  expect(screen.queryByText('Отсутствует ФИО')).toBeNull()

  await userEvent.click(screen.getByLabelText(/ФИО/))
  await userEvent.tab()

  expect(document.getElementById('fio-error')?.textContent).toBe('Отсутствует ФИО')
  expect(screen.queryByText('Отсутствует номер телефона')).toBeNull()
})

test('a chosen point brings the price of its delivery into the sum', async () => {
  const { shop } = open()
  expect(toPay()).toContain('Без доставки')

  await userEvent.click(screen.getByRole('radio', { name: /Садовая/ }))
  await shop.advance(1000)

  await screen.findByText('Можно забрать с 24 ноября')
  expect(toPay()).toBe('К оплате1\u00a0049\u00a0₽')
})

test('two clicks on «Заказать» place one order, also while the delivery is being counted', async () => {
  const { shop, placed } = open()
  await fillIn()

  await submit()
  await submit()
  await shop.advance(5000)

  await waitFor(() => expect(placed).toEqual(['order-1']))
  expect(shop.server.countOf(createOrder)).toBe(1)
})

test('a field the server refuses is shown at its place', async () => {
  const { shop } = open()
  shop.server.on(createOrder, () =>
    json(422, {
      message: 'Проверьте поля',
      errors: { 'personalData.email': 'На этот адрес письма не доходят' }
    })
  )
  await fillIn()
  await shop.advance(1000)

  await submit()
  await shop.advance(1000)

  await waitFor(() =>
    expect(document.getElementById('email-error')?.textContent).toBe(
      'На этот адрес письма не доходят'
    )
  )
})

test('another sum is confirmed in a window before anything is bought', async () => {
  const { shop, placed } = open()
  let answers = 0
  shop.server.on(createOrder, () => {
    answers += 1
    shop.server.on(calculatePickupPointDelivery, () => calculation(200))
    if (answers === 1) return json(409, { message: 'Сумма заказа изменилась', total: 1100 })
    return { ...demoOrder('order-1', 1100), payment: { ...demoOrder('', 0).payment, billId: null } }
  })
  await fillIn()
  await shop.advance(1000)

  await submit()
  await shop.advance(1000)

  const dialog = within(await screen.findByRole('dialog', { name: 'Сумма изменилась' }))
  expect(placed).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: /Заказать за 1.100/ }))
  await shop.advance(1000)

  await waitFor(() => expect(placed).toEqual(['order-1']))
})

test('an organisation is asked for its papers in the same frame: nothing moves later', async () => {
  open()

  await userEvent.click(screen.getByRole('radio', { name: 'Организация' }))

  expect(screen.getByLabelText(/ИНН/).getAttribute('inputmode')).toBe('numeric')
  expect(screen.getByLabelText(/^Организация\*/).getAttribute('autocomplete')).toBe('organization')
})

test('letters are a consent of their own, unticked at first, and the offer opens beside the button', () => {
  open()

  const [data, letters] = screen.getAllByRole<HTMLInputElement>('checkbox')
  const offer = screen.getByRole('link', { name: 'оферту, откроется в новой вкладке' })

  expect([data?.checked, letters?.checked, letters?.required]).toEqual([false, false, false])
  expect(letters?.labels?.[0]?.textContent).toMatch(/^Хочу получать письма/)
  expect(offer.getAttribute('href')).toBe('/pages/offer')
})

test('what was typed is kept in the tab, the consent is not', async () => {
  const { shop } = open()

  await fillIn()
  await shop.advance(1000)

  const kept = shop.platform.tabStorage.get(draftKeys.form) ?? ''
  expect(JSON.parse(kept).personalData).toEqual({
    fio: 'Соколова Анна',
    phone: '+7 (912) 345-67-89',
    email: 'anna@example.ru'
  })
})

test('points that could not be read are told to be missing, and the courier can be chosen', async () => {
  open(undefined, { ...offers, points: undefined })
  expect(screen.getByText(/^Не удалось узнать пункты/)).toBeDefined()

  await userEvent.click(screen.getByRole('radio', { name: /Курьер/ }))

  expect(screen.queryByText(/^Не удалось узнать пункты/)).toBeNull()
  expect(await screen.findByLabelText(/Улица/)).toBeDefined()
})

test('a way of the shop’s own asks for an address, and for what its rules want of it', async () => {
  const post = { id: '3', type: 'post', title: 'Почта', isDefault: false, ...method }
  open(undefined, { ...offers, deliveryMethods: [...offers.deliveryMethods, post] })

  await userEvent.click(screen.getByRole('radio', { name: /Почта/ }))
  await userEvent.type(await screen.findByLabelText(/Город/), 'Тула')
  await submit()

  const summary = await screen.findByRole('region', { name: /^Исправьте/ })
  const zip = within(summary).getByRole('link', { name: 'Заполните почтовый индекс' })
  await userEvent.click(zip)
  expect(document.activeElement).toBe(screen.getByLabelText(/Индекс/))
  expect(screen.queryByRole('radiogroup', { name: 'Пункт выдачи' })).toBeNull()
})

test('a way to pay that cannot be used says why', () => {
  open()

  const invoice = screen.getByRole<HTMLInputElement>('radio', { name: /По счёту/ })
  expect(invoice.disabled).toBe(true)
  expect(screen.getByText('Только для организаций')).toBeDefined()
})

test('what is virtual is ordered without a word about where to bring it', async () => {
  const { server, shop, placed } = open({ virtual: [11] })
  expect(screen.getByText(/заказ придёт письмом на почту получателя/)).toBeDefined()
  expect(screen.queryByRole('radio', { name: /Курьер/ })).toBeNull()
  expect(screen.getByRole('complementary').textContent).toContain('Доставкане нужна')
  expect(toPay()).toMatch(/^К оплате900/)
  const onReceipt = screen.getByRole<HTMLInputElement>('radio', { name: /^При получении/ })
  expect(onReceipt.disabled).toBe(true)
  expect(screen.getByText('Заказ без доставки оплачивают сразу')).toBeDefined()

  await userEvent.type(screen.getByLabelText(/ФИО/), 'Соколова Анна')
  await userEvent.type(screen.getByLabelText(/Телефон/), '89123456789')
  await userEvent.type(screen.getByLabelText(/E-mail/), 'anna@example.ru')
  await userEvent.click(screen.getByRole('checkbox', { name: /Согласен/ }))
  await submit()
  await shop.advance(1000)

  await waitFor(() => expect(placed).toEqual(['order-1']))
  expect(server.countOf(calculatePickupPointDelivery)).toBe(0)
})
