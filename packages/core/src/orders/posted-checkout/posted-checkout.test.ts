import { expect, test } from 'vitest'

import type { EndpointInput, EndpointOutput, EndpointShape } from '../../api/endpoint.ts'
import { basketState } from '../../basket/basket-state.ts'
import { ApiError } from '../../platform/api-error.ts'
import { guestSession } from '../../session/session.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { demoTotal } from '../../testing/fixtures.ts'
import type { CheckoutPage } from '../checkout/page-checkout.ts'
import { postCheckout } from './posted-checkout.ts'

const usable = { note: '', unavailable: '', priceFrom: 149 } as const
const page: CheckoutPage = {
  session: guestSession(),
  rules: {},
  basket: basketState({ version: 4, data: [], total: demoTotal({ count: 2, price: 900 }) }),
  offers: {
    deliveryMethods: [
      { id: '1', type: 'pickupPoint', title: 'Пункт выдачи', isDefault: true, ...usable },
      { id: '2', type: 'courier', title: 'Курьер', isDefault: false, ...usable }
    ],
    points: ['msk-1', 'msk-2'].map(code => fixtures.deliveryPoint({ code })),
    savedAddresses: [],
    paymentMethods: [
      { id: '3', code: 'on_receipt', title: 'При получении', isDefault: true, ...usable },
      { id: '4', code: 'sbp', title: 'СБП', isDefault: false, ...usable },
      {
        ...{ id: '5', code: 'invoice', title: 'По счёту', isDefault: false, note: '' },
        unavailable: 'Только для организаций'
      }
    ],
    paymentFailure: ''
  }
}

const filled = {
  ...{ scenario: 'person', fio: 'Иванова Мария', phone: '+7 (999) 000-00-00' },
  ...{ email: 'maria@example.com', delivery: '1', deliveryPoint: 'msk-1', payment: '3' },
  ...{ commentary: 'Позвоните', accept: 'on' }
}

interface Sent {
  readonly path: string
  readonly body: unknown
  readonly key: string | undefined
}

const priceOf = (input: unknown) => (JSON.stringify(input).includes('msk-2') ? 199 : 149)

/** A shop whose deliveries cost 149 ₽ each, the one to «msk-2» 199 ₽, and have ids of their own, and what it was asked. */
function shop(refusal?: ApiError) {
  const sent: Sent[] = []
  async function call<Shape extends EndpointShape>(
    endpoint: Shape,
    input: EndpointInput<Shape>,
    _?: AbortSignal,
    key?: string
  ): Promise<EndpointOutput<Shape>> {
    sent.push({ path: endpoint.path, body: Object(input).body, key })
    if (endpoint.path === '/orders/v1' && refusal) throw refusal
    const answer =
      endpoint.path === '/orders/v1'
        ? { id: 'o-1' }
        : {
            ...{
              calculationId: `calculation-${sent.length}`,
              price: priceOf(input),
              date: '2026-11-24'
            },
            ...{ description: '24 ноября', expiresAt: '2026-11-21T12:00:00.000Z' }
          }
    return JSON.parse(JSON.stringify(answer))
  }
  const post = (fields: Record<string, string>) =>
    postCheckout(call, new URLSearchParams(fields), { ...page, newKey: 'key-of-the-page' })
  /** The same form from the page that was drawn of it. */
  async function postAgain(fields: Record<string, string>) {
    const first = await post(fields)
    if (first.kind !== 'again') throw new Error('It was placed at once')
    const { seen, orderKey } = first.sent
    return { first: first.sent, fields: { ...fields, seen, orderKey } }
  }
  return { sent, post, postAgain, orders: () => sent.filter(({ key }) => key !== undefined) }
}

test('the first post shows the sum with its delivery, the second one orders for it', async () => {
  const { post, postAgain, orders } = shop()

  const { first, fields } = await postAgain(filled)
  const ordersBefore = orders().length
  const second = await post(fields)

  expect(ordersBefore).toBe(0)
  expect(first.checkout.failure?.message).toBe(
    'Проверьте заказ и сумму. Если всё верно, нажмите «Заказать» ещё раз.'
  )
  expect(first.checkout.calculation?.price).toBe(149)
  expect(second).toEqual({ kind: 'placed', order: { id: 'o-1' } })
  expect(orders()).toMatchObject([
    {
      key: 'key-of-the-page',
      body: {
        expectedPrice: 1049,
        personalCommentary: 'Позвоните',
        personalPayment: '3',
        personalDelivery: { calculationId: 'calculation-1', deliveryPointCode: 'msk-1' }
      }
    }
  ])
})

