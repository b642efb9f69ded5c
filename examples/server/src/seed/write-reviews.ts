import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoPicture, DemoReview } from './catalogue-shapes.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import type { DemoShopReview } from './shop-shapes.ts'
import type { PictureStore } from './write-pictures.ts'

const BATCH_PRODUCTS = 500
const ANSWER_HOURS = 20

/** Writes the reviews of the goods and of the shop with their photos. */
export async function writeReviews(
  db: Kysely<Database>,
  shop: DemoShop,
  pictures: PictureStore
): Promise<void> {
  const ofShop = shop.reviews.map(review => reviewRows(fromShop(review), undefined, pictures))
  await write(db, ofShop, pictures)
  for (let from = 0; from < shop.products.length; from += BATCH_PRODUCTS) {
    const batch = shop.products
      .slice(from, from + BATCH_PRODUCTS)
      .flatMap(({ id, reviews }) => reviews.map(review => reviewRows(review, id, pictures)))
    await write(db, batch, pictures)
  }
}

interface Rows {
  readonly review: SeedRow<'review'>
  readonly files: readonly SeedRow<'review_file'>[]
}

async function write(
  db: Kysely<Database>,
  rows: readonly Rows[],
  pictures: PictureStore
): Promise<void> {
  await pictures.flush()
  await insertRows(
    db,
    'review',
    rows.map(({ review }) => review)
  )
  await insertRows(
    db,
    'review_file',
    rows.flatMap(({ files }) => files)
  )
}

type AnyReview = DemoReview & { readonly city: string }

const fromShop = ({ picture, id, ...review }: DemoShopReview): AnyReview => ({
  ...review,
  variant: '',
  size: '',
  pictures: picture ? [picture] : []
})

function reviewRows(
  review: DemoReview & { readonly city?: string },
  productId: number | undefined,
  store: PictureStore
): Rows {
  const id = randomUUID()
  const createdAt = new Date(review.createdAt)
  const answeredAt = new Date(createdAt.getTime() + ANSWER_HOURS * 3_600_000)
  return {
    review: {
      id,
      type: productId === undefined ? 'shop' : 'product',
      product_id: productId ?? null,
      user_id: null,
      author: review.author,
      city: review.city ?? '',
      rate: review.rate,
      text: review.text,
      size: review.size,
      variant: review.variant,
      fit: review.fit ?? null,
      answer: review.answer ?? null,
      answered_at: review.answer === undefined ? null : answeredAt,
      status: 'published',
      created_at: createdAt
    },
    files: review.pictures.map((picture, position) => fileRow(id, position, picture, store))
  }
}

function fileRow(
  reviewId: string,
  position: number,
  picture: DemoPicture,
  store: PictureStore
): SeedRow<'review_file'> {
  const { fileId, alt, cover } = store.add(picture)
  return {
    review_id: reviewId,
    position,
    file_id: fileId,
    kind: 'image',
    alt,
    cover: cover ?? null
  }
}
