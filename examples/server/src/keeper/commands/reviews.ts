import { isUuid } from '@vitrina/core/platform'
import { HttpError } from '../../http/errors.ts'
import { answerReview } from '../../modules/reviews/answer-review.ts'
import { moderateReview } from '../../modules/reviews/moderate-review.ts'
import type { KeeperCommand } from '../command.ts'
import { oneLine } from '../read-ids.ts'
import { readWord } from '../read-values.ts'

const SHOWN = 50
const STATUSES = { publish: 'published', reject: 'rejected' } as const

export const reviewListCommand: KeeperCommand = {
  name: 'review:list',
  purpose: 'показать отзывы, которые ждут проверки',
  values: [],
  options: {},
  example: 'review:list',
  async run(_, { db }) {
    const rows = await db
      .selectFrom('review')
      .leftJoin('product', 'product.id', 'review.product_id')
      .where('review.status', '=', 'moderation')
      .select(['review.id', 'review.author', 'review.rate', 'review.text', 'product.title'])
      .orderBy('review.created_at')
      .limit(SHOWN)
      .execute()
    if (rows.length === 0) return 'Все отзывы проверены'
    return rows
      .map(({ id, author, rate, text, title }) =>
        [`${id}  ${rate} из 5, ${author}, ${title ?? 'о магазине'}`, `  ${oneLine(text)}`].join(
          '\n'
        )
      )
      .join('\n')
  }
}

export const reviewModerateCommand: KeeperCommand = {
  name: 'review:moderate',
  purpose: 'опубликовать отзыв или отклонить его',
  values: ['номер отзыва из review:list', 'publish или reject'],
  options: {},
  example: 'review:moderate 0192f3a0-0000-7000-8000-000000000000 publish',
  async run(args, { db, now, live }) {
    const [id, verdict] = [args.value(0), readWord(args.value(1), 'Решение', ['publish', 'reject'])]
    if (!isUuid(id)) throw new HttpError(404, 'Отзыв не найден')
    await moderateReview(db, { id, status: STATUSES[verdict], now: now(), live })
    return verdict === 'publish' ? 'Отзыв опубликован' : 'Отзыв отклонён'
  }
}

export const reviewAnswerCommand: KeeperCommand = {
  name: 'review:answer',
  purpose: 'ответить под опубликованным отзывом; автор узнает об этом',
  values: ['номер отзыва', 'слова магазина'],
  options: {},
  example: 'review:answer 0192f3a0-0000-7000-8000-000000000000 "Спасибо, передали в мастерскую"',
  async run(args, { db, now, live }) {
    const id = args.value(0)
    if (!isUuid(id)) throw new HttpError(404, 'Отзыв не найден')
    await answerReview(db, { id, text: args.value(1), now: now(), live })
    return 'Ответ опубликован'
  }
}
