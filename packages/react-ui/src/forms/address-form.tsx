import { routePath } from '@vitrina/core'
import { addressForm, addressMessages, placeValues, shippingOf } from '@vitrina/core/account'
import { ADDRESS_TITLE_MAX, type ShippingAddress } from '@vitrina/core/entities'
import { sessionProfile } from '@vitrina/core/session'
import { useFieldRules } from '../binding/field-rules.tsx'
import { useSession } from '../binding/shop-context.tsx'
import { Button } from '../kit/button/button.tsx'
import { Switch } from '../kit/switch/switch.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { style } from '../theme/style.ts'
import { AddressField } from './address-field.tsx'
import { addressFormMessages } from './address-form.messages.ts'
import type { FormBinding } from './form-binding.ts'
import { FormMessage } from './form-message.tsx'
import { NameInput } from './name-input.tsx'
import { PhoneInput } from './phone-input.tsx'
import { useForm } from './use-form.ts'

const addressFormStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; max-width: 720px; padding: 28px 32px 32px; border: 1px solid var(--c-line); border-radius: var(--r-xl);
  & > h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 18px 16px; align-items: start; }
  & .fields.pair { gap: 12px; }
  & > .buttons { display: flex; flex-wrap: wrap; gap: 10px; }
  @media (max-width: 767px) {
    margin-inline: -6px; padding: 22px 20px 24px;
    & .fields { grid-template-columns: minmax(0, 1fr); }
    & .fields.pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > .buttons > * { flex: 1 1 100%; }
  }
`)

interface AddressFormProps {
  /** None for a new one. */
  address: ShippingAddress | undefined
  onSaved: () => void
}

const page = routePath('user-profile-addresses')

/** A saved address: where, and who is there; without script it is posted to its page. */
export function AddressForm({ address, onSaved }: AddressFormProps) {
  const profile = useSession(sessionProfile)
  const facts = { address, profile, rules: useFieldRules() }
  const form = useForm(addressForm, facts, async (engine, body) => {
    await (await engine.service('addresses')).save(body, address?.id)
    onSaved()
  })
  const { values } = form
  const fields = {
    city: form.field('city'),
    zip: form.field('zip'),
    street: form.field('street'),
    house: form.field('house')
  }
  const title = address === undefined ? addressMessages.adding : addressMessages.editing

  return (
    <form {...form.formProps} action={page} className={addressFormStyle()} aria-label={title}>
      <h2>{title}</h2>
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      <input type="hidden" name="back" value={page} />
      {address && <input type="hidden" name="id" value={address.id} />}
      <input type="hidden" name="region" value={values.region} />
      <input type="hidden" name="settlement" value={values.settlement} />
      <input type="hidden" name="kladrId" value={values.kladrId} />
      <input type="hidden" name="coord" value={values.coord} />
      <AddressField
        fields={fields}
        shipping={shippingOf(values)}
        onChange={shipping => form.edit(placeValues(shipping))}
      />
      <Recipient form={form} />
      <TextField
        {...form.text('title')}
        label={addressFormMessages.title}
        hint={addressFormMessages.titleHint}
        maxLength={ADDRESS_TITLE_MAX}
        autoComplete="off"
      />
      <Switch
        name="isDefault"
        checked={values.isDefault}
        onChange={event => form.change('isDefault', event.target.checked)}
      >
        {addressFormMessages.usual}
      </Switch>
      <div className="buttons">
        <Button size="l" busy={form.isBusy}>
          {addressFormMessages.save}
        </Button>
        <Button size="l" variant="grey" href={page}>
          {addressFormMessages.cancel}
        </Button>
      </div>
    </form>
  )
}

interface RecipientProps {
  form: FormBinding<'contactPerson' | 'phone'>
}

const Recipient = ({ form }: RecipientProps) => (
  <>
    <NameInput
      {...form.field('contactPerson')}
      label={addressFormMessages.recipient}
      value={String(form.values.contactPerson)}
      onValue={contactPerson => form.change('contactPerson', contactPerson)}
      required
    />
    <PhoneInput
      {...form.field('phone')}
      label={addressFormMessages.phone}
      value={String(form.values.phone)}
      onValue={phone => form.change('phone', phone)}
      required
    />
  </>
)