test.each([
  [{ payment: '5' }, { personalPayment: 'Только для организаций' }],
  [{ payment: '9' }, { personalPayment: 'Выберите способ оплаты' }],
  [{ deliveryPoint: 'oz-1' }, { 'personalDelivery.deliveryPointCode': 'Выберите пункт выдачи' }]
])(
  '%j is not offered: nothing is ordered of it, and its field says why',
  async (other, refused) => {
    const { post, postAgain, orders } = shop()
    const { fields } = await postAgain(filled)

    const answer = await post({ ...fields, ...other })

    if (answer.kind !== 'again') throw new Error('It was placed')
    expect(answer.sent.checkout.refused).toMatchObject(refused)
    expect(orders()).toEqual([])
  }
)

test('a form that is posted twice is one order: the same body under the same key', async () => {
  const { post, postAgain, orders } = shop()
  const { fields } = await postAgain(filled)

  await post(fields)
  await post(fields)

  const [once, twice] = orders()
  expect(orders()).toHaveLength(2)
  expect(twice).toEqual(once)
})

test('another delivery than the one that was counted is counted and shown anew', async () => {
  const { post, postAgain, orders } = shop()
  const { fields } = await postAgain(filled)

  const other = await post({ ...fields, deliveryPoint: 'msk-2' })

  expect(other.kind).toBe('again')
  expect(orders()).toEqual([])
})

test.each([
  [{ fio: 'Иванова' }, 'personalData.fio'],
  [{ phone: '12' }, 'personalData.phone'],
  [{ email: 'maria' }, 'personalData.email'],
  [{ deliveryPoint: '' }, 'personalDelivery.deliveryPointCode'],
  [{ delivery: '2' }, 'personalShipping.shipping.street'],
  [{ scenario: 'organization' }, 'organization.inn']
])('%j is named at its field, and what was typed stays', async (wrong, path) => {
  const { post, sent } = shop()

  const answer = await post({ ...filled, ...wrong })

  if (answer.kind !== 'again') throw new Error('It was placed')
  expect(Object.keys(answer.sent.checkout.errors)).toContain(path)
  expect(answer.sent.checkout.form.personalCommentary).toBe('Позвоните')
  expect(answer.sent.checkout.touched.length).toBeGreaterThan(0)
  expect(sent).toEqual([])
})

test('a box that is not ticked is not sent, and the consent is asked for', async () => {
  const { accept: _, ...unticked } = filled

  const answer = await shop().post(unticked)

  if (answer.kind !== 'again') throw new Error('It was placed')
  expect(answer.sent.checkout.errors).toHaveProperty('accept')
})

test.each([
  ['a ticked box', 'on', true],
  ['no tick', undefined, false]
])('%s for the shop’s letters goes with the order as it is', async (_, tick, mailing) => {
  const { post, postAgain, orders } = shop()
  const { fields } = await postAgain({ ...filled, ...(tick && { mailing: tick }) })

  await post(fields)

  expect(orders()).toMatchObject([{ body: { accept: true, mailing } }])
})

test('an order that the shop refuses is told on the page', async () => {
  const message = 'Цена изменилась'
  const { post, postAgain } = shop(new ApiError({ status: 409, message, body: { total: 1100 } }))
  const { fields } = await postAgain(filled)

  const answer = await post(fields)

  if (answer.kind !== 'again') throw new Error('It was placed')
  expect(answer.sent.checkout.failure?.message).toBe(message)
  expect(answer.sent.seen).toBe('')
})

test('whether there is an order is not known when the shop does not answer: the page fails', async () => {
  const { post, postAgain } = shop(new ApiError({ status: 502 }))
  const { fields } = await postAgain(filled)

  await expect(post(fields)).rejects.toThrow(ApiError)
})

test('what no page wrote as seen is as good as nothing', async () => {
  const { post, orders } = shop()

  for (const seen of ['{', '{"total":1}', '[]', 'null', '{"total":"1049"}']) {
    expect((await post({ ...filled, seen, orderKey: '<b>' })).kind).toBe('again')
  }
  expect(orders()).toEqual([])
})
