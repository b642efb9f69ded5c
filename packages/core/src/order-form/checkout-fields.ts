import type { OrderForm } from '../entities/order.ts'
import type { FieldErrors } from '../errors/api-error.ts'
import { type FieldState, fieldMessage, fieldState } from '../forms/field.ts'
import { emptyShipping } from '../shipping/shipping.ts'
import type { CheckoutContext, CheckoutField, FieldMessages } from './checkout-state.ts'
import { validateOrderForm } from './order-form.ts'

const ADDRESS = 'personalShipping.shipping'

/** The field of the page that shows a path: what the summary of errors links to. */
const fieldIds: Readonly<Record<string, CheckoutField>> = {
  'personalData.fio': 'fio',
  'personalData.phone': 'phone',
  'personalData.email': 'email',
  'organization.inn': 'inn',
  'organization.title': 'organization',
  'personalDelivery.method': 'delivery',
  'personalDelivery.calculationId': 'delivery',
  'personalDelivery.deliveryPointCode': 'delivery-point',
  [`${ADDRESS}.city`]: 'city',
  [`${ADDRESS}.address.city`]: 'city',
  [`${ADDRESS}.region`]: 'city',
  [`${ADDRESS}.kladrId`]: 'city',
  [`${ADDRESS}.postalCode`]: 'zip',
  [`${ADDRESS}.zip`]: 'zip',
  [`${ADDRESS}.street`]: 'street',
  [`${ADDRESS}.address.street`]: 'street',
  [`${ADDRESS}.house`]: 'house',
  [`${ADDRESS}.address.house`]: 'house',
  [ADDRESS]: 'street',
  [`${ADDRESS}.address`]: 'street',
  [`${ADDRESS}.address.value`]: 'street',
  'personalShipping.shippingId': 'street',
  personalPayment: 'payment',
  accept: 'accept'
}

const ORDER = [...new Set(Object.values(fieldIds))]

/** The whole address is named only when none of its parts is. */
const WHOLE_ADDRESS = [ADDRESS, `${ADDRESS}.address`, `${ADDRESS}.address.value`]

interface FieldError {
  readonly fieldId: CheckoutField
  readonly message: string
}

/** One line per field, in the order of the page. */
export function fieldErrors(errors: FieldErrors): readonly FieldError[] {
  const paths = Object.keys(errors).filter(path => fieldIds[path] !== undefined)
  const isPart = (path: string) => path.startsWith(`${ADDRESS}.`) && !WHOLE_ADDRESS.includes(path)
  const shown = paths.some(isPart) ? paths.filter(path => !WHOLE_ADDRESS.includes(path)) : paths
  const found = new Map<CheckoutField, string>()
  for (const path of shown) {
    const id = fieldIds[path]
    if (id !== undefined && !found.has(id)) found.set(id, errors[path] ?? '')
  }
  return ORDER.flatMap(fieldId => {
    const message = found.get(fieldId)
    return message === undefined ? [] : [{ fieldId, message }]
  })
}

/** What the server says of fields that are not on the page. */
export const otherErrors = (errors: FieldErrors): readonly string[] =>
  Object.entries(errors)
    .filter(([path]) => fieldIds[path] === undefined)
    .map(([, message]) => message)

/** What is wrong with the form by the rules of §5, by field path. */
export const orderMessages = ({ form, rules, needsDelivery }: CheckoutContext): FieldErrors =>
  validateOrderForm(form, { ...rules, needsDelivery })

/** How a field of the page looks (§4). */
export interface FieldLook {
  readonly state: FieldState
  readonly error: string | undefined
  /** In the first two seconds after a refused submit that named it. */
  readonly highlighted: boolean
  /** Whether screen readers are to be told: not before a pause in typing (C15). */
  readonly announced: boolean
}

/**
 * How a field looks now: what a refused submit said of it, else what the rules of §5 say as soon as
 * it has a value or was touched.
 */
export function fieldLook(checkout: CheckoutContext, field: CheckoutField): FieldLook {
  const refused = byField(checkout.errors)
  const facts = factsOf(checkout, field, refused, byField(orderMessages(checkout)))
  const error = fieldMessage(facts)
  return {
    state: fieldState(facts),
    error,
    highlighted: checkout.isHighlighted && refused[field] !== undefined,
    announced: error !== undefined && checkout.announced[field] === error
  }
}

/** The messages that stand at their fields now. */
export function shownErrors(checkout: CheckoutContext): FieldMessages {
  const refused = byField(checkout.errors)
  const found = byField(orderMessages(checkout))
  const shown = ORDER.map(field => [field, fieldMessage(factsOf(checkout, field, refused, found))])
  return Object.fromEntries(shown.filter(([, message]) => message !== undefined))
}

const byField = (errors: FieldErrors): FieldMessages =>
  Object.fromEntries(fieldErrors(errors).map(({ fieldId, message }) => [fieldId, message]))

const factsOf = (
  { form, touched }: CheckoutContext,
  field: CheckoutField,
  refused: FieldMessages,
  found: FieldMessages
) => ({
  value: typedIn(form, field),
  isTouched: refused[field] !== undefined || touched.includes(field),
  message: refused[field] ?? found[field]
})

function typedIn(form: OrderForm, field: CheckoutField): string | boolean {
  const { personalData, organization, personalDelivery, personalShipping } = form
  const { address, zip } = personalShipping.shipping ?? emptyShipping
  const values: Readonly<Record<CheckoutField, string | boolean>> = {
    ...personalData,
    inn: organization?.inn ?? '',
    organization: organization?.title ?? '',
    delivery: personalDelivery.method,
    'delivery-point': personalDelivery.deliveryPointCode,
    city: address.city || address.settlement,
    zip,
    street: address.street,
    house: address.house,
    payment: form.personalPayment,
    accept: form.accept
  }
  return values[field]
}
