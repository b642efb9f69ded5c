import { routePath } from '@vitrina/core/routes'
import { isOrganization, passwordHint, type SentSignUp, signUpForm } from '@vitrina/core/session'
import { actionMessages } from '../../binding/actions.messages.ts'
import { useFieldRules } from '../../binding/field-rules.tsx'
import { ConsentLabel } from '../../forms/consent-label.tsx'
import type { FormBinding } from '../../forms/form-binding.ts'
import { FormMessage } from '../../forms/form-message.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../kit/button/button.tsx'
import { Checkbox } from '../../kit/checkbox/checkbox.tsx'
import { PasswordField } from '../../kit/password-field/password-field.tsx'
import { Segment } from '../../kit/segment/segment.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { PersonFields } from './person-fields.tsx'
import { signUpFormMessages } from './sign-up-form.messages.ts'

interface NewPasswordFieldsProps {
  label: string
  form: FormBinding<'password' | 'confirmation'>
}

export const NewPasswordFields = ({ label, form }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...form.text('password')}
      label={label}
      autoComplete="new-password"
      hint={passwordHint(String(form.values.password))}
      required
    />
    <PasswordField
      {...form.text('confirmation')}
      label={signUpFormMessages.passwordAgain}
      autoComplete="new-password"
      required
    />
  </>
)

interface OrganizationFieldsProps {
  form: FormBinding<'organization.inn' | 'organization.title'>
}

const OrganizationFields = ({ form }: OrganizationFieldsProps) => (
  <>
    <TextField
      {...form.text('organization.inn')}
      label={signUpFormMessages.inn}
      inputMode="numeric"
      autoComplete="off"
      hint={signUpFormMessages.innHint}
      required
    />
    <TextField
      {...form.text('organization.title')}
      label={signUpFormMessages.organization}
      autoComplete="organization"
      required
    />
  </>
)

interface SignUpFormProps {
  /** The account waits for its e-mail to be confirmed: there are no tokens yet (A19). */
  onUnconfirmed: () => void
  /** Who buys, where the way here said it. */
  kind?: 'organization' | undefined
  /** What a form without script brought that was not taken: it was drawn once more. */
  sent?: SentSignUp | undefined
}

const kinds = () => [
  { value: 'person', title: signUpFormMessages.forMyself },
  { value: 'organization', title: signUpFormMessages.forOrganization }
]

/**
 * Makes an account for a person or an organization, and signs in with it. Where the e-mail has to
 * be confirmed first, `onUnconfirmed` is called instead.
 */
export function SignUpForm({ onUnconfirmed, kind, sent }: SignUpFormProps) {
  const facts = { ...useFieldRules(), kind, typed: sent?.values }
  const form = useForm(signUpForm, facts, async (engine, body) => {
    const isSignedIn = await (await engine.service('account')).signUp(body)
    if (!isSignedIn) onUnconfirmed()
  })
  const failure = form.failure || sent?.failure

  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label={signUpFormMessages.title}>
      {failure && <FormMessage>{failure}</FormMessage>}
      <Segment
        legend={signUpFormMessages.buyer}
        name="kind"
        options={kinds()}
        value={form.values.kind}
        onChange={kind => form.change('kind', kind)}
      />
      {isOrganization(form.values) && <OrganizationFields form={form} />}
      <PersonFields form={form} />
      <NewPasswordFields form={form} label={signUpFormMessages.password} />
      <div className="checks">
        <Checkbox {...form.box('accept')} required>
          <ConsentLabel />
        </Checkbox>
        <Checkbox {...form.box('subscribe')}>{signUpFormMessages.letters}</Checkbox>
      </div>
      <Button size="l" wide busy={form.isBusy}>
        {actionMessages.signUp}
      </Button>
      <p className="again">
        <span>{signUpFormMessages.hasAccount}</span>
        <a className="link" href={routePath('user-signin')}>
          {actionMessages.signIn}
        </a>
      </p>
    </form>
  )
}
