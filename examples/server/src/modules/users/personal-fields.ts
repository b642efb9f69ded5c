import { realLengths } from '@vitrina/core'
import { parsePhone } from '@vitrina/core/phone'
import {
  emailWith,
  fullName,
  inn,
  organisation,
  phoneNumber,
  validationMessages
} from '@vitrina/core/validation'

/** Letters and receipts go there, so `admin` will not do (P4). */
export const realEmail = emailWith({ allowAdmin: false })

interface PersonalFields {
  readonly fio: string
  readonly email: string
  readonly phone: string
}

/** Messages of §5 by field. */
export const checkPersonal = ({ fio, email, phone }: PersonalFields) => ({
  fio: fullName(fio),
  email: realEmail(email),
  phone: checkPhone(phone)
})

export const checkOrganization = (
  organization: { readonly inn: string; readonly title: string } | undefined
) => ({
  'organization.inn': inn(organization?.inn ?? ''),
  'organization.title': organisation(organization?.title ?? '')
})

/** One spelling of each value, whatever the visitor's. */
export const tidyPersonal = ({ fio, email, phone }: PersonalFields) => ({
  fio: fio.trim().replaceAll(/\s+/g, ' '),
  email: email.trim().toLowerCase(),
  phone: tidyPhone(phone)
})

export function checkPhone(phone: string): string | undefined {
  if (phone.trim() === '') return validationMessages.phoneMissing
  const { country, digits } = parsePhone(phone, undefined, realLengths)
  return phoneNumber(country, realLengths)(digits)
}

export const tidyPhone = (phone: string) => `+${parsePhone(phone, undefined, realLengths).digits}`
