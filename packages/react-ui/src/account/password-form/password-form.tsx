import { routePath } from '@vitrina/core'
import { passwordForm } from '@vitrina/core/session'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { PasswordField } from '../../kit/password-field/password-field.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { NewPasswordFields } from '../sign-up-form/sign-up-form.tsx'
import { passwordFormMessages } from './password-form.messages.ts'

interface PasswordFormProps {
  /** Tells a password manager whose password it is. */
  username: string
}

/** Changes the password of a member, who proves himself by the current one. */
export function PasswordForm({ username }: PasswordFormProps) {
  const form = useForm(passwordForm, {}, async (engine, { oldPassword, password }) =>
    (await engine.service('account')).changePassword(oldPassword, password)
  )

  return (
    <form
      {...form.formProps}
      className={accountFormStyle()}
      aria-label={passwordFormMessages.title}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {form.thanks && <FormMessage tone="good">{form.thanks}</FormMessage>}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.text('oldPassword')}
        label={passwordFormMessages.current}
        autoComplete="current-password"
        required
      />
      <p className="forget sm">
        <a className="link" href={routePath('user-profile-reset-password')}>
          {passwordFormMessages.forgotten}
        </a>
      </p>
      <NewPasswordFields form={form} label={passwordFormMessages.new} />
      <Button size="l" busy={form.isBusy}>
        {passwordFormMessages.change}
      </Button>
    </form>
  )
}
