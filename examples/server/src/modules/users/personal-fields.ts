import type { UserRole } from '@vitrina/core/entities'
import { type RoleField, roleFields } from '@vitrina/core/platform'
import type { ShopSettings } from '@vitrina/core/shop-file'
import {
  composedText,
  fieldValidators,
  fitInn,
  organisation,
  parsePhone,
  typedMailbox,
  typedText
} from '@vitrina/core/values'

interface PersonalFields {
  readonly fio: string
  readonly email: string
  readonly phone: string
}

interface Organization {
  readonly inn: string
  readonly title: string
}

type Messages = Readonly<Record<string, string | undefined>>

/** Messages of §5 by field. */
export function checkPersonal({ fio, email, phone }: PersonalFields, shop: ShopSettings) {
  const rules = fieldValidators(shop)
  return { fio: rules.fullName(fio), email: rules.mailbox(email), phone: rules.phone(phone) }
}

/** Messages of §5 for the fields that a role fills in (P20), by field; others are not looked at. */
export function checkRole(
  role: UserRole,
  {
    organization,
    ...person
  }: PersonalFields & { readonly organization?: Organization | undefined },
  shop: ShopSettings
): Messages {
  const { fio, email, phone } = checkPersonal(person, shop)
  const messages: Readonly<
    Record<RoleField, readonly [field: string, message: string | undefined]>
  > = {
    fullName: ['fio', fio],
    email: ['email', email],
    phone: ['phone', phone],
    inn: ['organization.inn', fieldValidators(shop).inn(organization?.inn ?? '')],
    organisation: ['organization.title', organisation(organization?.title ?? '')]
  }
  return Object.fromEntries(roleFields(role, shop.ruleSets).map(field => messages[field]))
}

/** One spelling of each value, whatever the visitor's. */
export const tidyPersonal = ({ fio, email, phone }: PersonalFields, shop: ShopSettings) => ({
  fio: typedText(fio),
  email: typedMailbox(email),
  phone: tidyPhone(phone, shop)
})

/** The company of an account or an order: of its INN the digits. */
export const tidyOrganization = ({ inn, title }: Organization): Organization => ({
  inn: fitInn(inn),
  title: composedText(title).trim()
})

/** A number as `+79123456789`; nothing stays nothing, as of a role that is asked for none. */
export function tidyPhone(phone: string, { phoneLengths }: ShopSettings): string {
  const { digits } = parsePhone(phone, undefined, phoneLengths)
  return digits === '' ? '' : `+${digits}`
}
