import { routePath } from '@vitrina/core'
import { REVIEW_PRODUCT_FIELD, type ReviewSubject, reviewForm } from '@vitrina/core/account'
import type { ReviewParams } from '@vitrina/core/entities'

import { Attachments } from '../../forms/attachments.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { StarInput } from '../../kit/star-input/star-input.tsx'
import { TextArea } from '../../kit/text-area/text-area.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { style } from '../../theme/style.ts'
import { reviewFormMessages } from './review-form.messages.ts'

const reviewFormStyle = style(`
  display: grid; gap: 20px;
  h3 + & { margin-top: 14px; }
`)

interface ReviewFormProps {
  readonly subject: ReviewSubject
  /** What the shop asks, and how many files it takes. */
  readonly params: ReviewParams
}

const useReviewForm = ({ subject, params }: ReviewFormProps) =>
  useForm(reviewForm, { subject, params, files: [] }, async (engine, body) =>
    (await engine.service('sendReview'))(body)
  )

type Written = ReturnType<typeof useReviewForm>

/**
 * Takes a review of a product or of the shop: stars, words and photos. `params` say what the shop
 * asks and how many files it takes; they come with the permission to write.
 */
export function ReviewForm(props: ReviewFormProps) {
  const form = useReviewForm(props)
  if (form.thanks) return <FormMessage tone="good">{form.thanks}</FormMessage>
  return (
    <form
      {...form.formProps}
      action={routePath('reviews')}
      encType="multipart/form-data"
      className={reviewFormStyle()}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {props.subject.type === 'product' && (
        <input type="hidden" name={REVIEW_PRODUCT_FIELD} value={props.subject.productId} />
      )}
      {props.params.fields.map(field => (
        <ReviewField key={field.code} form={form} field={field} />
      ))}
      {props.params.files.max > 0 && (
        <Attachments
          label={reviewFormMessages.addPhotos}
          form={form.opened}
          targetCode="review"
          max={props.params.files.max}
          error={form.field('fileIds').error}
        />
      )}
      <Button size="l" busy={form.isBusy}>
        {reviewFormMessages.send}
      </Button>
    </form>
  )
}

interface ReviewFieldProps {
  readonly form: Written
  readonly field: ReviewParams['fields'][number]
}

function ReviewField({ form, field }: ReviewFieldProps) {
  const { code, title, required, maxLength } = field
  if (code === 'fit') return <Fit form={form} field={field} />
  if (code === 'rate') {
    return (
      <StarInput
        label={title}
        name={code}
        value={form.values.rate}
        error={form.field(code).error}
        onChange={rate => form.change(code, rate)}
      />
    )
  }
  const control = { ...form.text(code), label: title, required, maxLength }
  if (code === 'city') return <TextField {...control} />
  return (
    <TextArea {...control} rows={5} onChange={({ target }) => form.change(code, target.value)} />
  )
}

const Fit = ({ form, field: { code, title, options } }: ReviewFieldProps) => (
  <fieldset>
    <legend>{title}</legend>
    {options.map(option => (
      <label key={option.code} className="row">
        <input
          type="radio"
          name={code}
          value={option.code}
          checked={form.values.fit === option.code}
          onChange={() => form.change('fit', option.code)}
        />
        <span>{option.title}</span>
      </label>
    ))}
  </fieldset>
)
