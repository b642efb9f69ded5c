import { type OrderForm } from '@vitrina/core/entities'
import { isCollected } from '@vitrina/core/shipping'
import { consent, validationMessages } from '@vitrina/core/validation'

import { refuseWrongFields } from '../../http/field-errors.ts'
import { addressErrors } from '../delivery/address-errors.ts'
import { deliveryMessages } from '../delivery/delivery.messages.ts'
import { checkOrganization, checkPersonal } from '../users/personal-fields.ts'
import { orderMessages as messages } from './order.messages.ts'

type Errors = Readonly<Record<string, string | undefined>>

/**
 * Refuses a form with wrong fields, each named by its path (§5). Prices in it are not looked at;
 * what is virtual needs no delivery.
 */
export function checkOrderForm(form: OrderForm, isSent: boolean): void {
  refuseWrongFields({
    accept: consent()(form.accept),
    ...personErrors(form),
    ...(form.scenario === 'organization' && checkOrganization(form.organization)),
    personalPayment: form.personalPayment === '' ? messages.noPayment : undefined,
    ...(isSent && deliveryErrors(form))
  })
}

function personErrors({ personalData }: OrderForm): Errors {
  const { fio, email, phone } = checkPersonal(personalData)
  return {
    'personalData.fio': fio,
    'personalData.email': email,
    'personalData.phone': phone
  }
}

function deliveryErrors({ personalDelivery, personalShipping }: OrderForm): Errors {
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
      ? addressErrors(shipping, type, 'personalShipping.shipping.')
      : {}
  if (Object.keys(ofAddress).length > 0) return ofAddress
  return {
    'personalDelivery.calculationId': calculationId === '' ? messages.noCalculation : undefined
  }
}
