import {
  cancelOrder,
  createOrder,
  createPaymentUrl,
  createRefund,
  getConfiguration,
  listDeliveryPoints,
  listNotifications,
  listPaymentMethods,
  updateBasket,
  viewGuestOrder
} from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { changeOrderStatus } from '../src/modules/orders/change-status.ts'
import { changeRefundStatus } from '../src/modules/refunds/change-refund.ts'
import type { Letter } from '../src/providers/mail/mailer.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { readPdf } from './read-pdf.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type OrderBody,
  type Shopper,
  sellGroup
} from './shopper.ts'

let backend: TestBackend
let sent: Letter[] = []

beforeAll(async () => {
  const mailer = { send: async (letter: Letter) => void sent.push(letter) }
  backend = await createTestBackend({ deps: { limits: NO_LIMITS }, carriers: { mailer } })
})

beforeEach(() => {
  sent = []
})

afterAll(() => backend.close())

async function place(shopper: Shopper, change: Partial<OrderBody> = {}) {
  await shopper.put(await sellGroup(backend, { stock: 5, kopecks: 100_000 }), 2)
  const order = await shopper.call(
    createOrder,
    { body: await fillCheckout(shopper, change) },
    key()
  )
  return order
}

async function move(order: string, ...statuses: readonly string[]): Promise<void> {
  const { now, live } = backend.deps
  for (const status of statuses) {
    await changeOrderStatus(backend.db, { order, status, now: now(), live })
  }
  await backend.sendLetters()
}

const subjects = () => sent.map(({ subject }) => subject)
const lastText = () => sent.at(-1)?.text ?? ''
const linesOf = (text: string) => text.split('\n')

async function newShopper(kind: 'guest' | 'member'): Promise<Shopper> {
  const shopper = createShopper(backend)
  if (kind === 'member') await shopper.signUp()
  return shopper
}

test.each(['guest', 'member'] as const)(
  'a %s is written to at each step that he acts on, once',
  async kind => {
    const { id, number, recipient } = await place(await newShopper(kind))

    await move(id, 'paid', 'paid', 'assembling', 'shipping', 'ready', 'ready', 'done')

    expect(subjects()).toEqual([
      `Заказ ${number} принят`,
      `Заказ ${number} оплачен`,
      `Заказ ${number} в пути`,
      `Заказ ${number} ждёт вас`
    ])
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([recipient.email]))
  }
)

test('an order that waits says where, at what hours, until which day and by what code', async () => {
  const shopper = createShopper(backend)
  const { id, delivery } = await place(shopper)
  const query = { type: 'store', city: 'Москва' } as const
  const { data: points } = await shopper.call(listDeliveryPoints, { query })
  const point = points.find(({ address }) => delivery.address.endsWith(address))

  await move(id, 'ready')

  expect(linesOf(lastText())).toEqual(
    expect.arrayContaining([
      `Где: ${delivery.address}`,
      `Когда: ${point?.hours}`,
      'До какого дня: 25 августа',
      expect.stringMatching(/^Код выдачи: \d{4}$/)
    ])
  )
})

test('an order on its way says where to, when, and whom the courier calls', async () => {
  const { id, delivery } = await place(createShopper(backend))

  await move(id, 'shipping')

  expect(lastText()).toContain(`Куда: ${delivery.title}, ${delivery.address}`)
  expect(lastText()).toMatch(/^Когда: с \d+ августа$/m)
  expect(lastText()).toMatch(/^Получатель: Соколова Анна Игоревна, \+7 \(912\) 345-67-89$/m)
})

test.each(['buyer', 'keeper'] as const)(
  'an order that its %s cancels is told to be cancelled, once',
  async who => {
    const shopper = createShopper(backend)
    const { id, number } = await place(shopper)

    for (let turn = 0; turn < 2; turn += 1) {
      if (who === 'buyer') await shopper.call(cancelOrder, { body: { orderId: id } })
      else await move(id, 'cancelled')
    }

    expect(subjects()).toEqual([`Заказ ${number} принят`, `Заказ ${number} отменён`])
  }
)

test('a step that is refused is told to nobody', async () => {
  const { id } = await place(createShopper(backend))
  await move(id, 'cancelled')
  sent = []

  await expect(move(id, 'ready')).rejects.toThrow('не меняется')
  await backend.sendLetters()

  expect(sent).toEqual([])
})

test('money that came at the bank is told by letter and to the account', async () => {
  const shopper = await newShopper('member')
  const { data: methods } = await shopper.call(listPaymentMethods, {})
  const personalPayment = methods.find(({ code }) => code === 'card')?.id ?? ''
  const { number, payment } = await place(shopper, { personalPayment })
  const { url } = await shopper.call(createPaymentUrl, { body: { billId: payment.billId ?? '' } })

  const path = new URL(url).pathname.replace('/api', '')
  for (const decision of ['pay', 'pay']) {
    await backend.app.request(path, { method: 'POST', body: new URLSearchParams({ decision }) })
  }

  const { data } = await shopper.call(listNotifications, { query: {} })
  expect(subjects()).toEqual([`Заказ ${number} принят`, `Заказ ${number} оплачен`])
  expect(data.map(({ title }) => title)).toEqual([`Заказ ${number} оплачен`])
})

