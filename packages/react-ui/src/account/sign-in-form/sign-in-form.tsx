import { routePath } from '@vitrina/core'
import { notifyKeptBasket } from '@vitrina/core/basket'
import type { SentSignIn } from '@vitrina/core/session'
import { sessionNotice, signInForm } from '@vitrina/core/session'
import { useEffect, useRef } from 'react'
import { actionMessages } from '../../binding/actions.messages.ts'
import { IfPage, useSession, useShop } from '../../binding/shop-context.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import type { Elements } from '../../kit/elements.ts'
import { PasswordField } from '../../kit/password-field/password-field.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { signInFormMessages } from './sign-in-form.messages.ts'

interface SignInFormProps {
  /** Where a password was mailed to a moment ago: it is what the visitor types next. */
  mailedTo?: string | undefined
  /** What a form without script brought that could not sign in: it was drawn once more. */
  sent?: SentSignIn | undefined
  /** Stands between the notice and the fields, where no word about a field moves it. */
  children?: Elements
}

/**
 * Signs in by e-mail and password; the session changes, and the page follows it. Says why a session
 * has ended, links the ways to a new password and to sign-up where the front has these pages.
 */
export function SignInForm({ mailedTo, sent, children }: SignInFormProps) {
  const shop = useShop()
  const notice = useSession(sessionNotice)
  const form = useForm(
    signInForm,
    { username: mailedTo ?? sent?.username },
    async (engine, body) => {
      const account = await engine.service('account')
      await notifyKeptBasket(shop, account.signIn(body))
    }
  )
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (mailedTo !== undefined) password.current?.focus()
  }, [mailedTo])

  const failure = form.failure || sent?.failure
  const username = form.text('username')
  const typed = form.text('password')

  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label={signInFormMessages.title}>
      {failure && <FormMessage>{failure}</FormMessage>}
      {notice && !failure && <FormMessage tone="waiting">{notice}</FormMessage>}
      {children}
      <EmailField
        {...username}
        error={username.error ?? sent?.errors.username}
        autoComplete="username"
      />
      <PasswordField
        {...typed}
        error={typed.error ?? sent?.errors.password}
        ref={password}
        label={signInFormMessages.password}
        autoComplete="current-password"
        required
      />
      <IfPage name="user-password-reset">
        <p className="forget sm">
          <a className="link" href={routePath('user-password-reset')}>
            {signInFormMessages.forgotten}
          </a>
        </p>
      </IfPage>
      <Button size="l" wide busy={form.isBusy}>
        {actionMessages.signIn}
      </Button>
      <IfPage name="user-signup">
        <p className="again">
          <span>{signInFormMessages.firstTime}</span>
          <a className="link" href={routePath('user-signup')}>
            {actionMessages.signUp}
          </a>
        </p>
      </IfPage>
    </form>
  )
}
