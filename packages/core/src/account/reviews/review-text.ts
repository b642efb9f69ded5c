import type { ReviewFit, ReviewParams } from '../../entities/review.ts'
import type { FieldErrors } from '../../platform/api-error.ts'
import { validationMessages } from '../../values/validation/validation.messages.ts'
import { reviewMessages as messages } from './review.messages.ts'

/** Subject of reviews: a product, by `productId`, or the shop itself when there is none. */
export type ReviewSubject =
  | { readonly type: 'product'; readonly productId: number }
  | { readonly type: 'shop' }

export interface ReviewForm {
  /** 0 until a star is chosen. */
  readonly rate: number
  readonly fit: ReviewFit | ''
  readonly text: string
  readonly city: string
}

export const emptyReviewForm = (): ReviewForm => ({ rate: 0, fit: '', text: '', city: '' })

type Field = ReviewParams['fields'][number]

const CONTACTS = /https?:|www\.|[\w.+-]+@[\w-]+\.\w|(?:\+7|\b8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]?\d{2}/i

/** Messages by field, for those fields only that the shop asks for. */
export function validateReview(form: ReviewForm, { fields }: Pick<ReviewParams, 'fields'>) {
  const errors: Record<string, string> = {}
  for (const field of fields) {
    const message = checkField(field, form)
    if (message !== undefined) errors[field.code] = message
  }
  return errors satisfies FieldErrors
}

function checkField(field: Field, form: ReviewForm): string | undefined {
  const { code, required } = field
  if (code === 'rate') return form.rate === 0 && required ? messages.rateMissing : undefined
  const value = form[code].trim()
  if (value === '') return required ? validationMessages.required : undefined
  return code === 'fit' ? undefined : checkText(value, field)
}

function checkText(value: string, { minLength, maxLength }: Field): string | undefined {
  if (value.length < minLength) return messages.textShort(minLength)
  if (value.length > maxLength) return messages.textLong(maxLength)
  return CONTACTS.test(value) ? messages.contacts : undefined
}

/** The visible words of a visitor: no control or direction characters, no walls of empty lines. */
export const tidyReviewText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{C}\n]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
