import { fieldMasks } from '@vitrina/core/mask'

import { MaskedInput } from '../kit/masked-input/masked-input.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useOrderForm } from './checkout-context.tsx'
import { useField } from './use-field.ts'

/** Papers of an organisation. */
export function OrganizationFields() {
  const { form, edit } = useOrderForm()
  const { inn = '', title = '' } = form.organization ?? {}
  return (
    <>
      <MaskedInput
        {...useField('inn')}
        name="inn"
        label="ИНН"
        mask={fieldMasks.inn}
        inputMode="numeric"
        autoComplete="off"
        required
        value={inn}
        onValue={value => edit('organization.inn', value)}
      />
      <TextField
        {...useField('organization')}
        name="organization"
        label="Организация"
        autoComplete="organization"
        required
        value={title}
        onChange={event => edit('organization.title', event.target.value)}
      />
    </>
  )
}
