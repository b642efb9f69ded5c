import { listDeliveryMethods, listDeliveryPoints } from '../contracts/delivery.ts'
import { listPaymentMethods } from '../contracts/payments.ts'
import type { DeliveryMethod, DeliveryPoint } from '../entities/delivery.ts'
import type { PaymentMethod } from '../entities/order.ts'
import { backendWords } from './backend-words.ts'
import type { FakeAccounts } from './fake-accounts.ts'
import type { Serve } from './fake-call.ts'

/** Rubles; what every delivery of the demo shop costs. */
export const DELIVERY_PRICE = 290
const FIRST_DAY = '2026-11-24'
const TOWN = 'Тула'

const term = { priceFrom: DELIVERY_PRICE, firstDay: FIRST_DAY, unavailable: '' }

/** To collect at a point or in the shop, or by courier. */
const deliveryMethods: readonly DeliveryMethod[] = [
  {
    ...{ id: 'pickup', type: 'pickupPoint', title: 'Пункт выдачи', isDefault: true, ...term },
    note: 'Хранится семь дней'
  },
  {
    ...{ id: 'courier', type: 'courier', title: 'Курьер', isDefault: false, ...term },
    note: 'С 10:00 до 21:00'
  },
  {
    ...{ id: 'store', type: 'store', title: 'Магазин', isDefault: false, ...term },
    note: 'Соберём за час'
  }
]

const point = (
  code: string,
  type: DeliveryPoint['type'],
  title: string,
  address: string
): DeliveryPoint => ({
  ...{ code, type, title, address, city: TOWN, note: '', hours: '10:00–20:00' },
  ...{ coordinates: [54.1931, 37.6173], price: DELIVERY_PRICE, firstDay: FIRST_DAY }
})

const points: readonly DeliveryPoint[] = [
  point('tula-1', 'pickupPoint', 'Пункт на Советской', 'Советская, 1'),
  point('tula-2', 'pickupPoint', 'Пункт на Ленина', 'пр. Ленина, 40'),
  point('tula-store', 'store', 'Магазин «Пенал»', 'Красноармейский пр., 7')
]

const payment = (code: PaymentMethod['code'], title: string, isDefault = false): PaymentMethod => ({
  id: code,
  code,
  title,
  isDefault,
  note: '',
  unavailable: ''
})

/** Online, on receipt, or by an invoice, which is for organisations. */
export const paymentMethods: readonly PaymentMethod[] = [
  payment('card', 'Картой онлайн', true),
  payment('sbp', 'СБП'),
  payment('on_receipt', 'При получении'),
  payment('invoice', 'По счёту')
]

/** Answers what an order is delivered and paid by; every town has the same points. */
export function serveWays(on: Serve, accounts: FakeAccounts): void {
  on(listDeliveryMethods, ({ url }) => ({
    data: deliveryMethods,
    city: url.searchParams.get('city') ?? TOWN
  }))
  on(listDeliveryPoints, ({ url: { searchParams } }) => ({
    data: points
      .filter(({ type }) => type === (searchParams.get('type') ?? type))
      .map(own => ({ ...own, city: searchParams.get('city') ?? TOWN }))
  }))
  on(listPaymentMethods, ({ headers }) => {
    const isOrganization = accounts.personOf(headers)?.profile.isOrganization === true
    const unavailable = isOrganization ? '' : backendWords.onlyOrganizations
    return {
      data: paymentMethods.map(way => (way.code === 'invoice' ? { ...way, unavailable } : way))
    }
  })
}

/** «Пункт выдачи» and where it is, as an order names its delivery. */
export function deliveredTo(method: string, pointCode: string) {
  const way = deliveryMethods.find(({ id }) => id === method)
  const { address = '', city = '' } = points.find(({ code }) => code === pointCode) ?? {}
  return {
    title: way?.title ?? 'Пункт выдачи',
    address: [city, address].filter(Boolean).join(', '),
    ...{ price: DELIVERY_PRICE, date: FIRST_DAY }
  }
}
