import { type Contact, verificationMessages as words } from '@vitrina/core/engine'
import { personalMessages } from '@vitrina/core/session'
import { Button } from '../kit/button/button.tsx'
import { Status } from '../kit/tag/tag.tsx'
import { style } from '../theme/style.ts'
import { CodeField } from './code-field.tsx'
import { FormMessage } from './form-message.tsx'
import { useVerification } from './use-verification.ts'

const verificationStyle = style(`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 12px 20px; padding: 16px 0; border-bottom: 1px solid var(--c-line); overflow-wrap: anywhere;
  & > div { min-width: 0; }
  & > div > p.sm { color: var(--c-ink-3); }
  & > .code { flex: 1 1 100%; display: grid; gap: 6px; justify-items: start; }
  & > [role=alert] { flex: 1 1 100%; }
`)

interface VerificationProps {
  title: string
  contact: Contact
  isVerified: boolean
  /** The account is another one now: the page has to be read again. */
  onVerified: () => void
}

/**
 * Shows an e-mail or a phone of the account, and lets the member prove by a code that it is his.
 * `onVerified` has the page read again.
 */
export function Verification({ title, contact, isVerified, onVerified }: VerificationProps) {
  return (
    <section className={verificationStyle()} aria-label={title}>
      <div>
        <p className="sm">{title}</p>
        <p className="b">{contact.value}</p>
      </div>
      {isVerified ? (
        <Status tone="good">{words.verified}</Status>
      ) : (
        <Proof key={contact.value} contact={contact} onVerified={onVerified} />
      )}
    </section>
  )
}

function Proof({ contact, onVerified }: Pick<VerificationProps, 'contact' | 'onVerified'>) {
  const { context, isBusy, failure, ask, type } = useVerification({
    contact,
    way: 'createVerification',
    onVerified
  })
  if (context?.isSent) {
    return <CodeField context={context} isBusy={isBusy} onType={type} onResend={() => void ask()} />
  }
  return (
    <>
      <Button
        type="button"
        variant="soft"
        size="s"
        busy={isBusy}
        data-live
        onClick={() => void ask()}
      >
        {personalMessages.verify}
      </Button>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
    </>
  )
}
