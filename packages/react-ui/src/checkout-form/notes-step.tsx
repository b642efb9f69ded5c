import { routePath } from '@vitrina/core'

import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { VisuallyHidden } from '../kit/live-region/live-region.tsx'
import { TextArea } from '../kit/text-area/text-area.tsx'
import { useOrderForm } from './checkout-context.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import { useField } from './use-field.ts'

const COMMENT_LENGTH = 2000

export function NotesStep() {
  const { form, edit } = useOrderForm()
  const { error } = useField('accept')
  return (
    <CheckoutStep number={4} title="Что ещё важно">
      <TextArea
        label="Комментарий к заказу"
        name="commentary"
        autoComplete="off"
        maxLength={COMMENT_LENGTH}
        placeholder="Например: 2 подъезд, 5 этаж, позвоните за час"
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
          Согласен на{' '}
          <a className="link" href={routePath('policy')} target="_blank" rel="noopener">
            обработку персональных данных
            <VisuallyHidden>, откроется в новой вкладке</VisuallyHidden>
          </a>
        </Checkbox>
      </div>
    </CheckoutStep>
  )
}
