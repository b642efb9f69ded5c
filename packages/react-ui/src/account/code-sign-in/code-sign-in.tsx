import { routePath } from '@vitrina/core'
import type { SentCode } from '@vitrina/core/engine'
import { type Contact, codeForm, verificationMessages as words } from '@vitrina/core/engine'
import { useEffect, useState } from 'react'
import { actionMessages } from '../../binding/actions.messages.ts'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { CodeField } from '../../forms/code-field.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useVerification } from '../../forms/use-verification.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { codeSignInMessages } from './code-sign-in.messages.ts'

interface CodeSignInProps {
  /** What a form without script brought: it was drawn once more. */
  readonly sent?: SentCode | undefined
}

/**
 * Signs in by a code: asks for an e-mail or a phone, sends a code there and takes it. Leads nowhere
 * itself: the session changes, and the page follows it.
 */
export function CodeSignIn({ sent }: CodeSignInProps) {
  const [contact, setContact] = useState<Contact>()
  if (sent?.isSent) return <PostedCode {...sent} />
  if (contact === undefined) return <WhereTo sent={sent} onChosen={setContact} />
  return <Code contact={contact} onBack={() => setContact(undefined)} />
}

interface WhereToProps extends CodeSignInProps {
  readonly onChosen: (contact: Contact) => void
}

function WhereTo({ sent, onChosen }: WhereToProps) {
  const facts = { ...useFieldRules(), contact: sent?.contact }
  const form = useForm(codeForm, facts, async (_, contact) => onChosen(contact))
  const failure = form.failure || sent?.failure
  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label={codeSignInMessages.title}>
      {failure && <FormMessage>{failure}</FormMessage>}
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

/** The field of the code where no script asks for it. */
const PostedCode = ({ contact, failure }: SentCode) => (
  <form method="post" className={accountFormStyle()} aria-label={codeSignInMessages.title}>
    {failure && <FormMessage>{failure}</FormMessage>}
    <p>{words.sentTo(contact)}</p>
    <input type="hidden" name="contact" value={contact} />
    <TextField
      name="code"
      label={words.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
    <Button size="l" wide>
      {actionMessages.signIn}
    </Button>
    <p>
      <a className="link" href={`${routePath('user-signin')}?way=code`}>
        {words.otherContact}
      </a>
    </p>
  </form>
)

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
