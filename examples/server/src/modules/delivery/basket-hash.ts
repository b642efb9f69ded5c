import { createHash } from 'node:crypto'

import type { PricedLine } from '../basket/price-lines.ts'
import { FREE_DELIVERY_KOPECKS } from '../basket/shop-rules.ts'
import { isBought, type Sums } from '../basket/sums.ts'

/** Changes with whatever the price of a delivery depends on: the pieces, and whether it is free. */
export function hashBasket(lines: readonly PricedLine[], sums: Sums): string {
  const pieces = lines
    .filter(isBought)
    .map(({ groupId, count }) => [groupId, count] as const)
    .sort(([left], [right]) => left - right)
  const facts = { pieces, isFree: isFreeDelivery(sums) }
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

export const isFreeDelivery = ({ worth }: Sums) => worth >= FREE_DELIVERY_KOPECKS
