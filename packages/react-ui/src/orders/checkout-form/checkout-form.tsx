import { COMMENT_MAX } from '@vitrina/core/entities'
import { checkoutPhase, checkoutRefusal } from '@vitrina/core/orders'
import { type FormEvent, useEffect, useRef } from 'react'
import { later } from '../../binding/later.tsx'
import { usePostMethod } from '../../binding/shop-context.tsx'
import { consentLabelMessages } from '../../forms/consent-label.messages.ts'
import { ConsentLabel } from '../../forms/consent-label.tsx'
import { Checkbox } from '../../kit/checkbox/checkbox.tsx'
import type { Elements } from '../../kit/elements.ts'
import { ErrorSummary } from '../../kit/error-summary/error-summary.tsx'
import { TextArea } from '../../kit/text-area/text-area.tsx'
import { style } from '../../theme/style.ts'
import { useCheckout, useCheckoutHandle, useOrderForm } from '../checkout/checkout-context.tsx'
import { CheckoutStep } from '../checkout/checkout-step.tsx'
import { useField } from '../checkout/use-field.ts'
import { DeliveryStep } from '../delivery-choice/delivery-step.tsx'
import { PaymentStep } from '../payment-choice/payment-step.tsx'
import { checkoutFormMessages } from './checkout-form.messages.ts'
import { RecipientStep } from './recipient-step.tsx'

function NotesStep() {
  const { form, edit } = useOrderForm()
  const { error } = useField('accept')
  return (
    <CheckoutStep number={4} title={checkoutFormMessages.notes}>
      <TextArea
        label={checkoutFormMessages.comment}
        name="commentary"
        autoComplete="off"
        maxLength={COMMENT_MAX}
        placeholder={checkoutFormMessages.commentExample}
        value={form.personalCommentary}
        onChange={event => edit('personalCommentary', event.target.value)}
      />
      <div className="consent">
        <Checkbox
          id="accept"
          name="accept"
          required
          checked={form.accept}
          error={error}
          onChange={event => edit('accept', event.target.checked)}
        >
          <ConsentLabel />
        </Checkbox>
        <Checkbox
          id="mailing"
          name="mailing"
          checked={form.mailing === true}
          onChange={event => edit('mailing', event.target.checked)}
        >
          {consentLabelMessages.letters}
        </Checkbox>
      </div>
    </CheckoutStep>
  )
}

const checkoutFormStyle = style(`
  --margin-x: 44px; min-width: 0; padding-left: 84px;
  &::before { inset-block: -14px 0; }
  & > .refusal { margin-bottom: 32px; padding: 18px 20px; border-radius: var(--r-ml); background: var(--c-red-soft); color: var(--c-red); font-weight: 500; }
  & > section[tabindex] { margin-bottom: 32px; }
  & > .step { position: relative; padding-bottom: 48px; }
  & > .step:last-of-type { padding-bottom: 0; }
  & .number { position: absolute; left: -84px; top: 0; width: 44px; height: 26px; fill: var(--c-red); }
  & .step > .h3 { margin-bottom: 18px; color: var(--c-heading); font-family: var(--font-display); font-weight: var(--display-weight); font-size: clamp(1.375rem, 1.2rem + .6vw, 1.75rem); letter-spacing: -.035em; }
  & .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 18px 16px; align-items: start; margin-top: 18px; }
  & .fields > .whole { grid-column: 1 / -1; }
  & .fields.pair { gap: 12px; margin: 0; }
  & .error { margin-top: 8px; color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; font-weight: 500; }
  & .saved { display: grid; margin-top: 12px; }
  & .consent { margin-top: 10px; }
  & .consent .error { margin: -4px 0 4px 36px; }
  @media (max-width: 767px) {
    --margin-x: 22px; margin-left: -10px; padding-left: 36px;
    &::before { inset-block: -8px 0; }
    & > .step { padding-bottom: 38px; }
    & .number { left: -38px; top: 2px; width: 24px; height: 19px; }
    & .fields { grid-template-columns: minmax(0, 1fr); }
    & .fields.pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`)

/** What keeps the order from being placed, above the form. */
function CheckoutErrors() {
  const errors = useCheckout(checkout => checkout.errors)
  const attempt = useCheckout(checkout => checkout.attempt)
  const failure = useCheckout(checkout => checkout.failure)
  const refusal = checkoutRefusal({ errors, failure })
  if (refusal === undefined) return undefined
  const { message, fields } = refusal
  return fields.length > 0 ? (
    <ErrorSummary title={message} errors={fields} attempt={attempt} />
  ) : (
    <Refusal key={attempt} message={message} />
  )
}

/** Something about the order as a whole. */
function Refusal({ message }: { message: string }) {
  const box = useRef<HTMLParagraphElement>(null)

  useEffect(() => box.current?.focus(), [])

  return (
    <p ref={box} className="refusal" role="alert" tabIndex={-1}>
      {message}
    </p>
  )
}

const PriceDialog = later(async () => (await import('./price-dialog.tsx')).PriceDialog)

/** The whole form of an order, one page, four steps on the margin. */
export function CheckoutForm({ children }: { children?: Elements }) {
  const { send } = useCheckoutHandle()
  const isAsking = useCheckout(checkoutPhase) === 'confirmingPrice'

  function submit(event: FormEvent) {
    // React hands on the submits of forms that stand elsewhere and are drawn from here: that of the map.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    send({ type: 'checkout.submit' })
  }

  return (
    <form
      id="checkout"
      className={`${checkoutFormStyle()} margin`}
      method={usePostMethod()}
      noValidate
      data-live
      onSubmit={submit}
    >
      {children}
      <CheckoutErrors />
      <RecipientStep />
      <DeliveryStep />
      <PaymentStep />
      <NotesStep />
      {isAsking && <PriceDialog />}
    </form>
  )
}
