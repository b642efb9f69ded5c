import type { ReviewSubject } from '@vitrina/core/account'
import type { ReviewPermission } from '@vitrina/core/entities'
import { DAY_MS } from '@vitrina/core/values'
import type { Kysely, Selectable } from 'kysely'

import { countRows } from '../../db/count-rows.ts'
import type { ReviewTable } from '../../db/schema/reviews.ts'
import type { Database } from '../../db/schema.ts'
import { toReviews } from './review-rows.ts'
import { reviewsOf } from './review-subject.ts'
import { reviewMessages as messages } from './reviews.messages.ts'

const REVIEWS_A_DAY = 10

/** What the writer bought; '' where there was nothing to choose. */
export interface Purchase {
  readonly variant: string
  readonly size: string
}

export type Judgement =
  | { readonly may: true; readonly purchase: Purchase }
  | { readonly may: false; readonly status: 403 | 409 | 429; readonly message: string }

interface Question {
  readonly db: Kysely<Database>
  readonly subject: ReviewSubject
  readonly uid: string
  readonly now: Date
}

/** A buyer whose order was handed over may write once, and not too often on one day. */
export async function judge(question: Question): Promise<Judgement> {
  const own = await findOwn(question)
  if (own !== undefined) {
    const message = own.status === 'moderation' ? messages.waiting : messages.alreadyWritten
    return { may: false, status: 409, message }
  }
  const purchase = await findPurchase(question)
  if (purchase === undefined) {
    const { type } = question.subject
    const message = type === 'shop' ? messages.onlyCustomers : messages.onlyBuyers
    return { may: false, status: 403, message }
  }
  const today = await writtenSince(question, new Date(question.now.getTime() - DAY_MS))
  if (today >= REVIEWS_A_DAY) return { may: false, status: 429, message: messages.tooManyToday }
  return { may: true, purchase }
}

/** The answer to «may I write?»; a guest is asked to sign in first. */
export async function readPermission(
  question: Omit<Question, 'uid'> & { readonly uid: string | undefined }
): Promise<ReviewPermission> {
  const { db, uid } = question
  if (uid === undefined) return { allowPost: false, message: messages.signIn, review: null }
  const judgement = await judge({ ...question, uid })
  const own = await findOwn({ ...question, uid })
  const [review = null] = await toReviews(db, own ? [own] : [])
  return judgement.may
    ? { allowPost: true, message: messages.mayPost, review }
    : { allowPost: false, message: judgement.message, review }
}

/** A rejected review is as good as none: it may be written again. */
export const findOwn = ({
  db,
  subject,
  uid
}: Pick<Question, 'db' | 'subject' | 'uid'>): Promise<Selectable<ReviewTable> | undefined> =>
  reviewsOf(db, subject)
    .selectAll()
    .where('user_id', '=', uid)
    .where('status', '<>', 'rejected')
    .executeTakeFirst()

async function findPurchase({ db, subject, uid }: Question): Promise<Purchase | undefined> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('order_item', 'order_item.order_id', 'orders.id')
    .leftJoin('product_group', 'product_group.id', 'order_item.group_id')
    .select(['order_item.variant', 'product_group.size'])
    .where('orders.user_id', '=', uid)
    .where('orders.status', '=', 'done')
    .$if(subject.type === 'product', query =>
      query.where('order_item.product_id', '=', subject.type === 'product' ? subject.productId : 0)
    )
    .orderBy('orders.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (found === undefined) return undefined
  if (subject.type === 'shop') return { variant: '', size: '' }
  return { variant: found.variant, size: found.size?.title ?? '' }
}

const writtenSince = ({ db, uid }: Question, since: Date) =>
  countRows(db.selectFrom('review').where('user_id', '=', uid).where('created_at', '>', since))
