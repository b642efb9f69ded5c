import { expect, test } from 'vitest'
import { createOneClickOrder } from '../contracts/blanks.ts'
import { createRefund } from '../contracts/orders.ts'
import type { Order } from '../entities/order.ts'
import { shownErrors } from '../forms/form.view.ts'
import { openForm } from '../forms/open-form.ts'
import { oneClickForm } from '../orders/blanks/one-click.form.ts'
import { refundForm } from '../orders/refunds/refund.form.ts'
import { type FieldRules, literalFieldRules } from '../platform/field-rules.ts'
import { sessionProfile } from '../session/session.selectors.ts'
import { demoOrder } from '../testing/fake-orders.ts'
import { json } from '../testing/fake-server.ts'
import { createTestShop, type TestShop, type TestShopOptions } from '../testing/test-shop.ts'
import { realLengths } from '../values/phone/real-lengths.ts'

async function open(options?: TestShopOptions) {
  const shop = createTestShop(options)
  await shop.advance(0)
  return shop
}
const lastCall = ({ server }: TestShop) => server.calls.at(-1)

/** A form as a screen opens it: with who the visitor is and the rules that the shop has. */
const openOneClick = async (shop: TestShop, rules: Partial<FieldRules> = {}) =>
  openForm(
    oneClickForm,
    {
      line: { groupId: 11, count: 2 },
      profile: sessionProfile(shop.getState().session),
      rules: { ...literalFieldRules, ...rules }
    },
    await shop.service('orderInOneClick'),
    shop.browser.clock
  )

test('a one-click order begins with the member’s name and phone, and without his consent', async () => {
  const member = await openOneClick(await open({ scenario: 'member' }))
  const guest = await openOneClick(await open())

  expect(member.get().values).toEqual({
    ...{ name: 'Иванова Мария Петровна', phone: '+79990000000', accept: false }
  })
  expect(guest.get().values).toEqual({ name: '', phone: '', accept: false })
})

test('a one-click order takes phones of the lengths that the shop allows', async () => {
  const shop = await open()
  const errorWith = async (rules: Partial<FieldRules>) => {
    const form = await openOneClick(shop, rules)
    const armenian = { name: 'Ани', phone: '+374 91 123456', accept: true }
    form.send({ type: 'form.edit', values: armenian })
    return shownErrors(oneClickForm, form.get()).phone
  }

  expect(await errorWith({})).toBe('Вы ввели некорректный номер телефона')
  expect(await errorWith({ phoneLengths: realLengths })).toBeUndefined()
})

test('a one-click order that the network lost is sent again by the visitor, as it was', async () => {
  const shop = await open({ scenario: 'member' })
  shop.server.fail(createOneClickOrder, () => Promise.reject(new TypeError('fetch failed')))
  const form = await openOneClick(shop)
  form.send({ type: 'form.edit', values: { accept: true } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)
  expect(form.get().failure).toMatchObject({
    message: 'Произошла ошибка сервера',
    retryable: true
  })

  shop.server.heal()
  shop.server.on(createOneClickOrder, () => json(422, { errors: { name: 'Укажите имя' } }))
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(lastCall(shop)?.body).toMatchObject({ groupId: 11, count: 2, phone: '+79990000000' })
  expect(form.get()).toMatchObject({ refused: { name: 'Укажите имя' }, attempt: 2 })
})

const sold: Order = {
  ...demoOrder('order-1', 900),
  items: [
    {
      ...{ groupId: 11, productId: 1, url: '', title: 'Сарафан «Кембридж»', variant: 'синий' },
      ...{ image: null, count: 2, price: 450, sum: 900 }
    }
  ],
  goodsPrice: 900,
  refundable: {
    items: [{ groupId: 11, count: 2 }],
    reasons: [{ code: 'defect', title: 'Брак или поломка' }]
  }
}

test('a refund carries its files and its story, and the field that the shop refuses is named', async () => {
  const shop = await open({ scenario: 'member' })
  const errors = { fileIds: 'Приложите фото брака' }
  shop.server.on(createRefund, () => json(422, { message: 'Проверьте введённые данные', errors }))
  const form = openForm(
    refundForm,
    { order: sold, files: [] },
    await shop.service('sendRefund'),
    shop.browser.clock
  )

  form.send({ type: 'form.edit', values: { items: { 11: 1 } } })
  const story = { reason: 'defect', comment: 'Шов разошёлся' } as const
  const file = {
    ...({ key: 'a', name: 'шов.png', state: 'ready', percent: 100 } as const),
    ...{ message: '', canRetry: false }
  }
  form.send({ type: 'form.edit', values: story })
  form.send({ type: 'form.learn', facts: { files: [{ ...file, fileId: 'file-1' }] } })
  form.send({ type: 'form.submit' })
  await shop.advance(0)

  expect(lastCall(shop)?.name).toBe('POST /orders/v1/refunds')
  expect(lastCall(shop)?.body).toEqual({
    ...{ orderId: 'order-1', items: [{ groupId: 11, count: 1 }] },
    ...{ ...story, fileIds: ['file-1'] }
  })
  expect(form.get()).toMatchObject({ refused: errors, attempt: 1 })
})
