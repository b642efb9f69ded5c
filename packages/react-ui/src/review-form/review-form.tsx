import type { ReviewParams } from '@vitrina/core/entities'
import {
  filesLeft,
  type ReviewAttachment,
  type ReviewSubject,
  removeReviewFile,
  reviewForm
} from '@vitrina/core/reviews'
import type { ChangeEvent } from 'react'

import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { StarInput } from '../kit/star-input/star-input.tsx'
import { TextArea } from '../kit/text-area/text-area.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { style } from '../theme/style.ts'

const reviewFormStyle = style(`
  display: grid; gap: 20px;
  & .files { display: grid; gap: 8px; }
  & .files > label { position: relative; display: inline-flex; align-items: center; justify-self: start; min-height: 44px; color: var(--c-pen); font-weight: 600; cursor: pointer; text-decoration: underline; text-underline-offset: .2em; }
  & .files > label:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; border-radius: var(--r-xs); }
  & .files input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  & .files li { display: flex; align-items: center; gap: 12px; min-height: 44px; }
  & .files li > span:first-child { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & .files li > .wrong { color: var(--c-red); font-size: var(--fs-sm); }
`)

interface ReviewFormProps {
  readonly subject: ReviewSubject
  /** What the shop asks, and how many files it takes. */
  readonly params: ReviewParams
}

const useReviewForm = ({ subject, params }: ReviewFormProps) =>
  useForm(reviewForm, { subject, params, files: [] }, (engine, body) => engine.sendReview(body))

type Written = ReturnType<typeof useReviewForm>

/** Stars, words and photos. */
export function ReviewForm(props: ReviewFormProps) {
  const form = useReviewForm(props)
  if (form.thanks) return <FormMessage tone="good">{form.thanks}</FormMessage>
  return (
    <form {...form.formProps} className={reviewFormStyle()}>
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {props.params.fields.map(field => (
        <ReviewField key={field.code} form={form} field={field} />
      ))}
      {props.params.files.max > 0 && <Files form={form} />}
      <Button size="l" busy={form.isBusy}>
        Отправить отзыв
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
        error={form.look(code).error}
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
        {option.title}
      </label>
    ))}
  </fieldset>
)

function Files({ form: { facts, opened, look } }: { readonly form: Written }) {
  const shop = useShop()
  const { error } = look('fileIds')

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    for (const blob of target.files ?? []) {
      const file = { key: `${blob.name} ${Date.now()}`, name: blob.name, blob }
      void shop.engine().then(engine => engine.addReviewFile(opened, file))
    }
    target.value = ''
  }

  return (
    <div className="files">
      {facts.files.length > 0 && (
        <ul>
          {facts.files.map(file => (
            <Attached
              key={file.key}
              file={file}
              onRemove={() => removeReviewFile(opened, file.key)}
            />
          ))}
        </ul>
      )}
      {filesLeft(facts) > 0 && (
        <label>
          Добавить фото или видео
          <input
            type="file"
            multiple
            accept={facts.params.files.extensions.map(name => `.${name}`).join()}
            onChange={choose}
          />
        </label>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  )
}

interface AttachedProps {
  readonly file: ReviewAttachment
  readonly onRemove: () => void
}

const Attached = ({ file: { name, state, message }, onRemove }: AttachedProps) => (
  <li>
    <span>{name}</span>
    {state === 'uploading' && <span role="status">Загружается…</span>}
    {message && <span className="wrong">{message}</span>}
    <IconButton icon="x" label={`Убрать файл: ${name}`} onClick={onRemove} />
  </li>
)
