import type { Raffle } from '../entities/raffle.ts'
import type { Review, ReviewParams } from '../entities/review.ts'

/** A published review of product 1. */
export const demoReview = (patch: Partial<Review> = {}): Review => ({
  id: 'review-1',
  type: 'product',
  productId: 1,
  author: 'Марина К.',
  city: '',
  rate: 5,
  text: 'Молнии целы, спинка не продавилась.',
  variant: 'синий',
  fit: null,
  files: [],
  answer: null,
  createdAt: '2026-07-01T09:00:00.000Z',
  status: 'published',
  ...patch
})

/** A form that asks for stars and words. */
export const demoReviewParams = (): ReviewParams => ({
  fields: [
    { code: 'rate', title: 'Оценка', required: true, minLength: 0, maxLength: 0, options: [] },
    { code: 'text', title: 'Отзыв', required: true, minLength: 10, maxLength: 2000, options: [] }
  ],
  files: { max: 2, extensions: ['jpg'] }
})

/** An open raffle that the visitor may join. */
export const demoRaffle = (patch: Partial<Raffle> = {}): Raffle => ({
  code: 'teleskop',
  title: 'Телескоп за форму',
  lead: '',
  html: '',
  image: null,
  status: 'open',
  startsAt: '2026-07-01T00:00:00.000Z',
  endsAt: '2026-09-01T00:00:00.000Z',
  prizes: [{ title: 'Телескоп', count: 1, image: null }],
  conditions: [],
  minOrderPrice: 0,
  participantsCount: 0,
  participants: { data: [], meta: { page: 1, limit: 10, total: 0, pages: 0 } },
  participation: { ticket: null, allowed: true, message: 'Можно участвовать' },
  draw: { commitment: 'c0ffee', seed: null, drawnAt: null, participants: null, winners: [] },
  ...patch
})
