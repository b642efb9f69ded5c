import type { Category } from '../entities/category.ts'
import type { CardPrice } from '../entities/price.ts'
import type { Product, ProductCard, ProductGroup, Sticker } from '../entities/product.ts'
import { demoGroup, demoProduct } from './fixtures.ts'

/** The price role of a guest, whose prices everybody may see. */
export const GUEST_ROLE = 'guest_opt'

/** What of a guest's price each role pays. */
const ROLE_SHARES: readonly (readonly [role: string, share: number])[] = [
  [GUEST_ROLE, 1],
  ['user', 1],
  ['org', 0.9],
  ['dealer', 2 / 3]
]

interface Variant {
  readonly id: number
  /** Pieces in stock. */
  readonly remnants: number
  readonly color?: ProductGroup['color']
  readonly size?: ProductGroup['size']
}

interface Good {
  readonly id: number
  readonly code: string
  readonly title: string
  readonly lead: string
  /** Of a guest, rubles. */
  readonly price: number
  readonly oldPrice?: number
  readonly category: Category
  readonly stickers?: readonly Sticker[]
  readonly variants: readonly Variant[]
}

const category = (id: number, code: string, title: string, productsCount: number): Category => ({
  ...{ id, code, title, productsCount, sort: id, image: null, childrenIds: [] },
  ...{ parentId: ROOT_ID, path: `shkola/${code}` }
})

const ROOT_ID = 1
const stationery = category(11, 'kancelyariya', 'Канцелярия', 3)
const bags = category(12, 'ryukzaki', 'Рюкзаки', 1)
const uniform = category(13, 'forma', 'Форма', 1)

/** The menu of the demo shop, from the root down. */
export const demoCategories: readonly Category[] = [
  {
    ...{ id: ROOT_ID, code: 'shkola', title: 'Всё для школы', path: 'shkola', image: null },
    ...{ parentId: null, childrenIds: [11, 12, 13], sort: 1, productsCount: 5 }
  },
  ...[stationery, bags, uniform]
]

const blue = { code: 'sinij', title: 'синий', hex: '#1f3a8a' }
const red = { code: 'krasnyj', title: 'красный', hex: '#b91c1c' }

/** Ids of products and groups are those that examples of other answers name: both 1 for the first. */
const goods: readonly Good[] = [
  {
    ...{ id: 1, code: 'tetrad', title: 'Тетрадь в клетку', category: stationery, price: 450 },
    lead: 'Плотная бумага, ровные поля.',
    variants: [{ id: 1, remnants: 999 }]
  },
  {
    ...{ id: 2, code: 'ryukzak-kometa', title: 'Рюкзак «Комета»', category: bags, price: 3600 },
    ...{ lead: 'Держит спину и не боится дождя.', oldPrice: 4200 },
    stickers: [{ code: 'sale', title: 'Скидка', tone: 'sale' }],
    variants: [
      { id: 201, remnants: 5, color: blue },
      { id: 202, remnants: 1, color: red }
    ]
  },
  {
    ...{ id: 3, code: 'penal-kosmos', title: 'Пенал «Космос»', category: stationery, price: 690 },
    lead: 'Две молнии, место для линейки.',
    variants: [
      { id: 301, remnants: 12, color: blue },
      { id: 302, remnants: 0, color: red }
    ]
  },
  {
    ...{ id: 4, code: 'sarafan-kembridzh', title: 'Сарафан «Кембридж»', category: uniform },
    ...{ lead: 'Шерсть с вискозой, карманы.', price: 2700 },
    variants: [
      { id: 401, remnants: 8, size: { code: '122-60', title: '122-60' } },
      { id: 402, remnants: 3, size: { code: '128-64', title: '128-64' } }
    ]
  },
  {
    ...{ id: 5, code: 'globus', title: 'Глобус школьный', category: stationery, price: 1900 },
    lead: 'Диаметр 25 см, с подсветкой.',
    variants: [{ id: 501, remnants: 0 }]
  }
]

/** The prices that a visitor may see: his role's and a guest's. */
function pricesOf({ price }: Good, role: string): readonly CardPrice[] {
  const shown = ROLE_SHARES.filter(([name]) => name === role || name === GUEST_ROLE)
  return shown.map(([priceRole, share]) => ({ priceRole, price: Math.round(price * share) }))
}

function groupOf(good: Good, role: string, { id, remnants, color, size }: Variant): ProductGroup {
  const prices = pricesOf(good, role).map(price => ({ ...price, limit: 1 }))
  const barcode = `46${String(id).padStart(11, '0')}`
  return demoGroup({
    ...{ id, remnants, color: color ?? null, size: size ?? null, selected: false },
    offers: [{ id: id * 10, barcode, remnants, prices }]
  })
}

function cardOf(good: Good, role: string): ProductCard {
  const { id, code, title, category, oldPrice = null, stickers = [], variants } = good
  return demoProduct({
    ...{ id, code, title, oldPrice, vendorCode: `П-${id}`, stickers: [...stickers] },
    categories: [
      { id: category.id, code: category.code, title: category.title, path: category.path }
    ],
    cardPrices: [...pricesOf(good, role)],
    groups: variants.map(variant => groupOf(good, role, variant))
  })
}

/** The cards of all products, with the prices that a role may see. */
export const demoCards = (role = GUEST_ROLE): readonly ProductCard[] =>
  goods.map(good => cardOf(good, role))

/** The page of a product; undefined for one that the demo shop does not have. */
export function demoPage(card: ProductCard): Product {
  const good = goods.find(({ id }) => id === card.id)
  const lead = good?.lead ?? ''
  return {
    ...{ ...card, lead, description: `<p>${lead}</p>`, seoPage: null },
    characteristics: [{ title: 'Страна', value: 'Россия' }],
    trail: demoCategories
      .filter(({ path }) => `${card.categories[0]?.path}/`.startsWith(`${path}/`))
      .map(({ id, code, title, path }) => ({ id, code, title, path }))
  }
}

const byGroup = new Map(
  goods.flatMap(good => good.variants.map(variant => [variant.id, { good, variant }] as const))
)

/** Pieces of a group; undefined where no product of the demo shop has it. */
export const demoStockOf = (groupId: number): number | undefined =>
  byGroup.get(groupId)?.variant.remnants

/** The card with this one of its groups; undefined where no product of the demo shop has it. */
export function demoCardOf(groupId: number, role = GUEST_ROLE): ProductCard | undefined {
  const found = byGroup.get(groupId)
  return found && cardOf({ ...found.good, variants: [found.variant] }, role)
}
