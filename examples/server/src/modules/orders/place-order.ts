import { randomUUID } from 'node:crypto'
import { formatPrice } from '@vitrina/core'
import { type OrderForm } from '@vitrina/core/entities'
import type { Transaction } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import { lockBasket, removeLines, removeSets, touchBasket } from '../basket/basket-rows.ts'
import { requireOwner } from '../basket/owner.ts'
import { lockPricedBasket, type PricedBasket } from '../basket/priced-basket.ts'
import { isBought, needsDelivery, sumLines } from '../basket/sums.ts'
import { holdBonuses } from '../bonuses/ledger.ts'
import { lockPromo, refusePromo, usePromo } from '../promo/promo-codes.ts'
import { claimKey } from './claim-key.ts'
import { refuseStaleCalculation, requireCalculation } from './delivery-of-order.ts'
import { orderMessages as messages } from './order.messages.ts'
import type { OrderRequest } from './order-request.ts'
import { takeStock } from './stock.ts'
import { writeOrder } from './write-order.ts'

/** By it a browser knows the order that emptied the basket, when its answer was lost. */
const EMPTY = { reason: 'emptyBasket' }

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
  const calculation = isSent(priced, form) ? await requireCalculation(trx, owner, form) : undefined
  const total = priced.sums.price + (calculation?.price_kopecks ?? 0)
  refuseWrongSum(priced, total, request.expectedPrice)
  if (calculation !== undefined) refuseStaleCalculation(calculation, priced, now)
  await takePromo(trx, orderId, priced, request)
  await takeStock(trx, priced.lines.filter(isBought))
  const order = await writeOrder(trx, { orderId, request, priced, calculation })
  await holdBonuses(trx, order, now)
  await takeBoughtOut(trx, basket.id, priced)
  await trx
    .updateTable('basket')
    .set({ promo_code: null, bonus_kopecks: 0 })
    .where('id', '=', basket.id)
    .execute()
  await touchBasket(trx, basket.id, now)
  return { orderId, isNew: true }
}

/** Certificates go without a delivery; one that was chosen all the same is kept. */
const isSent = ({ lines }: PricedBasket, { personalDelivery }: OrderForm) =>
  personalDelivery.method !== '' || needsDelivery(lines)

/** A part of a set does not take a line of the same product along. */
async function takeBoughtOut(
  trx: Transaction<Database>,
  basketId: string,
  { lines, sets }: PricedBasket
): Promise<void> {
  const bought = lines.filter(line => isBought(line) && line.setId === undefined)
  await removeLines(
    trx,
    basketId,
    bought.map(line => line.groupId)
  )
  await removeSets(
    trx,
    basketId,
    sets.filter(set => set.selected && set.isInStock).map(set => set.id)
  )
}

function refuseWrongSum({ sums, rules }: PricedBasket, total: number, expectedPrice: number): void {
  if (sums.count === 0) throw new HttpError(409, messages.emptyBasket, undefined, EMPTY)
  if (sums.worth < rules.leastOrder) {
    throw new HttpError(409, messages.belowLeast(formatPrice(rules.leastOrder / 100)))
  }
  if (Math.round(expectedPrice * 100) === total) return
  const rubles = total / 100
  throw new HttpError(409, messages.priceMoved(formatPrice(rubles)), undefined, { total: rubles })
}

/** Only a code that lowers the price is used up. */
async function takePromo(
  trx: Transaction<Database>,
  orderId: string,
  { lines, promo, sums }: PricedBasket,
  { form, visitor: { uid }, now }: OrderRequest
): Promise<void> {
  if (promo === undefined || sums.discount === 0) return
  const { email } = form.personalData
  const locked = await lockPromo(trx, promo.code)
  const { goods } = sumLines(
    lines.filter(line => !line.isVirtual),
    {}
  )
  const refusal = await refusePromo(trx, locked, { buyer: { uid, email }, goods, now })
  if (refusal !== undefined) throw wrongField(409, 'promoCode', refusal)
  // Less may be left on a certificate than when its basket was priced.
  if (locked?.certificate && locked.certificate.balance_kopecks < sums.discount) {
    throw wrongField(409, 'promoCode', messages.certificateMoved)
  }
  await usePromo(trx, locked ?? promo, { orderId, uid, email, kopecks: sums.discount })
}
