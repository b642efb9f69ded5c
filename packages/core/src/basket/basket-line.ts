import type { BasketBucket, ConstructorSet } from '../entities/basket.ts'
import type { ProductCard, ProductGroup } from '../entities/product.ts'
import { QUANTITY_MAX } from '../values/quantity/quantity-limits.ts'

/**
 * What a line of the basket is called: the id that the server gives it, a number of a product's group or
 * a text of a constructor set (`constructorSetId`).
 */
export type LineKey = ProductGroup['id'] | ConstructorSet['id']

/** The key under which a record of lines, whose names are texts, has a line. */
export const lineKeyOf = (name: string): LineKey => (name.includes(':') ? name : Number(name))

/** Tells whether a line can be wanted in so many pieces; 0 takes it out. */
export const isCount = (count: unknown): boolean =>
  Number.isInteger(count) && Number(count) >= 0 && Number(count) <= QUANTITY_MAX

/** Every line as the server has it, sets first. */
export const linesIn = (buckets: readonly BasketBucket[]): (ProductGroup | ConstructorSet)[] =>
  buckets.flatMap(({ constructorSets, products }) => [
    ...constructorSets,
    ...products.flatMap(({ groups }) => groups)
  ])

/** What the server says of a line; undefined where it was not read. */
export const lineIn = (buckets: readonly BasketBucket[] | undefined, key: LineKey) =>
  buckets && (known.get(buckets) ?? indexed(buckets)).get(key)

type Lines = ReadonlyMap<LineKey, ProductGroup | ConstructorSet>

/** A long basket asks for each of its lines. */
const known = new WeakMap<readonly BasketBucket[], Lines>()

function indexed(buckets: readonly BasketBucket[]): Lines {
  const lines = new Map(linesIn(buckets).map(line => [line.id, line]))
  known.set(buckets, lines)
  return lines
}

/** The products that a line is made of, each with the group that was chosen. */
export const productsIn = (buckets: readonly BasketBucket[] = [], key: LineKey): ProductCard[] =>
  buckets.flatMap(({ constructorSets, products }) => [
    ...constructorSets.filter(({ id }) => id === key).flatMap(set => set.products),
    ...products
      .map(product => ({ ...product, groups: product.groups.filter(({ id }) => id === key) }))
      .filter(({ groups }) => groups.length > 0)
  ])

/** Empty where nobody has read the line. */
export const titleIn = (buckets: readonly BasketBucket[] = [], key: LineKey): string =>
  buckets
    .flatMap(({ constructorSets, products }) => [
      ...constructorSets.filter(({ id }) => id === key),
      ...products.filter(({ groups }) => groups.some(({ id }) => id === key))
    ])
    .at(0)?.title ?? ''
