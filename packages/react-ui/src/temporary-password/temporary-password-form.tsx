import { temporaryPasswordForm } from '@vitrina/core/password'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { EmailField } from '../email-field/email-field.tsx'
import { useFieldRules } from '../form/field-rules.tsx'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { temporaryPasswordMessages } from './temporary-password.messages.ts'

/** Mails a password for one sign-in; the account's own stays. */
export function TemporaryPasswordForm() {
  const form = useForm(temporaryPasswordForm, useFieldRules(), async (engine, { email }) =>
    (await engine.part('account')).sendTemporaryPassword(email)
  )
  return (
    <form
      {...form.formProps}
      className={accountFormStyle()}
      aria-label={temporaryPasswordMessages.title}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {form.thanks && <FormMessage tone="good">{form.thanks}</FormMessage>}
      <EmailField
        {...form.text('email')}
        autoComplete="username"
        hint={temporaryPasswordMessages.hint}
      />
      <Button size="l" wide busy={form.isBusy}>
        {temporaryPasswordMessages.send}
      </Button>
    </form>
  )
}
