import {
  type CardView,
  categoryHref,
  choiceWords,
  emptyListing,
  filterAddress,
  type GroupView,
  hasMore,
  type ListingView,
  plainText,
  purchaseView
} from '@vitrina/core/catalog'
import { listCategories } from '@vitrina/core/contracts'
import { type Category } from '@vitrina/core/entities'
import { countedNouns, countOf } from '@vitrina/core/values'

import type { Screen } from './screen.ts'
import { Misunderstanding, readBy, type Visit } from './visit.ts'

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
  if (words === '') return showList(visit, '/search')
  const { data } = await visit.shop.api(listCategories, {})
  const found = findCategory(data, words)
  visit.screen.say(visit.screen.bold(found.title))
  return showList(visit, categoryHref(found))
}

export function search(visit: Visit, words: string): Promise<void> {
  if (words === '') throw new Misunderstanding('Что найти? Например: «найти тетрадь».')
  return showList(visit, filterAddress('/search', [['q', words]]))
}

export async function showMore(visit: Visit): Promise<void> {
  const { listing, screen } = visit
  const shown = listing.get().value
  if (shown && !hasMore(shown)) return screen.say('Это весь список.')
  showRows(visit, await readBy(listing, { type: 'listing.more' }), shown?.cards.length ?? 0)
}

async function showList(visit: Visit, href: string): Promise<void> {
  const { listing, screen } = visit
  const shown = await readBy(listing, { type: 'listing.open', href })
  if (shown.corrected !== undefined) screen.say(`Показываю по запросу «${shown.corrected}».`)
  const empty = emptyListing(shown)
  if (empty === undefined) return showRows(visit, shown, 0)
  screen.say(`${empty.title}. ${empty.text}`)
}

/** The rows that the visitor has not seen yet. */
function showRows({ screen }: Visit, list: ListingView, seen: number): void {
  for (const [index, card] of list.cards.entries()) {
    if (index >= seen) screen.say(`${String(index + 1).padStart(3)}  ${rowOf(screen, card)}`)
  }
  const rest = hasMore(list) ? ', дальше — «ещё»' : ''
  const total = countOf(list.total, countedNouns.products)
  screen.say(screen.dim(`Всего ${total}. Подробнее — «товар <номер>»${rest}.`))
}

const rowOf = (screen: Screen, { title, price, isGone }: CardView) =>
  `${title} — ${screen.bold(price)}${isGone ? ', нет в наличии' : ''}`

/** One product: what it is, and its variants with their prices. */
export async function showProduct(visit: Visit, words: string): Promise<void> {
  const { screen, listing, looking } = visit
  const card = listing.get().value?.cards[Number(words) - 1]
  if (!card) throw new Misunderstanding(`Нет товара № ${words || '?'}: номера — в списке «товары».`)
  const product = await readBy(looking, { type: 'product.open', href: card.href })
  visit.product = product
  screen.say(screen.bold(product.title))
  screen.say(screen.dim(`Артикул ${product.vendorCode}, оценка ${product.rating ?? 'ещё впереди'}`))
  const text = plainText(product.description)
  if (text !== '')
    screen.say(text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX)}…` : text)
  for (const [index, group] of product.groups.entries()) {
    screen.say(`${String(index + 1).padStart(3)}  ${variantOf(group)} — ${priceOf(screen, group)}`)
  }
  const isOne = product.groups.length === 1
  screen.say(
    screen.dim(isOne ? 'Положить в корзину: «купить».' : 'В корзину: «купить <вариант> [штук]».')
  )
}

/** «122-60, синий»; a product without variants has one that is called so. */
export const variantOf = ({ color, size }: Variant): string =>
  choiceWords({ color: color ?? undefined, size: size ?? undefined }) || 'единственный вариант'

interface Variant {
  readonly color: GroupView['color'] | null
  readonly size: GroupView['size'] | null
}

function priceOf(screen: Screen, group: GroupView): string {
  const { price, tiers } = purchaseView(group, 0)
  const further = tiers.slice(1).map(tier => `${tier.words} — ${tier.price}`)
  const stock = group.remnants > 0 ? `в наличии ${group.remnants} шт.` : 'нет в наличии'
  return [screen.bold(price), ...further, stock].join('; ')
}
