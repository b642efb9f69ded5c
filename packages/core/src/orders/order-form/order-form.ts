import type { OrderForm } from '../../entities/order.ts'
import type { UserRole } from '../../entities/profile.ts'
import type { FieldErrors } from '../../platform/api-error.ts'
import type { FieldRules, FullNameRules, PhoneLengths } from '../../platform/field-rules.ts'
import {
  askedAddress,
  defaultRuleSets,
  type RoleField,
  type RuleSets,
  roleFields
} from '../../platform/rule-sets.ts'
import { buyerRole } from '../../session/strongest-role.ts'
import { isCollected } from '../../values/shipping/is-collected.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import { validateAddress } from '../../values/validation/address.ts'
import { emailWith } from '../../values/validation/email.ts'
import { fullNameWith } from '../../values/validation/full-name.ts'
import { phoneText } from '../../values/validation/phone-number.ts'
import { validationMessages } from '../../values/validation/validation.messages.ts'
import { foundMessages } from '../../values/validation/validator.ts'
import { consent, innWith, organisation } from '../../values/validation/validators.ts'
import { checkoutMessages } from './checkout.messages.ts'

export interface OrderFormRules {
  readonly sets?: RuleSets
  /** The visitor's: they choose among the sets. */
  readonly roles?: readonly UserRole[]
  readonly phoneLengths?: PhoneLengths
  /** What a full name is made of (P9, P10). */
  readonly fullName?: FullNameRules
  /** Off, the login «admin» is refused where the receipt is mailed to (P4). */
  readonly allowAdmin?: boolean
  /** Refuses an INN whose check digits do not fit (P13). */
  readonly checkDigits?: boolean
  /** False where all that is ordered is virtual: its delivery is not looked at. */
  readonly needsDelivery?: boolean
}

/** The rules of §5 as a shop’s configuration has them (P1, P4, P20). */
export const orderRules = ({ ruleSets, allowAdminEmail, ...rules }: FieldRules) => ({
  phoneLengths: rules.phoneLengths,
  fullName: rules.fullName,
  checkDigits: rules.checkDigits === true,
  ...(ruleSets && { sets: ruleSets }),
  allowAdmin: allowAdminEmail
})

/** What is wrong with the form, by field path, in the order of the page. */
export function validateOrderForm(form: OrderForm, rules: OrderFormRules = {}): FieldErrors {
  const sets = rules.sets ?? defaultRuleSets
  return foundMessages({
    ...fieldMessages(form, rules, sets),
    ...(rules.needsDelivery !== false && deliveryMessages(form, sets)),
    personalPayment: form.personalPayment === '' ? checkoutMessages.choosePayment : undefined,
    accept: consent()(form.accept)
  })
}

type Asked = readonly [path: string, message: string | undefined]

/** What the buyer's role has to fill in (§5), in the order of the page. */
function fieldMessages(form: OrderForm, rules: OrderFormRules, sets: RuleSets) {
  const { personalData, organization } = form
  const fields: Readonly<Record<RoleField, Asked>> = {
    fullName: ['personalData.fio', fullNameWith(rules.fullName)(personalData.fio)],
    email: [
      'personalData.email',
      emailWith({ allowAdmin: rules.allowAdmin !== false })(personalData.email)
    ],
    phone: ['personalData.phone', phoneText(personalData.phone, rules.phoneLengths)],
    inn: ['organization.inn', innWith(rules.checkDigits)(organization?.inn ?? '')],
    organisation: ['organization.title', organisation(organization?.title ?? '')]
  }
  const role = buyerRole(form.scenario, rules.roles ?? [])
  return Object.fromEntries(roleFields(role, sets).map(field => fields[field]))
}

function deliveryMessages(form: OrderForm, rules: RuleSets) {
  const { method, type, deliveryPointCode } = form.personalDelivery
  if (method === '') return { 'personalDelivery.method': checkoutMessages.chooseDelivery }
  if (isCollected(type)) {
    return {
      'personalDelivery.deliveryPointCode':
        deliveryPointCode === '' ? checkoutMessages.choosePoint : undefined
    }
  }
  const path = 'personalShipping.shipping'
  const { shipping } = form.personalShipping
  if (shipping === null) return { [path]: validationMessages.required }
  return Object.fromEntries(
    Object.entries(addressFaults(form, rules)).map(([check, message]) => [
      `${path}.${check}`,
      message
    ])
  )
}

/** What the address of a delivery lacks for its type (§5, P20), by rule; empty when it is whole. */
export function addressFaults(form: OrderForm, sets?: RuleSets) {
  const shipping = form.personalShipping.shipping ?? emptyShipping
  return validateAddress(shipping, askedAddress(form.personalDelivery.type, sets))
}
