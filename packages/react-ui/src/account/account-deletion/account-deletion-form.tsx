import {
  accountDeletionForm,
  deletionLinkMessages,
  accountDeletionMessages as words
} from '@vitrina/core/account'
import { useToasts } from '../../binding/toasts.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { PasswordField } from '../../kit/password-field/password-field.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'

interface DeletionFormProps {
  /** Tells a password manager whose password it is. */
  readonly username: string
  readonly backHref: string
}

/**
 * Shows the second step: asks for the password and deletes the account for good. The session ends
 * with it; `backHref` leads to the first step.
 */
export function AccountDeletionForm({ username, backHref }: DeletionFormProps) {
  const toasts = useToasts()
  const form = useForm(accountDeletionForm, {}, async (engine, body) => {
    const message = await (await engine.service('deleteAccount'))(body)
    toasts.show({ tone: 'good', text: message })
    return message
  })

  return (
    <form
      {...form.formProps}
      className={accountFormStyle()}
      aria-label={deletionLinkMessages.title}
    >
      <p>{words.confirm}</p>
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.text('password')}
        label={words.password}
        autoComplete="current-password"
        required
      />
      <Button size="l" variant="red" busy={form.isBusy}>
        {words.erase}
      </Button>
      <p className="again">
        <a className="link" href={backHref}>
          {words.back}
        </a>
      </p>
    </form>
  )
}
