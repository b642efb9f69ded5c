import type { NewsItem } from '../../entities/news.ts'
import type { Product } from '../../entities/product.ts'
import { imageUrl, shareUrl } from '../../values/media/media-url.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import type { HeadQuestion } from './head.ts'
import { articleSchema, productSchema, type SchemaReview } from './json-ld.ts'

/** Whose page is told of. */
export interface DescribedPage {
  /** Absolute address of the page, without a query. */
  readonly url: string
  /** Absolute address of the API, without a slash at the end: pictures come from there. */
  readonly apiUrl: string
}

/** Side of the pictures that are told of, px. */
const PICTURE_PX = 1280

/** What the page of a product says of itself to search engines and social networks. */
export const productHead = (
  product: Product,
  { apiUrl }: Pick<DescribedPage, 'apiUrl'>
): Partial<HeadQuestion> => ({
  title: product.title,
  description: product.lead || product.description,
  seo: product.seoPage,
  type: 'product',
  ...(product.images[0] && { image: shareUrl(apiUrl, product.images[0].fileId) })
})

/** A product for search engines: its card's price, in stock as soon as one choice of it is. */
export const productFacts = (
  product: Product,
  { url, apiUrl }: DescribedPage,
  { priceRole, reviews }: { readonly priceRole: string; readonly reviews: readonly SchemaReview[] }
) =>
  productSchema({
    url,
    title: product.title,
    description: product.description,
    images: product.images.map(({ fileId }) => pictureUrl(apiUrl, fileId)),
    vendorCode: product.vendorCode,
    barcode: product.groups.flatMap(({ offers }) => offers)[0]?.barcode,
    brand: product.partner?.title,
    price: cardPrice(product.cardPrices, priceRole).value,
    isInStock: product.groups.some(({ remnants }) => remnants > 0),
    rating: product.rating,
    reviewsCount: product.reviewsCount,
    reviews
  })

/** What an article or a promotion says of itself to search engines and social networks. */
export const newsHead = (
  news: NewsItem,
  { apiUrl }: Pick<DescribedPage, 'apiUrl'>
): Partial<HeadQuestion> => ({
  title: news.title,
  description: news.preview,
  type: 'article',
  ...(news.image && {
    image: pictureUrl(apiUrl, news.image.fileId),
    imageSize: { width: PICTURE_PX, height: PICTURE_PX }
  })
})

/** An article or a promotion for search engines. */
export const newsFacts = (news: NewsItem, { url, apiUrl }: DescribedPage, shop: string) =>
  articleSchema({
    ...{ url, shop },
    title: news.title,
    description: news.preview,
    image: news.image === null ? undefined : pictureUrl(apiUrl, news.image.fileId),
    publishedAt: news.publicationDate
  })

const pictureUrl = (apiUrl: string, fileId: string) =>
  imageUrl(apiUrl, fileId, 'jpg', `${PICTURE_PX}`)
