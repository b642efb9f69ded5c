import type { FieldErrors } from '../errors/api-error.ts'
import { needObject } from '../errors/given.ts'
import { fieldMessage, fieldState } from '../forms/field.ts'
import { emptyShipping } from '../shipping/shipping.ts'
import { orderMessages } from './checkout.ts'
import type { CheckoutContext, CheckoutField } from './checkout-state.ts'

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
  const paths = Object.keys(needObject(errors, 'fieldErrors(errors)')).filter(
    path => fieldIds[path] !== undefined
  )
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

/** The message of one field, whatever path it came by. */
const errorOf = (errors: FieldErrors, fieldId: CheckoutField) =>
  fieldErrors(errors).find(error => error.fieldId === fieldId)?.message

/** What the server says of fields that are not on the page. */
export const otherErrors = (errors: FieldErrors): readonly string[] =>
  Object.entries(needObject(errors, 'otherErrors(errors)'))
    .filter(([path]) => fieldIds[path] === undefined)
    .map(([, message]) => message)

/**
 * How a field looks now (§4): what a refused submit said of it, else what the rules of §5 say as
 * soon as it has a value or was touched.
 */
export function fieldLook(checkout: CheckoutContext, field: CheckoutField) {
  const refused = errorOf(needObject(checkout.errors, 'fieldLook(checkout.errors)'), field)
  const facts = {
    value: typedIn(checkout, field),
    isTouched: refused !== undefined || checkout.touched.includes(field),
    message: refused ?? errorOf(orderMessages(checkout), field)
  }
  return {
    state: fieldState(facts),
    error: fieldMessage(facts),
    isRefused: refused !== undefined
  } as const
}

function typedIn({ form }: CheckoutContext, field: CheckoutField): string | boolean {
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
