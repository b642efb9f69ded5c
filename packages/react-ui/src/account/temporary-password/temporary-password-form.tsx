import { temporaryPasswordForm } from '@vitrina/core/session'
import { useState } from 'react'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { useAction } from '../../binding/use-action.ts'
import { EmailField } from '../../forms/email-field.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { SignInForm } from '../sign-in-form/sign-in-form.tsx'
import { temporaryPasswordMessages } from './temporary-password.messages.ts'

/**
 * Mails a password for one sign-in, and takes it in the same place; the account's own password
 * stays. The session changes, and the page follows it.
 */
export function TemporaryPasswordForm() {
  const [email, setEmail] = useState<string>()
  if (email === undefined) return <WhereTo onSent={setEmail} />
  return (
    <SignInForm mailedTo={email}>
      <Again email={email} onOther={() => setEmail(undefined)} />
    </SignInForm>
  )
}

function WhereTo({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm(temporaryPasswordForm, useFieldRules(), async (engine, body) => {
    const isSignedIn = await (await engine.service('account')).signIn(body)
    if (!isSignedIn) onSent(body.username)
  })
  return (
    <form
      {...form.formProps}
      className={accountFormStyle()}
      aria-label={temporaryPasswordMessages.title}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <EmailField
        {...form.text('email')}
        autoComplete="username"
        hint={temporaryPasswordMessages.hint}
      />
      <Button size="l" wide busy={form.isBusy}>
        {temporaryPasswordMessages.send}
      </Button>
    </form>
  )
}

function Again({ email, onOther }: { email: string; onOther: () => void }) {
  const { run, isBusy, failure } = useAction()
  const [sent, setSent] = useState('')

  async function send() {
    if (isBusy) return
    setSent('')
    const asked = await run(async engine =>
      (await engine.service('account')).sendTemporaryPassword(email)
    )
    if (asked) setSent(asked.result)
  }

  return (
    <>
      {failure && <FormMessage>{failure}</FormMessage>}
      {sent && <FormMessage tone="good">{sent}</FormMessage>}
      <p className="aside">
        <button type="button" className="link" aria-busy={isBusy} onClick={() => void send()}>
          {temporaryPasswordMessages.again}
        </button>
        <button type="button" className="link" onClick={onOther}>
          {temporaryPasswordMessages.other}
        </button>
      </p>
    </>
  )
}
