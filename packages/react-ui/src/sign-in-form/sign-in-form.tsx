import { routePath } from '@vitrina/core'
import { badgeCount, basketSubject } from '@vitrina/core/basket'
import { sessionNotice } from '@vitrina/core/session'
import { email, firstMessage, password, required } from '@vitrina/core/validation'

import { settledSession } from '../account/settled-session.ts'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { PasswordField } from '../kit/password-field/password-field.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useSession, useShop } from '../shop/shop-context.tsx'
import { useToasts } from '../toasts/toasts.tsx'

interface SignInValues {
  readonly username: string
  readonly password: string
}

const empty: SignInValues = { username: '', password: '' }
const passwordRules = firstMessage(required, password)

const check = (values: SignInValues) => ({
  username: email(values.username),
  password: passwordRules(values.password)
})

/** Signs in; whoever shows it leads on when the session has become a member's. */
export function SignInForm() {
  const shop = useShop()
  const toasts = useToasts()
  const notice = useSession(sessionNotice)
  const form = useForm({ initial: empty, check, submit })

  async function submit(values: SignInValues) {
    const hadGoods = badgeCount(shop.get(basketSubject)) > 0
    const { session } = await shop.engine()
    session.send({ type: 'signin.submit', form: values })
    const { signedIn, failure } = await settledSession(session)
    if (signedIn && hadGoods)
      toasts.show({ tone: 'good', text: 'Корзина перенесена в ваш кабинет' })
    return failure
  }

  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label="Вход">
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {notice && !form.failure && <FormMessage tone="waiting">{notice}</FormMessage>}
      <TextField
        {...form.text('username')}
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.text('password')}
        label="Пароль"
        autoComplete="current-password"
        required
      />
      <p className="forget sm">
        <a className="link" href={routePath('user-password-reset')}>
          Забыли пароль?
        </a>
      </p>
      <Button size="l" wide busy={form.isBusy}>
        Войти
      </Button>
      <p className="again">
        Впервые у нас?
        <a className="link" href={routePath('user-signup')}>
          Зарегистрироваться
        </a>
      </p>
    </form>
  )
}
