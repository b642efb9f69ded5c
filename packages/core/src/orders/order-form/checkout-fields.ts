import type { OrderForm } from '../../entities/order.ts'
import { type FieldView, type MarkedField, markedView, without } from '../../forms/field.ts'
import type { FieldErrors } from '../../platform/api-error.ts'
import { addressTexts } from '../../values/shipping/address-texts.ts'
import { type CheckoutContext, type CheckoutField, deliveryKey } from './checkout-state.ts'
import { orderShipping } from './checkout-town.ts'
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

/** Every field of the page, in its order. */
export const checkoutFields = [...new Set(Object.values(fieldIds))]

/** The whole address is named only when none of its parts is. */
const WHOLE_ADDRESS = [ADDRESS, `${ADDRESS}.address`, `${ADDRESS}.address.value`]

export interface FieldError {
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
  return checkoutFields.flatMap(fieldId => {
    const message = found.get(fieldId)
    return message === undefined ? [] : [{ fieldId, message }]
  })
}

/** What the server says of fields that are not on the page. */
export const otherErrors = (errors: FieldErrors): readonly string[] =>
  Object.values(elsewhere(errors))

const elsewhere = (errors: FieldErrors) => without(errors, Object.keys(fieldIds))

/** What is wrong with the form by the rules of §5, by field path. */
export const orderMessages = ({ form, rules, needsDelivery }: CheckoutContext): FieldErrors =>
  validateOrderForm(form, { ...rules, needsDelivery })

/** The same and what the server has said besides. */
export const orderErrors = (checkout: CheckoutContext): FieldErrors => ({
  ...orderMessages(checkout),
  ...checkout.refused
})

/** The fields of the page with what is wrong with them. */
export const orderFields = (checkout: CheckoutContext): readonly MarkedField[] =>
  checkoutFields.map(fieldAt(checkout))

/** How a field looks now: an error is shown as soon as it has a value or was touched (§4). */
export const shownField = (checkout: CheckoutContext, field: CheckoutField): FieldView =>
  markedView(checkout, fieldAt(checkout)(field))

/** The fields and paths of which nothing holds that was said before; of what is not on the page nothing does. */
export function changedFields(checkout: CheckoutContext, form: OrderForm): readonly string[] {
  const before = typedIn(checkout.form)
  const now = typedIn(form)
  const changed = Object.entries(fieldIds).filter(([, field]) => now[field] !== before[field])
  return [...changed.flat(), ...Object.keys(elsewhere(checkout.refused))]
}

function fieldAt(checkout: CheckoutContext) {
  const values = typedIn(checkout.form)
  const messages = byField(orderErrors(checkout))
  return (name: CheckoutField) => ({ name, value: values[name], message: messages[name] })
}

const byField = (errors: FieldErrors): Readonly<Partial<Record<CheckoutField, string>>> =>
  Object.fromEntries(fieldErrors(errors).map(({ fieldId, message }) => [fieldId, message]))

function typedIn(form: OrderForm): Readonly<Record<CheckoutField, string | boolean>> {
  const { personalData, organization, personalDelivery } = form
  const { city, zip, street, house } = addressTexts(orderShipping(form))
  return {
    ...personalData,
    inn: organization?.inn ?? '',
    organization: organization?.title ?? '',
    // What is said of a delivery is said of everything that its price depends on.
    delivery: personalDelivery.method && deliveryKey(form),
    'delivery-point': personalDelivery.deliveryPointCode,
    ...{ city, zip, street, house },
    payment: form.personalPayment,
    accept: form.accept
  }
}
