import { useState } from 'react'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { useAction } from '../shop/use-action.ts'

interface OwnPasswordResetProps {
  email: string
  /** The letter was asked for already, by the form without script. */
  isSent: boolean
}

const SENT = 'Письмо с временным паролем отправлено. Войдите с ним, и он станет вашим паролем.'

/** A member who has forgotten his password gets another one by mail. */
export function OwnPasswordReset({ email, isSent }: OwnPasswordResetProps) {
  const { run, isBusy, failure } = useAction()
  const [sent, setSent] = useState(isSent ? SENT : '')

  async function ask() {
    const asked = await run(({ account }) => account.resetPassword(email))
    if (asked) setSent(SENT)
  }

  return (
    <form
      method="post"
      className={accountFormStyle()}
      aria-label="Сброс пароля"
      data-live
      data-intent
      onSubmit={event => {
        event.preventDefault()
        void ask()
      }}
    >
      {failure && <FormMessage>{failure}</FormMessage>}
      {sent && <FormMessage tone="good">{sent}</FormMessage>}
      <p>
        Пришлём временный пароль на {email}. Прежний действует, пока вы не войдёте с новым; тогда на
        остальных устройствах нужно будет войти заново.
      </p>
      <p>
        <Button size="l" busy={isBusy}>
          Прислать пароль
        </Button>
      </p>
    </form>
  )
}
