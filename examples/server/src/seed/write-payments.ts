import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import type { DemoPaymentMethod, DemoPromoCode } from './shop-shapes.ts'

/** Writes ways of payment, order statuses and promo codes. */
export async function writePayments(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  await insertRows(db, 'payment_method', shop.paymentMethods.map(methodRow))
  await insertRows(
    db,
    'order_status',
    shop.orderStatuses.map(({ code, title, sort, canCancel }) => ({
      code,
      title,
      sort,
      can_cancel: canCancel
    }))
  )
  await insertRows(db, 'promo', shop.promoCodes.map(promoRow))
}

const methodRow = (method: DemoPaymentMethod, index: number): SeedRow<'payment_method'> => ({
  id: String(method.id),
  code: method.code,
  title: method.title,
  note: method.description,
  is_default: method.isDefault,
  is_online: method.isOnline,
  only_for_organizations: method.onlyForOrganizations,
  sort: index
})

const promoRow = (promo: DemoPromoCode): SeedRow<'promo'> => ({
  code: promo.code.toUpperCase(),
  title: promo.title,
  percent: promo.discount.kind === 'percent' ? promo.discount.percent : null,
  amount_kopecks: promo.discount.kind === 'amount' ? promo.discount.kopecks : null,
  minimum_kopecks: promo.minimumKopecks,
  max_uses: promo.maxUses ?? null,
  used: promo.used ?? 0,
  once_per_user: promo.oncePerUser,
  max_discount_kopecks: promo.maxDiscountKopecks ?? null,
  starts_at: promo.startsAt === undefined ? null : new Date(promo.startsAt),
  expires_at: promo.expiresAt === undefined ? null : new Date(promo.expiresAt)
})
