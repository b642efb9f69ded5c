import { type Address, type OrderForm } from '@vitrina/core/entities'
import { isUuid } from '@vitrina/core/platform'
import { calendarDateAt, isCollected, shopTimeZone } from '@vitrina/core/values'
import type { Selectable, Transaction } from 'kysely'

import type { DeliveryCalculationTable } from '../../db/schema/delivery.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import { serviceAddressOf } from '../../providers/suggest-service/service-address.ts'
import type { PricedBasket } from '../basket/priced-basket.ts'
import { hashBasket } from '../delivery/basket-hash.ts'
import { findPoint } from '../delivery/delivery-points.ts'
import { requireMethod } from '../delivery/methods.ts'
import { orderMessages as messages } from './order.messages.ts'

type Calculation = Selectable<DeliveryCalculationTable>

interface OrderDelivery {
  readonly title: string
  readonly address: string
  readonly date: string
  readonly type?: OrderForm['personalDelivery']['type']
  readonly zip?: string
}

const FIELD = 'personalDelivery.calculationId'
/** The calculation an order names; another visitor's does not exist for him. */
export async function requireCalculation(
  trx: Transaction<Database>,
  owner: string,
  { personalDelivery: { calculationId, method, deliveryPointCode, type } }: OrderForm
): Promise<Calculation> {
  const found = isUuid(calculationId)
    ? await trx
        .selectFrom('delivery_calculation')
        .selectAll()
        .where('id', '=', calculationId)
        .where('owner', '=', owner)
        .executeTakeFirst()
    : undefined
  const isForPoint = !isCollected(type) || found?.point_code === deliveryPointCode
  if (found?.method_id !== method || !isForPoint) {
    throw wrongField(422, FIELD, messages.noCalculation)
  }
  return found
}

/** What was calculated must be what is ordered, else the visitor asks again. */
export function refuseStaleCalculation(
  calculation: Calculation,
  { lines, sums }: PricedBasket,
  now: Date
): void {
  const refuse = (message: string) => new HttpError(409, message, { [FIELD]: message })
  if (calculation.expires_at <= now) throw refuse(messages.calculationExpired)
  if (calculation.basket_hash !== hashBasket(lines, sums)) throw refuse(messages.basketChanged)
}

/** Where the order goes, in words that outlive the method and the point. */
export async function describeDelivery(
  trx: Transaction<Database>,
  form: OrderForm,
  calculation: Calculation,
  uid: string | undefined
): Promise<OrderDelivery> {
  const { method, type } = form.personalDelivery
  const { title } = await requireMethod(
    trx,
    method,
    kind => kind === type,
    'personalDelivery.method'
  )
  const point = calculation.point_code ? await findPoint(trx, calculation.point_code) : undefined
  if (point !== undefined) {
    return { title, address: `${point.title}, ${point.address}`, date: calculation.date, type }
  }
  const { address, zip } = await readAddress(trx, form, uid)
  if (!isSameHouse(address, calculation.shipping?.address)) {
    throw new HttpError(409, messages.addressChanged, { [FIELD]: messages.addressChanged })
  }
  return { title, address: wholeAddress(address), date: calculation.date, type, zip }
}

/** Of an order that goes by mail alone. */
export const noDelivery = (now: Date): OrderDelivery => ({
  title: messages.byMail,
  address: '',
  date: calendarDateAt(now.getTime(), shopTimeZone()) ?? ''
})

async function readAddress(
  trx: Transaction<Database>,
  { personalShipping: { shipping, shippingId } }: OrderForm,
  uid: string | undefined
): Promise<{ readonly address?: Address; readonly zip: string }> {
  if (shippingId === '') return shipping ?? { zip: '' }
  const saved =
    uid === undefined || !isUuid(shippingId)
      ? undefined
      : await trx
          .selectFrom('shipping_address')
          .select(['address', 'zip'])
          .where('id', '=', shippingId)
          .where('user_id', '=', uid)
          .executeTakeFirst()
  if (saved === undefined) {
    throw wrongField(404, 'personalShipping.shippingId', messages.noAddress)
  }
  return saved
}

/** What the suggestion service said of the house that a courier or the post is sent to. */
export const serviceAddress = ({
  personalShipping,
  personalDelivery
}: OrderForm): string | null => {
  const { shipping, shippingId } = personalShipping
  const isSent = !isCollected(personalDelivery.type) && shippingId === ''
  return isSent && shipping ? serviceAddressOf(shipping) : null
}

/** The flat changes neither the price nor the day. */
const isSameHouse = (left: Address | undefined, right: Address | undefined) =>
  left !== undefined &&
  right !== undefined &&
  HOUSE_FIELDS.every(field => plain(left[field]) === plain(right[field]))

const HOUSE_FIELDS = ['city', 'settlement', 'street', 'house'] as const

const plain = (text: string) => text.trim().toLowerCase()

function wholeAddress(address: Address | undefined): string {
  if (address === undefined) return ''
  const { value, flat } = address
  return flat === '' || value.endsWith(`, кв. ${flat}`) ? value : `${value}, кв. ${flat}`
}
