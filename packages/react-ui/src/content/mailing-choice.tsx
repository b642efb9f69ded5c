import { routePath } from '@vitrina/core'
import { mailingForm, mailingMessages } from '@vitrina/core/content'
import type { MailingStatus } from '@vitrina/core/entities'

import { accountFormStyle } from '../account/account-frame/account-frame.styles.ts'
import { useFieldRules } from '../binding/field-rules.tsx'
import { useChange } from '../binding/use-action.ts'
import { ActForm } from '../forms/act-form.tsx'
import { ConsentLabel } from '../forms/consent-label.tsx'
import { FormMessage } from '../forms/form-message.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../kit/button/button.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { style } from '../theme/style.ts'
import { mailingChoiceMessages } from './mailing-choice.messages.ts'
import { mailingFormMessages } from './mailing-form.messages.ts'

const mailingChoiceStyle = style(`
  max-width: 640px; padding: 28px 32px 32px; border: 1px solid var(--c-line); border-radius: var(--r-xl); overflow-wrap: anywhere;
  & > h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & > p { margin-top: 8px; color: var(--c-ink-2); }
  & > form { margin-top: 20px; }
  @media (max-width: 767px) { margin-inline: -6px; padding: 22px 20px 24px; }
`)

interface MailingChoiceProps {
  email: string
  status: MailingStatus
  /** The status is another one now: the page has to be read again. */
  onChanged: () => Promise<unknown>
}

const page = routePath('user-profile-subscription')

/**
 * Tells a member whether he gets the letters of the shop, and lets him choose otherwise. `status`
 * comes from the page `user-profile-subscription`, `onChanged` has it read again.
 */
export const MailingChoice = ({ email, status, onChanged }: MailingChoiceProps) => (
  <section className={mailingChoiceStyle()} aria-label={mailingChoiceMessages.title}>
    <h2>{mailingMessages[status].title}</h2>
    <p>{mailingMessages[status].text(email)}</p>
    {status === 'active' ? (
      <Stop onChanged={onChanged} />
    ) : (
      <Subscribe email={email} status={status} onChanged={onChanged} />
    )}
  </section>
)

function Subscribe({ email, status, onChanged }: MailingChoiceProps) {
  const rules = useFieldRules()
  const form = useForm(mailingForm, { email, rules }, async (engine, request) => {
    const message = await (await engine.service('mailing')).subscribe(request)
    await onChanged()
    return message
  })

  return (
    <form
      {...form.formProps}
      action={page}
      className={accountFormStyle()}
      aria-label={mailingFormMessages.subscription}
    >
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {form.thanks && <FormMessage tone="good">{form.thanks}</FormMessage>}
      <Checkbox {...form.box('accept')} required>
        <ConsentLabel withLetters />
      </Checkbox>
      <p>
        <Button size="l" busy={form.isBusy}>
          {mailingMessages[status].action}
        </Button>
      </p>
    </form>
  )
}

function Stop({ onChanged }: Pick<MailingChoiceProps, 'onChanged'>) {
  const { change, isBusy, failure } = useChange(onChanged)
  const stop = () =>
    change(async engine => (await engine.service('mailing')).stop(), mailingMessages.stoppedNow)

  return (
    <ActForm action={page} fields={{ stop: '1' }} onAct={() => void stop()}>
      {failure && <FormMessage>{failure}</FormMessage>}
      <Button variant="grey" size="l" busy={isBusy}>
        {mailingMessages.active.action}
      </Button>
    </ActForm>
  )
}
