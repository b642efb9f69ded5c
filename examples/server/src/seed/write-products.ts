import { cleanHtml } from '@vitrina/core/pages/clean'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { codeKey, wordsOf } from '../db/search-text.ts'
import type { DemoCategory, DemoGroup, DemoProduct } from './catalogue-shapes.ts'
import { categoryId } from './categories.ts'
import { NICKNAMES } from './category-nicknames.ts'
import type { DemoShop } from './demo-shop.ts'
import { filterValue } from './filters.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { PRICE_ROLES } from './price-roles.ts'
import type { PictureStore } from './write-pictures.ts'

const BATCH_PRODUCTS = 500
const SHORTEST_WORD = 3
const SHORT_NAME = 5

/** Writes the products with everything that hangs on them, a batch at a time. */
export async function writeProducts(
  db: Kysely<Database>,
  shop: DemoShop,
  pictures: PictureStore
): Promise<void> {
  const knowledge = learn(shop)
  const words = new Map<string, number>()
  for (let from = 0; from < shop.products.length; from += BATCH_PRODUCTS) {
    const batch = shop.products.slice(from, from + BATCH_PRODUCTS)
    const rows = batch.map(product => productRow(product, knowledge, pictures))
    await pictures.flush()
    await insertRows(db, 'product', rows)
    await insertRows(db, 'product_group', batch.flatMap(groupRows))
    const offers = batch.flatMap(product => product.groups.map(offerRow))
    await insertRows(db, 'offer', offers)
    const listed = batch.map(product => listingRow(product, knowledge))
    await insertRows(db, 'listing', listed)
    for (const row of rows) countWords(words, row)
  }
  await insertRows(
    db,
    'search_word',
    Array.from(words, ([word, products]) => ({ word, products }))
  )
}

interface Knowledge {
  readonly categories: ReadonlyMap<number, DemoCategory>
  readonly brands: ReadonlyMap<number, string>
  readonly collections: ReadonlyMap<number, readonly number[]>
}

function learn(shop: DemoShop): Knowledge {
  const collections = new Map<number, number[]>()
  for (const { id, productIds } of shop.collections) {
    for (const productId of productIds) {
      collections.set(productId, [...(collections.get(productId) ?? []), id])
    }
  }
  return {
    categories: new Map(shop.categories.map(category => [category.id, category])),
    brands: new Map(shop.brands.map(brand => [brand.id, brand.title])),
    collections
  }
}

function productRow(
  product: DemoProduct,
  knowledge: Knowledge,
  pictures: PictureStore
): SeedRow<'product'> {
  return {
    id: product.id,
    code: product.code,
    title: product.title,
    description: cleanHtml(product.description),
    lead: product.lead,
    vendor_code: product.vendorCode,
    vendor_code_key: codeKey(product.vendorCode),
    partner_id: product.brandId,
    category_ids: [...product.categoryIds],
    characteristics: product.characteristics,
    pictures: product.pictures.map(picture => pictures.add(picture)),
    stickers: [...product.stickers],
    old_price: product.oldPriceKopecks ?? null,
    rating: product.rating,
    reviews_count: product.reviewsCount,
    popularity: product.popularity,
    created_at: new Date(product.createdAt),
    weight_grams: product.parcel.weightGrams,
    length_mm: product.parcel.lengthMm,
    width_mm: product.parcel.widthMm,
    height_mm: product.parcel.heightMm,
    near_words: nearWords(product, knowledge),
    search_words: searchWords(product, knowledge),
    fitting_words: fittingWords(product)
  }
}

function searchWords(product: DemoProduct, { categories, brands }: Knowledge): string {
  const [own] = product.categoryIds
  const wider = ancestors(product, categories).filter(id => id !== own)
  const titles = wider.flatMap(id => widerWords(categories.get(id), categories))
  const colors = product.groups.flatMap(({ color }) => (color ? [color.title] : []))
  const brand = brands.get(product.brandId) ?? ''
  return [...new Set([brand, ...titles, ...colors])].join(' ')
}

const nearWords = ({ categoryIds: [own] }: DemoProduct, { categories }: Knowledge) =>
  own === undefined ? '' : wordsOfCategory(categories.get(own)).join(' ')

const wordsOfCategory = (category: DemoCategory | undefined) =>
  category === undefined ? [] : [category.title, ...(NICKNAMES.get(category.title) ?? [])]

/** A root's word that one of its branches has is that branch's: a lunch box is no rucksack. */
function widerWords(
  category: DemoCategory | undefined,
  categories: Knowledge['categories']
): readonly string[] {
  if (category?.parentId !== null) return wordsOfCategory(category)
  const branches = [...categories.values()].filter(({ parentId }) => parentId === category.id)
  const ofBranches = new Set(branches.flatMap(({ title }) => wordsOf(title)))
  return wordsOfCategory(category)
    .flatMap(wordsOf)
    .filter(word => !ofBranches.has(word))
}

