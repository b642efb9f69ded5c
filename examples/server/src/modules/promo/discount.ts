import type { Selectable } from 'kysely'

import type { CertificateTable, PromoTable } from '../../db/schema/basket.ts'

/** A promo code; the code of a gift certificate takes off as much as there is left on it. */
export interface Promo extends Selectable<PromoTable> {
  readonly certificate?: Selectable<CertificateTable> | undefined
}

type Rate = Pick<Promo, 'percent' | 'amount_kopecks' | 'minimum_kopecks' | 'max_discount_kopecks'>

/** Kopecks off the goods: whole, never more than they cost, nothing below the code's least sum. */
export function discountOf(promo: Rate, goods: number): number {
  if (goods < promo.minimum_kopecks) return 0
  const off =
    promo.percent === null ? (promo.amount_kopecks ?? 0) : Math.floor((goods * promo.percent) / 100)
  return Math.min(off, goods, promo.max_discount_kopecks ?? goods)
}
