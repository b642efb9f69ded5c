import {
  organizationHint,
  organizationSuggestions,
  suggestionsMessages as words
} from '@vitrina/core/catalog'
import { withOrganization } from '@vitrina/core/orders'

import { PlaceCombobox } from '../../forms/place-combobox.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { useOrderForm } from '../checkout/checkout-context.tsx'
import { useField } from '../checkout/use-field.ts'
import { checkoutFormMessages } from './checkout-form.messages.ts'

/** Papers of an organisation. */
export function OrganizationFields() {
  const { form, edit, send } = useOrderForm()
  const { inn = '', title = '' } = form.organization ?? {}
  return (
    <>
      <PlaceCombobox
        {...useField('inn')}
        name="inn"
        label={checkoutFormMessages.inn}
        inputMode="numeric"
        required
        hint={organizationHint(inn)}
        suggestions={organizationSuggestions}
        notFound={words.organizationNotFound}
        value={inn}
        onValue={value => edit('organization.inn', value)}
        onPick={option => send({ type: 'form.edit', form: withOrganization(option) })}
        titleOf={option => option.inn}
        noteOf={option => option.title}
      />
      <TextField
        {...useField('organization')}
        name="organization"
        label={checkoutFormMessages.organization}
        autoComplete="organization"
        required
        value={title}
        onChange={event => edit('organization.title', event.target.value)}
      />
    </>
  )
}