test.each([
  [
    ['approved', 'done'],
    ['одобрен', 'Вернули деньги']
  ],
  [['rejected'], ['отклонён']]
] as const)('a guest is told that his refund is %j', async (statuses, words) => {
  const shopper = createShopper(backend)
  const { id, items } = await place(shopper)
  await move(id, 'done')
  sent = []
  const body = {
    orderId: id,
    items: [{ groupId: items[0]?.groupId ?? 0, count: 1 }],
    reason: 'changed_mind' as const,
    comment: ''
  }
  const refund = await shopper.call(createRefund, { body })

  for (const status of statuses) {
    const { now, live } = backend.deps
    const answer = status === 'approved' ? 'Ждём в магазине' : undefined
    await changeRefundStatus(backend.db, {
      ...{ refundId: refund.id, status, now: now(), live },
      ...(answer !== undefined && { answer })
    })
  }
  await backend.sendLetters()

  expect(subjects()).toEqual(words.map(word => expect.stringContaining(word)))
  if (words.length > 1) expect(sent[0]?.text).toContain('Ждём в магазине')
})

test('the sums of a letter add up: discount, bonuses and delivery among them', async () => {
  const shopper = createShopper(backend)
  await shopper.signIn('anna@example.ru', 'penal-anna')
  await shopper.put(await sellGroup(backend, { stock: 5, kopecks: 133_330 }), 3)
  await shopper.call(updateBasket, { body: { promoCode: 'ЛИНЕЙКА10', bonuses: 120 } })
  const body = await fillCheckout(shopper)
  const { price } = await shopper.call(createOrder, { body }, key())

  const rows = linesOf(lastText()).flatMap(line => {
    const [, title = '', minus = '', sum = ''] = /^([^:]+): ([-−]?)([\d\s,]+)\s₽$/.exec(line) ?? []
    const rubles = Number(sum.replaceAll(/\s/g, '').replace(',', '.'))
    return title === '' ? [] : [{ title, kopecks: Math.round(rubles * 100) * (minus ? -1 : 1) }]
  })

  expect(rows.map(({ title }) => title.split(' ')[0])).toEqual([
    'Товары',
    'Скидка',
    'Бонусы',
    'Итого'
  ])
  const total = rows.at(-1)?.kopecks
  expect(rows.slice(0, -1).reduce((sum, row) => sum + row.kopecks, 0)).toBe(total)
  expect(total).toBe(Math.round(price * 100))
})

test('every letter of an order names the seller and the phone, and leads to the order', async () => {
  const shopper = createShopper(backend)
  const { id } = await place(shopper)
  const { seller, phone } = await shopper.call(getConfiguration, {})
  await move(id, 'paid', 'shipping', 'ready', 'cancelled')

  expect(sent).toHaveLength(5)
  for (const { text } of sent) {
    expect(text).toContain(`Продавец: ${seller?.title}, ИНН ${seller?.inn}`)
    expect(text).toContain(phone)
    const [, key = ''] =
      /^Где заказ сейчас: http:\/\/shop\.test\/order\?key=(\S+)$/m.exec(text) ?? []
    expect((await backend.call(viewGuestOrder, { query: { key } })).id).toBe(id)
  }
})

test('an order by invoice comes with the invoice, any other without', async () => {
  const school = createShopper(backend)
  await school.signIn('school@example.ru', 'penal-school')
  const { data: methods } = await school.call(listPaymentMethods, {})
  const personalPayment = methods.find(({ code }) => code === 'invoice')?.id ?? ''
  const organization = { inn: '7707083893', title: 'Школа № 7' }
  const { number } = await place(school, {
    ...{ scenario: 'organization', organization, personalPayment }
  })
  const [letter] = sent

  expect(letter?.attachments?.map(({ fileName }) => fileName)).toEqual([`Счёт ${number}.pdf`])
  expect(letter?.text).toMatch(/^Оплатите счёт до \d+ августа.*, и мы начнём собирать заказ\.$/m)
  expect(letter?.text).toContain('Счёт на оплату приложен к письму.')
  const shown = readPdf(letter?.attachments?.[0]?.content ?? Buffer.alloc(0))
  expect(shown.shows('Две тысячи рублей 00 копеек')).toBe(true)

  await place(school)
  expect(sent.at(-1)?.attachments).toEqual([])
  expect(lastText()).not.toContain('Счёт на оплату')
})

test('a letter that waits for an erased buyer is sent to nobody', async () => {
  const { id } = await place(createShopper(backend))
  sent = []
  const { now, live } = backend.deps
  await changeOrderStatus(backend.db, { order: id, status: 'shipping', now: now(), live })
  await backend.db
    .updateTable('orders')
    .set({ recipient: JSON.stringify({ fio: 'Покупатель', email: '', phone: '' }) })
    .where('id', '=', id)
    .execute()

  backend.clock.advance(DAY_MS)
  await backend.sendLetters()

  expect(sent).toEqual([])
  expect(await backend.db.selectFrom('letter').select('id').execute()).toEqual([])
})
