import { fieldMasks, fitMask } from '@vitrina/core/mask'

import type { FormBinding } from '../form/form-binding.ts'
import { TextField } from '../kit/text-field/text-field.tsx'

interface OrganizationFieldsProps {
  form: FormBinding<'organization.inn' | 'organization.title'>
}

export const OrganizationFields = ({ form }: OrganizationFieldsProps) => (
  <>
    <TextField
      {...form.text('organization.inn')}
      label="ИНН"
      inputMode="numeric"
      autoComplete="off"
      hint="10 цифр у организации, 12 у предпринимателя"
      onChange={({ target }) =>
        form.change('organization.inn', fitMask(target.value, fieldMasks.inn))
      }
      required
    />
    <TextField
      {...form.text('organization.title')}
      label="Название организации"
      autoComplete="organization"
      required
    />
  </>
)