/** What a buyer adds to the name of a thing: «сарафан рост 134», «рюкзак для мальчика». */
function fittingWords(product: DemoProduct): string {
  const sizes = product.groups.flatMap(({ size }) => (size ? [`размер рост ${size.title} см`] : []))
  const audience = product.filterValueIds.flatMap(id => AUDIENCE_WORDS.get(id) ?? [])
  const facts = product.characteristics.flatMap(({ title, value }) =>
    TOLD_OTHERWISE.has(title) ? [] : value
  )
  return [...new Set([...sizes, ...audience, ...facts])].join(' ')
}

/** Facts that other words say already, or that say too much: paper is what many things are made of. */
const TOLD_OTHERWISE = new Set(['Состав', 'Кому', 'Класс', 'Бренд', 'Страна', 'Артикул'])

const AUDIENCE_WORDS = new Map([
  [filterValue('gender:girls').id, 'девочкам девочки школьнице дочке'],
  [filterValue('gender:boys').id, 'мальчикам мальчики школьнику сыну'],
  [filterValue('gender:all').id, 'девочкам девочки мальчикам мальчики школьнику школьнице детям'],
  [filterValue('gender:adults').id, 'взрослым']
])

function ancestors(product: DemoProduct, categories: Knowledge['categories']): number[] {
  const ids = new Set<number>()
  for (const leaf of product.categoryIds) {
    let next: number | null = leaf
    while (next !== null) {
      ids.add(next)
      next = categories.get(next)?.parentId ?? null
    }
  }
  return [...ids]
}

const groupRows = (product: DemoProduct): SeedRow<'product_group'>[] =>
  product.groups.map(({ id, color, size }) => ({
    id,
    product_id: product.id,
    color: color ? { code: color.code, title: color.title, hex: color.hex } : null,
    size: size ? { code: size.code, title: size.title } : null
  }))

/** Small things come to wholesale buyers by ten. */
const PACK = 10
const SMALL_KOPECKS = 10_000

/** The demo shop has one offer a group, under the same id. */
const offerRow = ({ id, barcode, stock, prices, size }: DemoGroup): SeedRow<'offer'> => ({
  id,
  group_id: id,
  barcode,
  stock,
  prices,
  pack_size: size === undefined && (prices[0]?.kopecks ?? 0) < SMALL_KOPECKS ? PACK : 1
})

/** They follow the Russian curriculum, so the shop's sites abroad do not sell them. */
const RUSSIAN_BOOKS = categoryId('Книги для учёбы')

function listingRow(product: DemoProduct, knowledge: Knowledge): SeedRow<'listing'> {
  const prices = rolePrices(product)
  const price = prices[0] ?? 0
  const oldPrice = product.oldPriceKopecks ?? price
  const categoryIds = ancestors(product, knowledge.categories)
  const shown = product.groups.flatMap(({ color, size }) => [
    color?.filterValueId,
    size?.filterValueId
  ])
  const values = [...product.filterValueIds, ...shown].filter(id => id !== undefined)
  return {
    product_id: product.id,
    category_ids: categoryIds,
    collection_ids: [...(knowledge.collections.get(product.id) ?? [])],
    value_ids: [...new Set(values)],
    stickers: [...product.stickers],
    site_ids: categoryIds.includes(RUSSIAN_BOOKS) ? ['1'] : [],
    prices,
    discount: oldPrice > price ? Math.round(((oldPrice - price) / oldPrice) * 100) : 0,
    in_stock: product.groups.some(group => group.stock > 0),
    popularity: product.popularity,
    rating: product.rating,
    created_at: new Date(product.createdAt)
  }
}

/** A role without a price of its own pays the guest's. */
function rolePrices(product: DemoProduct): number[] {
  const known = new Map(product.cardPrices.map(price => [price.priceRole, price.kopecks]))
  const guest = known.get('guest_opt') ?? 0
  return PRICE_ROLES.map(role => known.get(role) ?? guest)
}

/** Words that a typo may have meant: a short name or brand is none of them, «кеды» are no «Кедр». */
function countWords(words: Map<string, number>, row: SeedRow<'product'>): void {
  const things = wordsOf(`${row.title.replaceAll(/«[^»]*»/g, ' ')} ${row.near_words}`)
  const names = wordsOf(`${row.title} ${row.search_words}`).filter(word => word.length > SHORT_NAME)
  for (const word of new Set([...things, ...names])) {
    if (word.length >= SHORTEST_WORD) words.set(word, (words.get(word) ?? 0) + 1)
  }
}
