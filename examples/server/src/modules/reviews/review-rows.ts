import type { Review } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { ReviewFileTable, ReviewTable } from '../../db/schema/reviews.ts'
import type { Database } from '../../db/schema.ts'

type ReviewRow = Selectable<ReviewTable>

/** Reviews as the contracts show them, in the order given. */
export async function toReviews(
  db: Kysely<Database>,
  rows: readonly ReviewRow[]
): Promise<Review[]> {
  if (rows.length === 0) return []
  const files = await db
    .selectFrom('review_file')
    .selectAll()
    .where(
      'review_id',
      'in',
      rows.map(row => row.id)
    )
    .orderBy('position')
    .execute()
  return rows.map(row =>
    toReview(
      row,
      files.filter(file => file.review_id === row.id)
    )
  )
}

const toReview = (row: ReviewRow, files: readonly Selectable<ReviewFileTable>[]): Review => ({
  id: row.id,
  type: row.type,
  productId: row.product_id,
  author: row.author,
  city: row.city,
  rate: row.rate,
  text: row.text,
  variant: row.variant,
  fit: row.fit,
  files: files.map(({ file_id, kind, alt, cover }) => ({
    fileId: file_id,
    kind,
    alt,
    ...(cover && { cover })
  })),
  answer:
    row.answer === null
      ? null
      : { text: row.answer, createdAt: (row.answered_at ?? row.created_at).toISOString() },
  createdAt: row.created_at.toISOString(),
  status: row.status
})
