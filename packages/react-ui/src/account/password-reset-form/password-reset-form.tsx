import { routePath } from '@vitrina/core/routes'
import { passwordResetForm } from '@vitrina/core/session'
import { actionMessages } from '../../binding/actions.messages.ts'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { passwordResetFormMessages } from './password-reset-form.messages.ts'

interface PasswordResetFormProps {
  /** The letter is on its way, if there is such an account. */
  onSent: () => void
}

/**
 * Asks a guest for the e-mail of his account and mails a temporary password there. It answers the
 * same whether there is such an account or not.
 */
export function PasswordResetForm({ onSent }: PasswordResetFormProps) {
  const form = useForm(passwordResetForm, useFieldRules(), async (engine, { email }) => {
    await (await engine.service('account')).resetPassword(email)
    onSent()
  })

  return (
    <form
      {...form.formProps}
      className={accountFormStyle()}
      aria-label={passwordResetFormMessages.title}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <EmailField {...form.text('email')} autoComplete="username" />
      <Button size="l" wide busy={form.isBusy}>
        {passwordResetFormMessages.send}
      </Button>
      <p className="again">
        <span>{passwordResetFormMessages.remembered}</span>
        <a className="link" href={routePath('user-signin')}>
          {actionMessages.signIn}
        </a>
      </p>
    </form>
  )
}
