import { routePath } from '@vitrina/core'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { mailbox } from '../sign-up-form/sign-up-values.ts'

interface PasswordResetFormProps {
  /** The letter is on its way, if there is such an account. */
  onSent: () => void
}

const check = ({ email }: { readonly email: string }) => ({ email: mailbox(email) })

export function PasswordResetForm({ onSent }: PasswordResetFormProps) {
  const shop = useShop()
  const form = useForm({
    initial: { email: '' },
    check,
    async submit({ email }) {
      const { account } = await shop.engine()
      await account.resetPassword(email)
      onSent()
      return undefined
    }
  })

  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label="Восстановление пароля">
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <TextField
        {...form.text('email')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <Button size="l" wide busy={form.isBusy}>
        Прислать пароль
      </Button>
      <p className="again">
        Вспомнили?
        <a className="link" href={routePath('user-signin')}>
          Войти
        </a>
      </p>
    </form>
  )
}
