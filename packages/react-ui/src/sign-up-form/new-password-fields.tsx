import type { FormBinding } from '../form/form-binding.ts'
import { PasswordField } from '../kit/password-field/password-field.tsx'
import { passwordStrength } from './password-strength.ts'

interface NewPasswordFieldsProps {
  label: string
  form: FormBinding<'password' | 'confirmation'>
}

const strengths = {
  weak: 'Слабый пароль: добавьте длины',
  fair: 'Неплохой пароль',
  strong: 'Надёжный пароль'
} as const

export function NewPasswordFields({ label, form }: NewPasswordFieldsProps) {
  const strength = passwordStrength(String(form.values.password))
  return (
    <>
      <PasswordField
        {...form.text('password')}
        label={label}
        autoComplete="new-password"
        hint={strength ? strengths[strength] : 'Не меньше 5 символов, лучше 12'}
        required
      />
      <PasswordField
        {...form.text('confirmation')}
        label="Пароль ещё раз"
        autoComplete="new-password"
        required
      />
    </>
  )
}
