import type { FormBinding } from '../../forms/form-binding.ts'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { signUpFormMessages } from './sign-up-form.messages.ts'

interface OrganizationFieldsProps {
  form: FormBinding<'organization.inn' | 'organization.title'>
}

export const OrganizationFields = ({ form }: OrganizationFieldsProps) => (
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
