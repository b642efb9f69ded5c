import { temporaryPasswordForm } from '@vitrina/core/session'
import { useState } from 'react'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { EmailField } from '../email-field/email-field.tsx'
import { useFieldRules } from '../form/field-rules.tsx'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { useAction } from '../shop/use-action.ts'
import { SignInForm } from '../sign-in-form/sign-in-form.tsx'
import { temporaryPasswordMessages } from './temporary-password.messages.ts'

/** Mails a password for one sign-in, and takes it; the account's own password stays. */
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
    const isSignedIn = await (await engine.part('account')).signIn(body)
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
      (await engine.part('account')).sendTemporaryPassword(email)
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
