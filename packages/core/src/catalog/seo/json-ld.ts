import type { Breadcrumb } from '../../routes/breadcrumbs.ts'
import { plainText } from './plain-text.ts'

const CONTEXT = 'https://schema.org'
/** The currency code that §9 asks for; validators may warn (N17). */
export const SCHEMA_CURRENCY = 'RUR'
const RATING_MAX = 5

/** What a buyer said. */
export interface SchemaReview {
  readonly author: string
  /** From 1 to 5. */
  readonly rate: number
  readonly text: string
}

export interface SchemaProduct {
  readonly title: string
  readonly description: string
  /** Absolute address of the product's page. */
  readonly url: string
  readonly images: readonly string[]
  readonly vendorCode: string
  readonly barcode?: string | undefined
  readonly brand?: string | undefined
  /** Rubles. */
  readonly price: number
  readonly isInStock: boolean
  readonly rating: number
  readonly reviewsCount: number
  /** Those that the page shows. */
  readonly reviews: readonly SchemaReview[]
}

/** schema.org Product with its offer, and what buyers said when somebody did. */
export const productSchema = (product: SchemaProduct) => ({
  '@context': CONTEXT,
  '@type': 'Product',
  name: product.title,
  description: plainText(product.description) || product.title,
  image: product.images,
  sku: product.vendorCode,
  ...(product.barcode === undefined ? {} : { gtin13: product.barcode }),
  ...(product.brand === undefined ? {} : { brand: { '@type': 'Brand', name: product.brand } }),
  ...ratingSchema(product),
  ...(product.reviews.length > 0 && { review: product.reviews.map(reviewSchema) }),
  offers: {
    '@type': 'Offer',
    url: product.url,
    price: product.price,
    priceCurrency: SCHEMA_CURRENCY,
    availability: `${CONTEXT}/${product.isInStock ? 'InStock' : 'OutOfStock'}`
  }
})

const reviewSchema = ({ author, rate, text }: SchemaReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rate, bestRating: RATING_MAX },
  reviewBody: text
})

export interface SchemaArticle {
  readonly title: string
  readonly description: string
  /** Absolute address of the article's page. */
  readonly url: string
  readonly image: string | undefined
  /** ISO time. */
  readonly publishedAt: string
  readonly shop: string
}

/** schema.org Article by the shop itself. */
export const articleSchema = (article: SchemaArticle) => ({
  '@context': CONTEXT,
  '@type': 'Article',
  headline: article.title,
  description: plainText(article.description) || article.title,
  ...(article.image === undefined ? {} : { image: [article.image] }),
  datePublished: article.publishedAt,
  mainEntityOfPage: article.url,
  author: { '@type': 'Organization', name: article.shop },
  publisher: { '@type': 'Organization', name: article.shop }
})

export interface SchemaShop {
  readonly title: string
  /** Absolute address of the shop. */
  readonly url: string
  readonly phone: string
  readonly email: string
  readonly rating: number
  readonly reviewsCount: number
}

/** schema.org Organization of the shop itself, with its rating when somebody gave one. */
export const shopSchema = (shop: SchemaShop) => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: shop.title,
  url: shop.url,
  telephone: shop.phone,
  email: shop.email,
  ...ratingSchema(shop)
})

/** schema.org BreadcrumbList; `url` is the page itself, which is no link on the page. */
export const breadcrumbSchema = (
  crumbs: readonly Breadcrumb[],
  page: { readonly origin: string; readonly url: string }
) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, href }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    item: href === undefined ? page.url : page.origin + href
  }))
})

const ratingSchema = ({ rating, reviewsCount }: Pick<SchemaProduct, 'rating' | 'reviewsCount'>) =>
  reviewsCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount: reviewsCount,
          bestRating: RATING_MAX
        }
      }
    : {}
