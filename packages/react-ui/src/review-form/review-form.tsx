import { partMessages } from '@vitrina/core/error-screen'
import {
  filesLeft,
  type ReviewAttachment,
  type ReviewSubject,
  reviewFailure,
  reviewFieldError,
  reviewFields,
  reviewRefusal
} from '@vitrina/core/reviews'
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'

import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { IconButton } from '../kit/icon-button/icon-button.tsx'
import { Skeleton } from '../kit/skeleton/skeleton.tsx'
import { StarInput } from '../kit/star-input/star-input.tsx'
import { TextArea } from '../kit/text-area/text-area.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { style } from '../theme/style.ts'
import { type OpenReviewForm, useReviewForm } from './use-review-form.ts'

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
}

/** Stars, words and photos; who may not write is told why. */
export function ReviewForm({ subject }: ReviewFormProps) {
  const form = useReviewForm(subject)
  if (form === 'failed') return <FormMessage>{partMessages.failed}</FormMessage>
  if (form === undefined) return <Skeleton shape="tile" />
  const { context } = form
  const refusal = reviewRefusal(context)
  if (context.thanks) return <FormMessage tone="good">{context.thanks}</FormMessage>
  if (refusal) return <FormMessage tone="waiting">{refusal}</FormMessage>
  if (context.params === undefined) return <Loading form={form} />
  return <Fields form={form} />
}

const Loading = ({ form: { context, send } }: { readonly form: OpenReviewForm }) =>
  context.failure === undefined ? (
    <Skeleton shape="tile" />
  ) : (
    <FormMessage>
      {context.failure.message}{' '}
      <button type="button" className="link" onClick={() => send({ type: 'form.reload' })}>
        {partMessages.retry}
      </button>
    </FormMessage>
  )

function Fields({ form }: { readonly form: OpenReviewForm }) {
  const { context, isBusy, send } = form
  const element = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (context.attempt === 0) return
    element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [context.attempt])

  function submit(event: FormEvent) {
    event.preventDefault()
    send({ type: 'review.send' })
  }

  return (
    <form ref={element} className={reviewFormStyle()} noValidate onSubmit={submit}>
      {reviewFailure(context) && <FormMessage>{reviewFailure(context)}</FormMessage>}
      {reviewFields(context).map(field => (
        <ReviewField key={field.code} form={form} field={field} />
      ))}
      {context.params && context.params.files.max > 0 && <Files form={form} />}
      <Button size="l" busy={isBusy}>
        Отправить отзыв
      </Button>
    </form>
  )
}

interface ReviewFieldProps {
  readonly form: OpenReviewForm
  readonly field: ReturnType<typeof reviewFields>[number]
}

function ReviewField({ form: { context, send }, field }: ReviewFieldProps) {
  const { code, title, required, maxLength, options } = field
  const error = reviewFieldError(context, code)
  if (code === 'rate') {
    return (
      <StarInput
        label={title}
        name={code}
        value={context.form.rate}
        error={error}
        onChange={rate => send({ type: 'form.edit', form: { rate } })}
      />
    )
  }
  if (code === 'fit') {
    return (
      <fieldset>
        <legend>{title}</legend>
        {options.map(option => (
          <label key={option.code} className="row">
            <input
              type="radio"
              name={code}
              checked={context.form.fit === option.code}
              onChange={() => send({ type: 'form.edit', form: { fit: fitOf(option.code) } })}
            />
            {option.title}
          </label>
        ))}
      </fieldset>
    )
  }
  const control = {
    ...{ label: title, name: code, required, maxLength, error },
    value: context.form[code],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      send({ type: 'form.edit', form: { [code]: event.target.value } })
  }
  return code === 'text' ? <TextArea {...control} rows={5} /> : <TextField {...control} />
}

const fits = ['small', 'true', 'large'] as const
const fitOf = (code: string) => fits.find(fit => fit === code) ?? ''

function Files({ form: { context, send, addFile } }: { readonly form: OpenReviewForm }) {
  const left = filesLeft(context)
  const error = reviewFieldError(context, 'fileIds')

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    for (const file of target.files ?? []) addFile(file)
    target.value = ''
  }

  return (
    <div className="files">
      {context.files.length > 0 && (
        <ul>
          {context.files.map(file => (
            <Attached
              key={file.key}
              file={file}
              onRemove={() => send({ type: 'file.removed', key: file.key })}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <label>
          Добавить фото или видео
          <input
            type="file"
            multiple
            accept={context.params?.files.extensions.map(name => `.${name}`).join()}
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
