import type { Category } from '../../entities/category.ts'
import type { ProductCard, ProductGroup } from '../../entities/product.ts'
import { escapeMarkup } from '../../values/allowed-html/escape-markup.ts'
import { imageUrl } from '../../values/media/media-url.ts'
import { tierPrice } from '../../values/price/card-price.ts'
import { choiceHref } from '../choice/choice-href.ts'
import { placeOfGroup } from '../choice/color-picture.ts'
import { productHref } from '../product/product-href.ts'
import { SCHEMA_CURRENCY } from './json-ld.ts'
import { seoMessages } from './seo.messages.ts'

export interface FeedShop {
  readonly title: string
  /** `https://shop.example`, without a slash at the end. */
  readonly origin: string
  /** Whose prices are told: those of a guest. */
  readonly priceRole: string
  /** The address at which visitors see a page of the route table; the same without it. */
  readonly address?: (url: string) => string
  /** When it was made, milliseconds since 1970. */
  readonly now: number
}

/**
 * The catalogue in the Yandex Market Language: an offer for each colour and size. It comes in pieces of
 * whole lines, as the products do.
 */
export async function* ymlFeed(
  shop: FeedShop,
  categories: readonly Pick<Category, 'id' | 'parentId' | 'title'>[],
  products: AsyncIterable<readonly ProductCard[]>
): AsyncGenerator<string, void> {
  yield headOf(shop, categories)
  for await (const some of products) {
    const offers = some.flatMap(product =>
      product.groups.map(group => `${offerTag(shop, product, group)}\n`)
    )
    yield offers.join('')
  }
  yield '</offers></shop></yml_catalog>'
}

const headOf = (
  shop: FeedShop,
  categories: readonly Pick<Category, 'id' | 'parentId' | 'title'>[]
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<yml_catalog date="${new Date(shop.now).toISOString().slice(0, 19)}+00:00"><shop>`,
    tag('name', shop.title),
    tag('company', shop.title),
    tag('url', `${shop.origin}/`),
    `<currencies><currency id="${SCHEMA_CURRENCY}" rate="1"/></currencies>`,
    '<categories>',
    ...categories.map(categoryTag),
    '</categories><offers>',
    ''
  ].join('\n')

const categoryTag = ({ id, parentId, title }: Pick<Category, 'id' | 'parentId' | 'title'>) => {
  const parent = parentId === null ? '' : ` parentId="${parentId}"`
  return `<category id="${id}"${parent}>${escapeMarkup(title)}</category>`
}

function offerTag(shop: FeedShop, product: ProductCard, group: ProductGroup): string {
  const { origin, priceRole, address = url => url } = shop
  const price = tierPrice(group.offers[0]?.prices ?? [], priceRole, 1).value
  const { oldPrice } = product
  const image = product.images[placeOfGroup(product, group)]
  return [
    `<offer id="${group.id}" group_id="${product.id}" available="${group.remnants > 0}">`,
    tag('url', origin + address(choiceHref(productHref(product), group))),
    tag('price', String(price)),
    oldPrice !== null && oldPrice > price && tag('oldprice', String(oldPrice)),
    tag('currencyId', SCHEMA_CURRENCY),
    tag('categoryId', String(product.categories[0]?.id ?? '')),
    image && tag('picture', imageUrl(`${origin}/api`, image.fileId, 'jpg', '1280')),
    tag('name', product.title),
    product.partner && tag('vendor', product.partner.title),
    tag('vendorCode', product.vendorCode),
    tag('count', String(group.remnants)),
    group.color && param(seoMessages.color, group.color.title),
    group.size && param(seoMessages.size, group.size.title),
    '</offer>'
  ]
    .filter(Boolean)
    .join('')
}

const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`

const param = (name: string, text: string) => `<param name="${name}">${escapeMarkup(text)}</param>`
