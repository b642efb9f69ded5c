import type {
  Basket,
  BasketBucket,
  BasketTotal,
  ConstructorSet,
  ProductCard
} from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { readCards } from '../catalog/read-cards.ts'
import { visibleRoles } from '../catalog/visible-roles.ts'
import type { BasketScope } from './basket-scope.ts'
import type { PricedLine } from './price-lines.ts'
import type { PricedSet } from './price-sets.ts'
import { type PricedBasket, readPricedBasket } from './priced-basket.ts'
import { readShopRules } from './shop-rules.ts'
import { isOnlyVirtual, measure, sumLines } from './sums.ts'

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
    data: [true, false].map(isInStock => toBucket(isInStock, priced, cards)),
    total: toTotal(priced)
  }
}

export const viewTotal = async (db: Kysely<Database>, scope: BasketScope) =>
  toTotal(await readPricedBasket(db, scope))

/** The basket of a visitor who has none yet. */
export async function emptyBasket(db: Kysely<Database>): Promise<Basket> {
  const rules = await readShopRules(db)
  const sums = sumLines([], { freeDelivery: rules.freeDelivery })
  const nothing = { lines: [], sets: [], promo: undefined, purse: undefined, rules, sums }
  return {
    version: 0,
    data: [toBucket(true, nothing, []), toBucket(false, nothing, [])],
    total: toTotal(nothing)
  }
}

function toBucket(
  inStock: boolean,
  { lines, sets }: Pick<PricedBasket, 'lines' | 'sets'>,
  cards: readonly ProductCard[]
): BasketBucket {
  const own = lines.filter(line => line.setId === undefined && line.isInStock === inStock)
  const ids = [...new Set(own.map(line => line.productId))]
  return {
    inStock,
    constructorSets: sets
      .filter(set => set.isInStock === inStock)
      .map(set => toConstructorSet(set, cards)),
    products: ids.flatMap(id => {
      const card = cards.find(found => found.id === id)
      return card === undefined ? [] : [withLines(card, own)]
    })
  }
}

function toConstructorSet(set: PricedSet, cards: readonly ProductCard[]): ConstructorSet {
  const { id, code, title, count, selected, error, apiece, oldApiece } = set
  return {
    id,
    code,
    title,
    groupIds: [...set.groupIds],
    count,
    selected,
    price: rubles(apiece),
    oldPrice: oldApiece > apiece ? rubles(oldApiece) : null,
    sum: rubles(set.sum),
    basketErr: error,
    products: set.parts.flatMap(part => {
      const card = cards.find(found => found.id === part.productId)
      return card === undefined ? [] : [withLines(card, [part])]
    })
  }
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

function toTotal(priced: Omit<PricedBasket, 'row'>): BasketTotal {
  const { lines, promo, purse, rules, sums } = priced
  const hasBonuses = purse !== undefined && purse.balance > 0
  return {
    availableBonuses: hasBonuses
      ? [{ accountType: purse.userType, value: rubles(purse.balance) }]
      : [],
    bonusesForWriteOff: rubles(sums.bonuses),
    bonusesLimit: rubles(sums.bonusesLimit),
    bonusesForAccrual: rubles(sums.accrual),
    calculationalLimitPrice: rubles(rules.leastOrder),
    factualLimitPrice: rubles(sums.worth),
    count: sums.count,
    ...measure(lines),
    multiplier: 1,
    oldPrice: rubles(sums.oldGoods),
    price: rubles(sums.price),
    promoCodeDiscountValue: rubles(sums.discount),
    promocodeUsed: promo?.code ?? null,
    ...(promo?.certificate && {
      certificateLeft: rubles(promo.certificate.balance_kopecks - sums.discount)
    }),
    remainsUntilFreeDelivery: rubles(sums.untilFreeDelivery),
    needsDelivery: !isOnlyVirtual(lines),
    productsCountInBasket: lines.reduce((count, line) => count + line.units, 0)
  }
}

const rubles = (kopecks: number) => kopecks / 100
