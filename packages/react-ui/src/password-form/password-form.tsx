import { confirmation, required } from '@vitrina/core/validation'
import { useState } from 'react'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { PasswordField } from '../kit/password-field/password-field.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { NewPasswordFields } from '../sign-up-form/new-password-fields.tsx'
import { newPassword } from '../sign-up-form/sign-up-values.ts'

interface PasswordFormProps {
  /** Tells a password manager whose password it is. */
  username: string
}

const empty = { oldPassword: '', password: '', confirmation: '' }

const check = (values: typeof empty) => ({
  oldPassword: required(values.oldPassword),
  password: newPassword(values.password),
  confirmation: confirmation(values.password)(values.confirmation)
})

export function PasswordForm({ username }: PasswordFormProps) {
  const shop = useShop()
  const [isChanged, setChanged] = useState(false)
  const form = useForm({
    initial: empty,
    check,
    async submit({ oldPassword, password }) {
      setChanged(false)
      const { account } = await shop.engine()
      await account.changePassword(oldPassword, password)
      setChanged(true)
      form.reset()
      return undefined
    }
  })

  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label="Смена пароля">
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {isChanged && (
        <FormMessage tone="good">
          Пароль изменён. На других устройствах нужно войти заново.
        </FormMessage>
      )}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.text('oldPassword')}
        label="Текущий пароль"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields form={form} label="Новый пароль" />
      <Button size="l" busy={form.isBusy}>
        Сменить пароль
      </Button>
    </form>
  )
}
