import { type Contact, codeForm, verificationMessages as words } from '@vitrina/core/verification'
import { useEffect, useState } from 'react'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { useFieldRules } from '../form/field-rules.tsx'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { CodeField } from '../verification/code-field.tsx'
import { useVerification } from '../verification/use-verification.ts'
import { codeSignInMessages } from './code-sign-in.messages.ts'

/** Signs in by a code from a letter or a text message; the session leads on. */
export function CodeSignIn() {
  const [contact, setContact] = useState<Contact>()
  if (contact === undefined) return <WhereTo onChosen={setContact} />
  return <Code contact={contact} onBack={() => setContact(undefined)} />
}

function WhereTo({ onChosen }: { onChosen: (contact: Contact) => void }) {
  const form = useForm(codeForm, useFieldRules(), async (_, contact) => onChosen(contact))
  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label={codeSignInMessages.title}>
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <TextField
        {...form.text('contact')}
        label={codeSignInMessages.login}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        hint={codeSignInMessages.loginHint}
        required
      />
      <Button size="l" wide busy={form.isBusy}>
        {codeSignInMessages.getCode}
      </Button>
    </form>
  )
}

function Code({ contact, onBack }: { contact: Contact; onBack: () => void }) {
  const { context, isBusy, failure, ask, type } = useVerification({
    contact,
    way: 'createCodeSignIn'
  })
  useEffect(() => void ask(), [])
  return (
    <div className={accountFormStyle()}>
      {!context?.isSent && failure !== '' && <FormMessage>{failure}</FormMessage>}
      {context?.isSent && (
        <CodeField context={context} isBusy={isBusy} onType={type} onResend={() => void ask()} />
      )}
      <p>
        <button type="button" className="link" onClick={onBack}>
          {words.otherContact}
        </button>
      </p>
    </div>
  )
}
