import { routePath } from '@vitrina/core'
import { mailingForm, mailingMessages } from '@vitrina/core/content'

import { accountFormStyle } from '../account/account-frame/account-frame.styles.ts'
import { useFieldRules } from '../binding/field-rules.tsx'
import { ConsentLabel } from '../forms/consent-label.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormMessage } from '../forms/form-message.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../kit/button/button.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { mailingFormMessages } from './mailing-form.messages.ts'

interface MailingFormProps {
  /** As it was typed below another page, or as the account has it. */
  readonly email: string
  /** It has just been sent, without script. */
  readonly isSent: boolean
}

/**
 * Asks anybody for an e-mail to send the letters of the shop to; nothing is sent there until a
 * letter was confirmed. `isSent` shows the thanks of a form that was sent without script.
 */
export function MailingForm({ email, isSent }: MailingFormProps) {
  const rules = useFieldRules()
  const form = useForm(mailingForm, { email, rules }, async (engine, request) =>
    (await engine.service('mailing')).subscribe(request)
  )
  if (form.thanks || isSent)
    return <FormMessage tone="good">{form.thanks || mailingFormMessages.sent}</FormMessage>
  return (
    <form
      {...form.formProps}
      action={routePath('mailing')}
      className={accountFormStyle()}
      aria-label={mailingFormMessages.subscription}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <EmailField {...form.text('email')} />
      <Checkbox {...form.box('accept')} required>
        <ConsentLabel withLetters />
      </Checkbox>
      <Button size="l" busy={form.isBusy}>
        {mailingMessages.none.action}
      </Button>
    </form>
  )
}
