import type { FieldErrors } from '@vitrina/core'

const ADDRESS = 'personalShipping.shipping'

/** Where the value of a field path stands in the page: what the summary of errors links to. */
const fieldIds: Readonly<Record<string, string>> = {
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
  readonly fieldId: string
  readonly message: string
}

/** One line per field, in the order of the page. */
export function fieldErrors(errors: FieldErrors): readonly FieldError[] {
  const paths = Object.keys(errors).filter(path => fieldIds[path] !== undefined)
  const isPart = (path: string) => path.startsWith(`${ADDRESS}.`) && !WHOLE_ADDRESS.includes(path)
  const shown = paths.some(isPart) ? paths.filter(path => !WHOLE_ADDRESS.includes(path)) : paths
  const found = new Map<string, string>()
  for (const path of shown) {
    const id = fieldIds[path] ?? ''
    if (!found.has(id)) found.set(id, errors[path] ?? '')
  }
  return ORDER.flatMap(fieldId => {
    const message = found.get(fieldId)
    return message === undefined ? [] : [{ fieldId, message }]
  })
}

/** The message of one field, whatever path it came by. */
export const errorOf = (errors: FieldErrors, fieldId: string) =>
  fieldErrors(errors).find(error => error.fieldId === fieldId)?.message

/** What the server says of fields that are not on the page. */
export const otherErrors = (errors: FieldErrors): readonly string[] =>
  Object.entries(errors)
    .filter(([path]) => fieldIds[path] === undefined)
    .map(([, message]) => message)
