import { EmailField } from '../../forms/email-field.tsx'
import type { FormBinding } from '../../forms/form-binding.ts'
import { NameInput } from '../../forms/name-input.tsx'
import { PhoneInput } from '../../forms/phone-input.tsx'
import { signUpFormMessages } from './sign-up-form.messages.ts'

interface PersonFieldsProps {
  form: FormBinding<'fio' | 'email' | 'phone'>
}

/** Who somebody is: the same at sign-up and in the account. */
export const PersonFields = ({ form }: PersonFieldsProps) => (
  <>
    <NameInput
      {...form.field('fio')}
      label={signUpFormMessages.fullName}
      value={String(form.values.fio)}
      onValue={fio => form.change('fio', fio)}
      required
    />
    <EmailField {...form.text('email')} hint={signUpFormMessages.emailHint} />
    <PhoneInput
      {...form.field('phone')}
      label={signUpFormMessages.phone}
      purpose={signUpFormMessages.phonePurpose}
      value={String(form.values.phone)}
      onValue={phone => form.change('phone', phone)}
      required
    />
  </>
)
