import {
  nameSuggestions,
  organizationHint,
  organizationSuggestions,
  shownOptions,
  suggestionsMessages,
  suggestionsNote,
  suggestionsMessages as words
} from '@vitrina/core/catalog'
import { withOrganization, withRecipient } from '@vitrina/core/orders'
import { later } from '../../binding/later.tsx'
import { useShop, useSubject } from '../../binding/shop-context.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { NameInput } from '../../forms/name-input.tsx'
import { PhoneInput } from '../../forms/phone-input.tsx'

import { PlaceCombobox } from '../../forms/place-combobox.tsx'
import { comboboxStyle } from '../../kit/combobox/combobox.styles.ts'
import { useCombobox } from '../../kit/combobox/use-combobox.ts'
import { Segment } from '../../kit/segment/segment.tsx'
import { TextField } from '../../kit/text-field/text-field.tsx'
import { useOrderForm } from '../checkout/checkout-context.tsx'
import { CheckoutStep } from '../checkout/checkout-step.tsx'
import { useField } from '../checkout/use-field.ts'
import { checkoutFormMessages } from './checkout-form.messages.ts'

const RecipientOptions = later(
  async () => (await import('./recipient-options.tsx')).RecipientOptions
)

/** Who receives the order: those whom the visitor has sent to before are found while he types. */
function RecipientName() {
  const { form, edit, send } = useOrderForm()
  const shop = useShop()
  const field = useField('fio')
  const items = useSubject(nameSuggestions, shownOptions)
  const note = useSubject(nameSuggestions, state =>
    suggestionsNote(state, suggestionsMessages.nameNotFound)
  )
  const close = () => shop.send(nameSuggestions, { type: 'suggestions.close' })
  const combobox = useCombobox({
    count: items.length,
    onPick: index => {
      const option = items[index]
      close()
      if (option) send({ type: 'form.edit', form: withRecipient(form, option) })
    }
  })
  const { fio } = form.personalData

  return (
    <div className={comboboxStyle()}>
      <NameInput
        {...combobox.inputProps}
        {...field}
        name="fio"
        label={checkoutFormMessages.fullName}
        autoComplete="name"
        required
        value={fio}
        onValue={value => {
          edit('personalData.fio', value)
          shop.send(nameSuggestions, { type: 'suggestions.ask', text: value })
          combobox.open()
        }}
        onBlur={() => {
          combobox.close()
          close()
          field.onBlur()
        }}
      />
      {combobox.isOpen && (
        <div className="list">
          <RecipientOptions list={combobox.list} items={items} name={fio} />
        </div>
      )}
      {note && <div className="list empty">{note}</div>}
    </div>
  )
}

/** Papers of an organisation. */
function OrganizationFields() {
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

const buyers = () =>
  [
    { value: 'person', title: checkoutFormMessages.person },
    { value: 'organization', title: checkoutFormMessages.organization }
  ] as const

export function RecipientStep() {
  const { form, edit } = useOrderForm()
  return (
    <CheckoutStep number={1} title={checkoutFormMessages.recipient}>
      <Segment
        legend={checkoutFormMessages.buyer}
        name="scenario"
        options={buyers()}
        value={form.scenario}
        onChange={value => edit('scenario', value)}
      />
      <div className="fields">
        <PersonFields />
        {form.scenario === 'organization' && <OrganizationFields />}
      </div>
    </CheckoutStep>
  )
}

function PersonFields() {
  const { form, edit } = useOrderForm()
  const { phone, email } = form.personalData
  return (
    <>
      <div className="whole">
        <RecipientName />
      </div>
      <PhoneInput
        {...useField('phone')}
        name="phone"
        label={checkoutFormMessages.phone}
        purpose={checkoutFormMessages.phonePurpose}
        required
        value={phone}
        onValue={value => edit('personalData.phone', value)}
      />
      <EmailField
        {...useField('email')}
        name="email"
        hint={checkoutFormMessages.emailHint}
        value={email}
        onChange={event => edit('personalData.email', event.target.value)}
      />
    </>
  )
}
