import { randomUUID } from 'node:crypto'
import { formatPrice } from '@vitrina/core'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { lockBasket, removeLines, touchBasket } from '../basket/basket-rows.ts'
import { requireOwner } from '../basket/owner.ts'
import { lockPricedBasket, type PricedBasket } from '../basket/priced-basket.ts'
import { LEAST_ORDER_KOPECKS } from '../basket/shop-rules.ts'
import { isBought } from '../basket/sums.ts'
import { takeBonuses } from '../bonuses/bonuses.ts'
import { lockPromo, refusePromo, usePromo } from '../promo/promo-codes.ts'
import { wrongField } from '../users/field-errors.ts'
import { tidyPersonal } from '../users/personal-fields.ts'
import { claimKey } from './claim-key.ts'
import { refuseStaleCalculation, requireCalculation } from './delivery-of-order.ts'
import { orderMessages as messages } from './order.messages.ts'
import type { OrderRequest } from './order-request.ts'
import { takeStock } from './stock.ts'
import { writeOrder } from './write-order.ts'

/** An order in one transaction: all of it happens, or none. Returns its id, also a repeated one's. */
export async function placeOrder(
  trx: Transaction<Database>,
  request: OrderRequest
): Promise<{ readonly orderId: string; readonly isNew: boolean }> {
  const { visitor, now, form } = request
  const owner = requireOwner(visitor)
  const orderId = randomUUID()
  const earlier = await claimKey(trx, { ...request, scope: owner, orderId })
  if (earlier !== undefined) return { orderId: earlier, isNew: false }
  await request.spend()
  const basket = await lockBasket(trx, owner, now)
  const priced = await lockPricedBasket(trx, basket, { owner, priceRole: visitor.priceRole, now })
  const calculation = await requireCalculation(trx, owner, form)
  const total = priced.sums.price + calculation.price_kopecks
  refuseWrongSum(priced, total, request.expectedPrice)
  refuseStaleCalculation(calculation, priced, now)
  await takePromo(trx, orderId, priced, request)
  await takeBonuses(trx, visitor.uid, priced.sums.bonuses)
  await takeStock(trx, priced.lines.filter(isBought))
  await writeOrder(trx, { orderId, request, priced, calculation })
  const bought = priced.lines.filter(isBought).map(line => line.groupId)
  await removeLines(trx, basket.id, bought)
  await trx
    .updateTable('basket')
    .set({ promo_code: null, bonus_kopecks: 0 })
    .where('id', '=', basket.id)
    .execute()
  await touchBasket(trx, basket.id, now)
  return { orderId, isNew: true }
}

function refuseWrongSum({ sums }: PricedBasket, total: number, expectedPrice: number): void {
  if (sums.count === 0) throw new HttpError(409, messages.emptyBasket)
  if (sums.worth < LEAST_ORDER_KOPECKS) {
    throw new HttpError(409, messages.belowLeast(formatPrice(LEAST_ORDER_KOPECKS / 100)))
  }
  if (Math.round(expectedPrice * 100) === total) return
  const rubles = total / 100
  throw new HttpError(409, messages.priceMoved(formatPrice(rubles)), undefined, { total: rubles })
}

/** Only a code that lowers the price is used up. */
async function takePromo(
  trx: Transaction<Database>,
  orderId: string,
  { promo, sums }: PricedBasket,
  { form, visitor: { uid }, now }: OrderRequest
): Promise<void> {
  if (promo === undefined || sums.discount === 0) return
  const { email } = tidyPersonal(form.personalData)
  const locked = await lockPromo(trx, promo.code)
  const refusal = await refusePromo(trx, locked, { buyer: { uid, email }, goods: sums.goods, now })
  if (refusal !== undefined) throw wrongField(409, 'promoCode', refusal)
  await usePromo(trx, locked ?? promo, { orderId, uid, email })
}
