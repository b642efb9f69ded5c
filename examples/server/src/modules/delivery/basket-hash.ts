import { createHash } from 'node:crypto'

import type { PricedLine } from '../basket/price-lines.ts'
import { isBought, type Sums } from '../basket/sums.ts'

/** Changes with whatever the price of a delivery depends on: the pieces, and whether it is free. */
export function hashBasket(lines: readonly PricedLine[], sums: Sums): string {
  const pieces = lines
    .filter(line => isBought(line) && !line.isVirtual)
    .map(({ groupId, count }) => [groupId, count] as const)
    .sort(([left], [right]) => left - right)
  const facts = { pieces, isFree: isFreeDelivery(sums) }
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

export const isFreeDelivery = ({ untilFreeDelivery }: Sums) => untilFreeDelivery === 0
