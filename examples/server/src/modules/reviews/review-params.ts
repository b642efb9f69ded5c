import type { ReviewSubject } from '@vitrina/core/account'
import type { ReviewParams } from '@vitrina/core/entities'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

type Field = ReviewParams['fields'][number]

const TYPED = { options: [] }
const CHOSEN = { minLength: 0, maxLength: 0, options: [] }
const FITS = Object.entries(messages.fits).map(([code, title]) => ({ code, title }))

const FIELDS: readonly Omit<Field, 'title'>[] = [
  { code: 'rate', required: true, ...CHOSEN },
  { code: 'fit', required: false, ...CHOSEN, options: FITS },
  { code: 'text', required: true, minLength: 10, maxLength: 2000, ...TYPED },
  { code: 'city', required: false, minLength: 0, maxLength: 60, ...TYPED }
]
const FILES = { max: 5, extensions: ['jpg', 'jpeg', 'png', 'webp', 'mp4'] }

/** What a review is asked for: how a size fits where there are sizes, a city by the shop. */
export async function readParams(
  db: Kysely<Database>,
  subject: ReviewSubject
): Promise<ReviewParams> {
  const asked: Readonly<Record<Field['code'], boolean>> = {
    rate: true,
    fit: subject.type === 'product' && (await hasSizes(db, subject.productId)),
    text: true,
    city: subject.type === 'shop'
  }
  return {
    fields: FIELDS.filter(({ code }) => asked[code]).map(field => ({
      ...field,
      title: messages.fields[field.code]
    })),
    files: FILES
  }
}

const hasSizes = async (db: Kysely<Database>, productId: number) =>
  (await db
    .selectFrom('product_group')
    .select('id')
    .where('product_id', '=', productId)
    .where('size', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
