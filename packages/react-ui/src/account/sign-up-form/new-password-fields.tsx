import { passwordHint } from '@vitrina/core/session'

import type { FormBinding } from '../../forms/form-binding.ts'
import { PasswordField } from '../../kit/password-field/password-field.tsx'
import { signUpFormMessages } from './sign-up-form.messages.ts'

interface NewPasswordFieldsProps {
  label: string
  form: FormBinding<'password' | 'confirmation'>
}

export const NewPasswordFields = ({ label, form }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...form.text('password')}
      label={label}
      autoComplete="new-password"
      hint={passwordHint(String(form.values.password))}
      required
    />
    <PasswordField
      {...form.text('confirmation')}
      label={signUpFormMessages.passwordAgain}
      autoComplete="new-password"
      required
    />
  </>
)
