import { routePath } from '@vitrina/core'
import { ORDER_CODE_MAX, ORDER_NUMBER_MAX } from '@vitrina/core/entities'
import {
  EVERY_STATUS,
  type GuestOrderStep,
  guestCodeForm,
  guestOrderForm,
  guestOrderPath
} from '@vitrina/core/orders'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { style } from '../../theme/style.ts'
import { guestOrderSearchMessages as words } from './guest-order.messages.ts'

interface StepProps {
  /** What went wrong with what was sent before this page was drawn. */
  readonly problem: string | undefined
  /** The address of the next step. */
  readonly onStep: (path: string) => void
}

interface GuestOrderSearchProps extends StepProps {
  readonly step: GuestOrderStep
}

const guestOrderSearchStyle = style(`
  max-width: 520px;
  & > form { display: grid; gap: 18px; margin-top: 20px; }
  & > form > button { justify-self: start; }
  & > .other { margin-top: 20px; font-size: var(--fs-sm); }
`)

/**
 * Finds the order of a guest by number and e-mail, then by a code from a letter. `step` comes from
 * `guestOrderStep` of the address, `onStep` receives the address of the next step; without script
 * its forms post.
 */
export const GuestOrderSearch = ({ step, ...rest }: GuestOrderSearchProps) => (
  <div className={guestOrderSearchStyle()}>
    {step.kind === 'code' ? (
      <CodeStep ticket={step.ticket} wait={step.wait} {...rest} />
    ) : (
      <AskStep step={step} {...rest} />
    )}
  </div>
)

interface AskStepProps extends StepProps {
  readonly step: GuestOrderStep
}

function AskStep({ step, problem, onStep }: AskStepProps) {
  const { number, from } = step.kind === 'ask' ? step : {}
  const facts = { ...useFieldRules(), number }
  const form = useForm(guestOrderForm, facts, async (engine, question) =>
    onStep(guestOrderPath(await (await engine.service('guestOrders')).ask(question)))
  )
  return (
    <>
      {from === undefined ? <p>{words.lead}</p> : <Unseen />}
      <form {...form.formProps} action={routePath('order')} aria-label={words.getCode}>
        <Problem text={form.failure || problem} />
        <TextField
          {...form.text('number')}
          label={words.number}
          required
          maxLength={ORDER_NUMBER_MAX}
          autoComplete="off"
        />
        <EmailField {...form.text('email')} />
        <Button type="submit" busy={form.isBusy}>
          {words.getCode}
        </Button>
      </form>
    </>
  )
}

interface CodeStepProps extends StepProps {
  readonly ticket: string
  /** Seconds until another code may be asked for, where none was sent now. */
  readonly wait: string | undefined
}

function CodeStep({ ticket, wait, problem, onStep }: CodeStepProps) {
  const form = useForm(guestCodeForm, { ticket }, async (engine, code) =>
    onStep(guestOrderPath(await (await engine.service('guestOrders')).open(code)))
  )
  return (
    <>
      <p>{wait === undefined ? words.sent : words.sentBefore(wait)}</p>
      <form {...form.formProps} action={routePath('order')} aria-label={words.open}>
        <Problem text={form.failure || problem} />
        <input type="hidden" name="ticket" value={ticket} />
        <TextField
          {...form.text('code')}
          label={words.code}
          required
          maxLength={ORDER_CODE_MAX}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" busy={form.isBusy}>
          {words.open}
        </Button>
      </form>
      <p className="other">
        <a className="link" href={routePath('order')}>
          {words.otherNumber}
        </a>
      </p>
    </>
  )
}

/** Why the page of a placed order is not shown, and what else shows it. */
const Unseen = () => (
  <FormMessage tone="waiting">
    <p>{words.unseen}</p>
    <p>{words.unseenHow}</p>
    <a className="link" href={routePath('user-profile-order-status', { status: EVERY_STATUS })}>
      {words.ownOrders}
    </a>
  </FormMessage>
)

const Problem = ({ text }: { readonly text: string | undefined }) =>
  text ? <FormMessage>{text}</FormMessage> : null
