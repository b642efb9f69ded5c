import type { Basket, BasketBucket, BasketTotal, ProductCard } from '@vitrina/core'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { readCards } from '../catalog/read-cards.ts'
import { visibleRoles } from '../catalog/visible-roles.ts'
import type { BasketScope } from './change-basket.ts'
import type { PricedLine } from './price-lines.ts'
import { type PricedBasket, readPricedBasket } from './priced-basket.ts'
import { FREE_DELIVERY_KOPECKS, LEAST_ORDER_KOPECKS } from './shop-rules.ts'
import { measure, sumLines } from './sums.ts'

/** The kind of a shopper's bonus account (§6). */
const BONUS_ACCOUNT = 'user'

/** The basket as its owner sees it, at the prices of this moment. */
export async function viewBasket(db: Kysely<Database>, scope: BasketScope): Promise<Basket> {
  const priced = await readPricedBasket(db, scope)
  const { row, lines } = priced
  const cards = await readCards(
    db,
    [...new Set(lines.map(line => line.productId))],
    visibleRoles(scope),
    new Set(lines.map(line => line.groupId))
  )
  return {
    version: row?.version ?? 0,
    data: [true, false].map(isInStock =>
      toBucket(
        isInStock,
        lines.filter(line => line.isInStock === isInStock),
        cards
      )
    ),
    total: toTotal(priced)
  }
}

export const viewTotal = async (db: Kysely<Database>, scope: BasketScope) =>
  toTotal(await readPricedBasket(db, scope))

/** The basket of a visitor who has none yet. */
export const emptyBasket = (): Basket => ({
  version: 0,
  data: [toBucket(true, [], []), toBucket(false, [], [])],
  total: toTotal({ lines: [], promo: undefined, balance: 0, sums: sumLines([], undefined) })
})

function toBucket(
  inStock: boolean,
  lines: readonly PricedLine[],
  cards: readonly ProductCard[]
): BasketBucket {
  const ids = [...new Set(lines.map(line => line.productId))]
  const products = ids.flatMap(id => {
    const card = cards.find(found => found.id === id)
    return card === undefined ? [] : [withLines(card, lines)]
  })
  return { inStock, constructorSets: [], products }
}

function withLines(card: ProductCard, lines: readonly PricedLine[]): ProductCard {
  const groups = card.groups.flatMap(group => {
    const line = lines.find(({ groupId }) => groupId === group.id)
    if (line === undefined) return []
    const { count, selected, error } = line
    return [{ ...group, count, selected, basketErr: error }]
  })
  return { ...card, groups }
}

function toTotal({ lines, promo, balance, sums }: Omit<PricedBasket, 'row'>): BasketTotal {
  return {
    availableBonuses: balance > 0 ? [{ accountType: BONUS_ACCOUNT, value: rubles(balance) }] : [],
    bonusesForWriteOff: rubles(sums.bonuses),
    bonusesForAccrual: 0,
    calculationalLimitPrice: rubles(LEAST_ORDER_KOPECKS),
    factualLimitPrice: rubles(sums.worth),
    count: sums.count,
    ...measure(lines),
    multiplier: 1,
    oldPrice: rubles(sums.oldGoods),
    price: rubles(sums.price),
    promoCodeDiscountValue: rubles(sums.discount),
    promocodeUsed: promo?.code ?? null,
    remainsUntilFreeDelivery: rubles(Math.max(0, FREE_DELIVERY_KOPECKS - sums.worth)),
    productsCountInBasket: lines.reduce((count, line) => count + line.count, 0)
  }
}

const rubles = (kopecks: number) => kopecks / 100
