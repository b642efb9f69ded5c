// The goods of this shop as the Storefront API of Shopify describes goods.

const CURRENCY = 'RUB'
/** Pixels of the largest file of a picture: a square. */
export const PICTURE_SIDE = 1280
const UPDATED = '2026-01-01T00:00:00Z'

/** What both starters read of a list, and of its pieces: all of it, in one go. */
export const connection = nodes => ({
  nodes,
  edges: nodes.map(node => ({ node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
})

export const money = amount => ({ amount: amount.toFixed(2), currencyCode: CURRENCY })

/** A category of this shop. `products` takes the goods of its list. */
export const collectionOf = ({ code, title, image }, products, origin) => ({
  id: `gid://shopify/Collection/${code}`,
  handle: code,
  title,
  description: title,
  seo: { title, description: title },
  updatedAt: UPDATED,
  image: image && pictureOf(image, origin),
  products: () => connection(products)
})

/** A product of this shop: its groups are the variants, by colour and size. */
export function productOf(product, origin) {
  const { id, code, title, description, partner } = product
  const images = product.images.map(image => pictureOf(image, origin))
  const self = {
    id: `gid://shopify/Product/${id}`,
    handle: code,
    title,
    vendor: partner?.title ?? ''
  }
  const variants = product.groups.map(group => variantOf(group, product, { self, origin }))
  const prices = variants.map(({ price }) => Number(price.amount))
  return {
    ...self,
    ...choiceOf(variants),
    availableForSale: variants.some(isSold),
    description: plainText(description),
    descriptionHtml: description,
    featuredImage: images[0] ?? null,
    images: connection(images),
    priceRange: {
      minVariantPrice: money(Math.min(...prices)),
      maxVariantPrice: money(Math.max(...prices))
    },
    seo: { title, description: plainText(description) },
    tags: [],
    updatedAt: UPDATED,
    variants: connection(variants)
  }
}

const plainText = html => html.replace(/<[^>]+>/g, ' ').trim()

const isSold = ({ availableForSale }) => availableForSale

function pictureOf({ fileId, alt }, origin) {
  const side = { width: PICTURE_SIDE, height: PICTURE_SIDE }
  return { id: fileId, url: `${origin}/pictures/${fileId}.jpg`, altText: alt, ...side }
}

function variantOf({ id, color, size, offers, remnants }, product, { self, origin }) {
  const selectedOptions = [
    ...(color ? [{ name: 'Цвет', value: color.title }] : []),
    ...(size ? [{ name: 'Размер', value: size.title }] : [])
  ]
  const image = product.images.find(each => each.color === color?.code) ?? product.images[0]
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${id}`,
    title: selectedOptions.map(({ value }) => value).join(' / ') || 'Default Title',
    availableForSale: remnants > 0,
    price: money(offers[0].prices[0].price),
    compareAtPrice: product.oldPrice && money(product.oldPrice),
    unitPrice: null,
    sku: offers[0].barcode,
    requiresShipping: true,
    image: image && pictureOf(image, origin),
    selectedOptions: selectedOptions.length > 0 ? selectedOptions : [STANDARD],
    product: self
  }
}

/** What Shopify names the only choice of a product that has none. */
const STANDARD = { name: 'Title', value: 'Default Title' }

function choiceOf(variants) {
  const names = [...new Set(variants[0].selectedOptions.map(({ name }) => name))]
  const options = names.map(name => ({
    id: name,
    name,
    values: [...new Set(variants.map(variant => choiceIn(variant, name)))]
  }))
  const selected = ({ selectedOptions = [] }) => {
    const those = variants.filter(variant =>
      selectedOptions.every(({ name, value }) => choiceIn(variant, name) === value)
    )
    return those.find(isSold) ?? those[0] ?? variants.find(isSold) ?? variants[0]
  }
  return {
    options: options.map(option => ({ ...option, optionValues: optionValuesOf(option, variants) })),
    encodedVariantExistence: encoded(options, variants),
    encodedVariantAvailability: encoded(options, variants.filter(isSold)),
    selectedOrFirstAvailableVariant: selected,
    adjacentVariants: args => variants.filter(variant => differences(variant, selected(args)) === 1)
  }
}

const choiceIn = ({ selectedOptions }, name) =>
  selectedOptions.find(option => option.name === name)?.value

const differences = (one, other) =>
  one.selectedOptions.filter(({ name, value }) => choiceIn(other, name) !== value).length

const optionValuesOf = ({ name, values }, variants) =>
  values.map(value => ({
    name: value,
    swatch: null,
    firstSelectableVariant: variants.find(variant => choiceIn(variant, name) === value)
  }))

/** Which combinations there are: «0:0 1,1:0,» is the first value with two of the next, the second with one. */
function encoded([option, ...further], variants) {
  const parts = option.values.flatMap((value, place) => {
    const those = variants.filter(variant => choiceIn(variant, option.name) === value)
    if (those.length === 0) return []
    return further.length === 0 ? [`${place}`] : [`${place}:${encoded(further, those).slice(3)}`]
  })
  return further.length === 0 ? `v1_${parts.join(' ')},` : `v1_${parts.join('')}`
}
