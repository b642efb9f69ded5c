import { type OrderForm } from '@vitrina/core/entities'
import { buyerRole } from '@vitrina/core/session'
import type { ShopSettings } from '@vitrina/core/shop-file'
import { consent, isCollected, validationMessages } from '@vitrina/core/values'

import type { Call, Visitor } from '../../http/call.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import { addressErrors } from '../delivery/address-errors.ts'
import { deliveryMessages } from '../delivery/delivery.messages.ts'
import { checkRole } from '../users/personal-fields.ts'
import { orderMessages as messages } from './order.messages.ts'

type Errors = Readonly<Record<string, string | undefined>>

/**
 * Refuses a form with wrong fields, each named by its path (§5). Prices in it are not looked at;
 * what is virtual needs no delivery.
 */
export function checkOrderForm(
  form: OrderForm,
  isSent: boolean,
  { visitor, settings: { shop } }: Pick<Call, 'visitor' | 'settings'>
): void {
  refuseWrongFields({
    accept: consent()(form.accept),
    ...buyerErrors(form, visitor, shop),
    personalPayment: form.personalPayment === '' ? messages.noPayment : undefined,
    ...(isSent && deliveryErrors(form, shop))
  })
}

/** What the role that buys has to fill in (P20), each by its path in the form. */
function buyerErrors(
  { scenario, personalData, organization }: OrderForm,
  { roles }: Visitor,
  shop: ShopSettings
): Errors {
  const role = buyerRole(scenario, roles)
  const wrong = checkRole(role, { ...personalData, organization }, shop)
  return Object.fromEntries(
    Object.entries(wrong).map(([field, message]) => [
      field.startsWith('organization.') ? field : `personalData.${field}`,
      message
    ])
  )
}

function deliveryErrors(
  { personalDelivery, personalShipping }: OrderForm,
  shop: ShopSettings
): Errors {
  const { method, type, deliveryPointCode, calculationId } = personalDelivery
  if (method === '') return { 'personalDelivery.method': deliveryMessages.noMethod }
  if (isCollected(type) && deliveryPointCode === '') {
    const message = type === 'store' ? deliveryMessages.noStore : deliveryMessages.noPickupPoint
    return { 'personalDelivery.deliveryPointCode': message }
  }
  const { shipping, shippingId } = personalShipping
  if (!isCollected(type) && shipping === null && shippingId === '') {
    return { 'personalShipping.shipping': validationMessages.required }
  }
  const ofAddress =
    !isCollected(type) && shipping !== null
      ? addressErrors({ shipping, type, prefix: 'personalShipping.shipping.' }, shop)
      : {}
  if (Object.keys(ofAddress).length > 0) return ofAddress
  return {
    'personalDelivery.calculationId': calculationId === '' ? messages.noCalculation : undefined
  }
}
