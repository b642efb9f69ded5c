import { restockForm, restockMessages, restockSentPath } from '@vitrina/core/lists'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { ConsentLine } from '../../forms/consent-label.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { Icon } from '../../kit/icon/icon.tsx'
import { style } from '../../theme/style.ts'
import { restockFormMessages } from './restock-form.messages.ts'

const restockFormStyle = style(`
  display: grid; gap: 14px; margin-top: 18px; scroll-margin-top: 24px;
  &:is(p) { display: flex; gap: 10px; padding: 14px 18px; border-radius: var(--r-m); background: var(--c-green-soft); color: var(--c-green); font-weight: 600; }
`)

interface RestockFormProps {
  groupId: number
  /** Where the form leads back to without script; starts with `/` and has a query. */
  href: string
  /** The letter has just been asked for, without script. */
  isSent?: boolean | undefined
}

/**
 * Asks for an e-mail to write to when the colour and size `groupId` is in stock again, and thanks
 * for it in the same place.
 */
export function RestockForm({ groupId, href, isSent }: RestockFormProps) {
  const facts = { groupId, rules: useFieldRules() }
  const form = useForm(restockForm, facts, async (engine, letter) =>
    (await engine.service('askForRestockLetter'))(letter)
  )

  const message = isSent ? restockMessages.sent : form.thanks
  if (message) {
    return (
      <p className={restockFormStyle()} role="status">
        <Icon name="circle-check" />
        <span>{message}</span>
      </p>
    )
  }
  return (
    <form {...form.formProps} className={restockFormStyle()} action="/restock">
      <input type="hidden" name="group" value={groupId} />
      <input type="hidden" name="back" value={restockSentPath(href)} />
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <EmailField {...form.text('email')} hint={restockFormMessages.hint} />
      <Button type="submit" size="l" wide busy={form.isBusy}>
        {restockFormMessages.submit}
      </Button>
      <ConsentLine />
    </form>
  )
}
