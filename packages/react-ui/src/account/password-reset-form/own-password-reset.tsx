import { useState } from 'react'
import { usePostMethod } from '../../binding/shop-context.tsx'
import { useAction } from '../../binding/use-action.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { passwordResetFormMessages } from './password-reset-form.messages.ts'

interface OwnPasswordResetProps {
  email: string
  /** The letter was asked for already, by the form without script. */
  isSent: boolean
}

/**
 * Mails a temporary password to a member who has forgotten his own. The old one holds until he
 * signs in with the new one. `isSent` is for a form that was sent without script.
 */
export function OwnPasswordReset({ email, isSent }: OwnPasswordResetProps) {
  const { run, isBusy, failure } = useAction()
  const [sent, setSent] = useState(isSent ? passwordResetFormMessages.sent : '')

  async function ask() {
    const asked = await run(async engine => (await engine.service('account')).resetPassword(email))
    if (asked) setSent(passwordResetFormMessages.sent)
  }

  return (
    <form
      method={usePostMethod()}
      className={accountFormStyle()}
      aria-label={passwordResetFormMessages.ownTitle}
      data-live
      onSubmit={event => {
        event.preventDefault()
        void ask()
      }}
    >
      {failure && <FormMessage>{failure}</FormMessage>}
      {sent && <FormMessage tone="good">{sent}</FormMessage>}
      <p>{passwordResetFormMessages.about(email)}</p>
      <p>
        <Button size="l" busy={isBusy}>
          {passwordResetFormMessages.send}
        </Button>
      </p>
    </form>
  )
}
