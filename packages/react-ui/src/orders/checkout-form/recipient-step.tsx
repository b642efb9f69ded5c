import { EmailField } from '../../forms/email-field.tsx'
import { PhoneInput } from '../../forms/phone-input.tsx'
import { Segment } from '../../kit/segment/segment.tsx'
import { useOrderForm } from '../checkout/checkout-context.tsx'
import { CheckoutStep } from '../checkout/checkout-step.tsx'
import { useField } from '../checkout/use-field.ts'
import { checkoutFormMessages } from './checkout-form.messages.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { RecipientName } from './recipient-name.tsx'

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
