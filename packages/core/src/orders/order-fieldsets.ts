import type { DrawnField, Fieldset, InputAttributes } from '../forms/fieldset.ts'
import { askedAddress } from '../platform/rule-sets.ts'
import { addressTexts, withAddressText } from '../values/shipping/address-texts.ts'
import { deliveryQuote } from './checkout/checkout.selectors.ts'
import type { SentCheckout } from './checkout/page-checkout.ts'
import { orderFieldsetsMessages as messages } from './order-fieldsets.messages.ts'
import type { CheckoutCommand } from './order-form/checkout-commands.ts'
import { shownField } from './order-form/checkout-fields.ts'
import { offerNote, paymentChoices } from './order-form/checkout-offers.ts'
import {
  askedPlace,
  type CheckoutContext,
  type CheckoutField,
  noOffers
} from './order-form/checkout-state.ts'
import { orderShipping, withShipping } from './order-form/checkout-town.ts'
import type { OrderField } from './order-form/order-edit.ts'
import { pointsView } from './order-form/points.view.ts'

type Field = DrawnField<CheckoutCommand>

/**
 * The order form as fields to draw, each with the commands that it sends; their names are those that
 * `postCheckout` reads; `sent` is what it has answered of a form without script. A front that wants another form asks the selectors of the checkout one by one.
 *
 * @example
 * ```ts
 * import { orderFieldsets } from '@vitrina/core/orders'
 * import { createTestShop } from '@vitrina/core/testing'
 *
 * const checkout = (await createTestShop().service('openCheckout'))()
 * const [recipient] = orderFieldsets(checkout.get())
 * recipient?.fields.map(({ label }) => label) // → ['ФИО', 'Телефон', 'E-mail']
 * const [name] = recipient?.fields ?? []
 * if (name?.edit) checkout.send(name.edit({ value: 'Анна Соколова', checked: false }))
 * checkout.get().form.personalData.fio // → 'Анна Соколова'
 * ```
 */
export const orderFieldsets = (
  checkout: CheckoutContext,
  sent?: Pick<SentCheckout, 'seen' | 'orderKey'>
): readonly Fieldset<CheckoutCommand>[] => [
  fieldset(messages.recipient, recipientFields(checkout)),
  ...(checkout.needsDelivery ? [deliveryFieldset(checkout)] : []),
  fieldset(messages.payment, paymentFields(checkout)),
  fieldset(messages.consent, [acceptField(checkout), ...sentFields(sent)])
]

const fieldset = (legend: string, fields: readonly Field[], note = '') => ({
  ...{ legend, fields, note, isOpen: true }
})

type Words = NonNullable<InputAttributes['autocomplete']>
type TextInput = Pick<InputAttributes, 'type' | 'value' | 'autocomplete'>

/** A text with what is wrong with it. */
function textField(
  checkout: CheckoutContext,
  { id, label, input }: { id: CheckoutField; label: string; input: TextInput },
  edit: (text: string) => CheckoutCommand
): Field {
  const { error = '' } = shownField(checkout, id)
  return {
    input: { id, name: id, ...input, 'aria-invalid': error !== '' },
    ...{ label, note: '', error },
    edit: ({ value }) => edit(value),
    leave: { type: 'field.leave', name: id }
  }
}

function recipientFields(checkout: CheckoutContext): readonly Field[] {
  const { personalData, organization, scenario } = checkout.form
  const { fio, phone, email } = personalData
  const field = (id: CheckoutField, path: OrderField, label: string, input: TextInput) =>
    textField(checkout, { id, label, input }, value => ({ type: 'field.edit', path, value }))
  const text = (value = '', autocomplete: Words = 'off') =>
    ({ type: 'text', value, autocomplete }) as const
  const tel = { type: 'tel', value: phone, autocomplete: 'tel' } as const
  const mail = { type: 'email', value: email, autocomplete: 'email' } as const
  return [
    field('fio', 'personalData.fio', messages.fullName, text(fio, 'name')),
    field('phone', 'personalData.phone', messages.phone, tel),
    field('email', 'personalData.email', messages.email, mail),
    ...(scenario === 'organization'
      ? [
          field('inn', 'organization.inn', messages.inn, text(organization?.inn)),
          field(
            'organization',
            'organization.title',
            messages.organization,
            text(organization?.title)
          )
        ]
      : [])
  ]
}

