import { fieldMasks } from '@vitrina/core/mask'

import { MaskedInput } from '../kit/masked-input/masked-input.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { useOrderForm } from './checkout-context.tsx'
import { useField } from './use-field.ts'

const nobody = { inn: '', title: '' }

/** Papers of an organisation. */
export function OrganizationFields() {
  const { form, edit } = useOrderForm()
  const organization = form.organization ?? nobody
  const change = (part: Partial<typeof organization>) =>
    edit({ organization: { ...organization, ...part } })
  return (
    <>
      <MaskedInput
        {...useField('inn', organization.inn)}
        name="inn"
        label="ИНН"
        mask={fieldMasks.inn}
        inputMode="numeric"
        autoComplete="off"
        required
        value={organization.inn}
        onValue={inn => change({ inn })}
      />
      <TextField
        {...useField('organization', organization.title)}
        name="organization"
        label="Организация"
        autoComplete="organization"
        required
        value={organization.title}
        onChange={event => change({ title: event.target.value })}
      />
    </>
  )
}
