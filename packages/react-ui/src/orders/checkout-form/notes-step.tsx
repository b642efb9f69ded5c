import { COMMENT_MAX } from '@vitrina/core/entities'
import { consentLabelMessages } from '../../forms/consent-label.messages.ts'
import { ConsentLabel } from '../../forms/consent-label.tsx'
import { Checkbox } from '../../kit/checkbox/checkbox.tsx'
import { TextArea } from '../../kit/text-area/text-area.tsx'
import { useOrderForm } from '../checkout/checkout-context.tsx'
import { CheckoutStep } from '../checkout/checkout-step.tsx'
import { useField } from '../checkout/use-field.ts'
import { checkoutFormMessages } from './checkout-form.messages.ts'

export function NotesStep() {
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
