import { formatPrice } from '@vitrina/core'
import { listCategories, listProducts, viewProduct } from '@vitrina/core/contracts'
import { type Category, type ProductCard, type ProductGroup } from '@vitrina/core/entities'
import { countedNouns, countOf } from '@vitrina/core/plural'
import { cardPrice, tierPrice } from '@vitrina/core/price'
import { priceRole } from '@vitrina/core/session'

import { Misunderstanding, type Visit } from './visit.ts'

const PAGE = 10
const LEVELS = 2
const DESCRIPTION_MAX = 300

/** Sections with something in them, two levels of the catalogue; of one section all that is below. */
export async function showCategories({ shop, screen }: Visit, words: string): Promise<void> {
  const { data } = await shop.api(listCategories, {})
  const root = words === '' ? undefined : findCategory(data, words)
  const prefix = root ? `${root.path}/` : ''
  const depthOf = ({ path }: Category) => path.slice(prefix.length).split('/').length - 1
  const shown = data
    .filter(({ path, productsCount }) => path.startsWith(prefix) && productsCount > 0)
    .filter(category => root !== undefined || depthOf(category) < LEVELS)
    .toSorted(byPath)
  if (shown.length === 0) screen.say('Внутри нет других разделов.')
  for (const category of shown) {
    const count = countOf(category.productsCount, countedNouns.products)
    screen.say(`${'   '.repeat(depthOf(category))}${category.title} ${screen.dim(`— ${count}`)}`)
  }
  screen.say(
    screen.dim('Что в разделе: «товары <раздел>», какие в нём есть ещё: «каталог <раздел>».')
  )
}

const byPath = (one: Category, other: Category) => (one.path < other.path ? -1 : 1)

/** By its title or code, or by a part of the title. */
function findCategory(categories: readonly Category[], words: string): Category {
  const asked = words.toLowerCase()
  const found =
    categories.find(({ title, code }) => title.toLowerCase() === asked || code === asked) ??
    categories.find(({ title }) => title.toLowerCase().includes(asked))
  if (found) return found
  throw new Misunderstanding(`Нет раздела «${words}». Все разделы: «каталог».`)
}

/** Products of a section; of the whole shop without one. */
export async function showProducts(visit: Visit, words: string): Promise<void> {
  if (words === '') return showList(visit, {}, 1)
  const { data } = await visit.shop.api(listCategories, {})
  const found = findCategory(data, words)
  visit.screen.say(visit.screen.bold(found.title))
  return showList(visit, { category: found.path }, 1)
}

export function search(visit: Visit, words: string): Promise<void> {
  if (words === '') throw new Misunderstanding('Что найти? Например: «найти тетрадь».')
  return showList(visit, { search: words }, 1)
}

export async function showMore({ shelf, screen }: Visit): Promise<void> {
  if (shelf.more) return shelf.more()
  screen.say(
    shelf.products.length === 0 ? 'Сначала откройте список: «товары».' : 'Это весь список.'
  )
}

interface Selection {
  readonly category?: string
  readonly search?: string
}

async function showList(visit: Visit, selection: Selection, page: number): Promise<void> {
  const { shop, screen } = visit
  const body = { ...selection, page, limit: PAGE }
  const { data, meta, corrected } = await shop.api(listProducts, { body })
  if (corrected !== null) screen.say(`Показываю по запросу «${corrected}».`)
  if (data.length === 0) {
    screen.say('Ничего не нашлось. Попробуйте другие слова или «каталог».')
    return
  }
  const before = page === 1 ? [] : visit.shelf.products
  const hasMore = meta.page < meta.pages
  visit.shelf = {
    products: [...before, ...data],
    more: hasMore ? () => showList(visit, selection, page + 1) : undefined
  }
  for (const [index, product] of data.entries()) {
    screen.say(`${String(before.length + index + 1).padStart(3)}  ${rowOf(visit, product)}`)
  }
  const rest = hasMore ? `, дальше — «ещё»` : ''
  const total = countOf(meta.total, countedNouns.products)
  screen.say(screen.dim(`Всего ${total}. Подробнее — «товар <номер>»${rest}.`))
}

const rowOf = ({ shop, screen }: Visit, { title, cardPrices, groups }: ProductCard) => {
  const { value } = cardPrice(cardPrices, priceRole(shop.getState().session))
  const isThere = groups.some(({ remnants }) => remnants > 0)
  return `${title} — ${screen.bold(formatPrice(value))}${isThere ? '' : ', нет в наличии'}`
}

/** One product: what it is, and its variants with their prices. */
export async function showProduct(visit: Visit, words: string): Promise<void> {
  const { shop, screen, shelf } = visit
  const card = shelf.products[Number(words) - 1]
  if (!card) throw new Misunderstanding(`Нет товара № ${words || '?'}: номера — в списке «товары».`)
  const product = await shop.api(viewProduct, { query: { code: card.code } })
  visit.product = product
  screen.say(screen.bold(product.title))
  screen.say(screen.dim(`Артикул ${product.vendorCode}, оценка ${product.rating.toFixed(1)}`))
  const text = product.description
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text !== '')
    screen.say(text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX)}…` : text)
  for (const [index, group] of product.groups.entries()) {
    screen.say(`${String(index + 1).padStart(3)}  ${variantOf(group)} — ${priceOf(visit, group)}`)
  }
  const isOne = product.groups.length === 1
  screen.say(
    screen.dim(isOne ? 'Положить в корзину: «купить».' : 'В корзину: «купить <вариант> [штук]».')
  )
}

/** «синий, 122-60»; a product without variants has one that is called so. */
export const variantOf = ({ color, size }: Pick<ProductGroup, 'color' | 'size'>): string =>
  [color?.title, size?.title].filter(Boolean).join(', ') || 'единственный вариант'

function priceOf({ shop, screen }: Visit, { offers, remnants }: ProductGroup): string {
  const role = priceRole(shop.getState().session)
  const prices = offers[0]?.prices ?? []
  const { value, priceRole: ownRole } = tierPrice(prices, role, 1)
  const tiers = prices
    .filter(({ priceRole, limit }) => priceRole === ownRole && limit > 1)
    .map(({ price, limit }) => `от ${limit} шт. — ${formatPrice(price)}`)
  const stock = remnants > 0 ? `в наличии ${remnants} шт.` : 'нет в наличии'
  return [screen.bold(formatPrice(value)), ...tiers, stock].join('; ')
}