function deliveryFieldset(checkout: CheckoutContext): Fieldset<CheckoutCommand> {
  const { form, offers = noOffers } = checkout
  const { method, deliveryPointCode } = form.personalDelivery
  const { points, note } = pointsView(checkout)
  const methods = offers.deliveryMethods.map(one => ({ ...one, note: offerNote(one) }))
  const places = points.map(({ code, title, address }) => ({
    ...{ id: code, title: messages.point(title, address), note: '', unavailable: '' }
  }))
  const chooseMethod = (id: string) => ({ type: 'delivery.choose', id }) as const
  const choosePoint = (code: string) => ({ type: 'point.choose', code }) as const
  return fieldset(
    messages.delivery,
    [
      ...choices({ id: 'delivery', name: 'delivery', chosen: method }, methods, chooseMethod),
      ...(askedPlace(form) === 'address' ? addressFields(checkout) : []),
      ...choices(
        { id: 'delivery-point', name: 'deliveryPoint', chosen: deliveryPointCode },
        places,
        choosePoint
      )
    ],
    [note, deliveryQuote(checkout).words].filter(Boolean).join(' ')
  )
}

function addressFields(checkout: CheckoutContext): readonly Field[] {
  const shipping = orderShipping(checkout.form)
  const texts = addressTexts(shipping)
  const { type } = checkout.form.personalDelivery
  const asksZip = askedAddress(type, checkout.rules.sets).includes('postalCode')
  const field = (id: 'city' | 'zip' | 'street' | 'house', label: string, autocomplete: Words) =>
    textField(
      checkout,
      { id, label, input: { type: 'text', value: texts[id], autocomplete } },
      text => edited(id, text)
    )
  const edited = (...typed: [keyof typeof texts, string]): CheckoutCommand => ({
    type: 'form.edit',
    form: withShipping(withAddressText(shipping, ...typed))
  })
  const flat: Field = {
    input: { id: 'flat', name: 'flat', type: 'text', value: texts.flat, autocomplete: 'off' },
    ...{ label: messages.flat, note: '', error: '' },
    edit: ({ value }) => edited('flat', value)
  }
  return [
    field('city', messages.city, 'address-level2'),
    ...(asksZip ? [field('zip', messages.zip, 'postal-code')] : []),
    field('street', messages.street, 'off'),
    field('house', messages.house, 'off'),
    flat
  ]
}

const paymentFields = (checkout: CheckoutContext) =>
  choices(
    { id: 'payment', name: 'payment', chosen: checkout.form.personalPayment },
    paymentChoices(checkout).map(one => ({ ...one, note: offerNote(one) })),
    id => ({ type: 'payment.choose', id })
  )

interface Offered {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly unavailable: string
}

/** One of several; the first has the id that the summary of errors leads to. */
const choices = (
  { id, name, chosen }: { id: CheckoutField; name: string; chosen: string },
  offered: readonly Offered[],
  choose: (id: string) => CheckoutCommand
): readonly Field[] =>
  offered.map(({ id: value, title, note, unavailable }, place) => ({
    input: {
      ...{ id: place === 0 ? id : `${id}-${place}`, name, type: 'radio', value },
      ...{ checked: value === chosen, disabled: unavailable !== '' }
    },
    ...{ label: title, note, error: '' },
    edit: () => choose(value)
  }))

function acceptField(checkout: CheckoutContext): Field {
  const { error = '' } = shownField(checkout, 'accept')
  return {
    input: {
      ...{ id: 'accept', name: 'accept', type: 'checkbox', value: '1' },
      ...{ checked: checkout.form.accept, 'aria-invalid': error !== '' }
    },
    ...{ label: messages.accept, note: '', error },
    edit: ({ checked: value }) => ({ type: 'field.edit', path: 'accept', value })
  }
}

/** The next post orders for the sum that the page shows, as the same order. */
const sentFields = ({ seen, orderKey }: Partial<SentCheckout> = {}): readonly Field[] =>
  Object.entries({ seen, orderKey }).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [{ input: { id: name, name, type: 'hidden', value }, label: '', note: '', error: '' }]
  )
