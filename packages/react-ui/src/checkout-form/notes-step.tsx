import { routePath } from '@vitrina/core'

import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { VisuallyHidden } from '../kit/live-region/live-region.tsx'
import { TextArea } from '../kit/text-area/text-area.tsx'
import { consentLabelMessages } from '../words/consent-label.messages.ts'
import { useOrderForm } from './checkout-context.tsx'
import { checkoutFormMessages } from './checkout-form.messages.ts'
import { CheckoutStep } from './checkout-step.tsx'
import { useField } from './use-field.ts'

const COMMENT_LENGTH = 2000

export function NotesStep() {
  const { form, edit } = useOrderForm()
  const { error } = useField('accept')
  return (
    <CheckoutStep number={4} title={checkoutFormMessages.notes}>
      <TextArea
        label={checkoutFormMessages.comment}
        name="commentary"
        autoComplete="off"
        maxLength={COMMENT_LENGTH}
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
          {consentLabelMessages.agree}{' '}
          <a className="link" href={routePath('policy')} target="_blank" rel="noopener">
            {consentLabelMessages.dataProcessing}
            <VisuallyHidden>{consentLabelMessages.newTab}</VisuallyHidden>
          </a>
        </Checkbox>
      </div>
    </CheckoutStep>
  )
}
