import { realLengths } from '@vitrina/core'
import { parsePhone } from '@vitrina/core/phone'
import { type SignUpForm } from '@vitrina/core/session'
import {
  confirmation,
  consent,
  emailWith,
  firstMessage,
  fullName,
  inn,
  organisation,
  password,
  phoneNumber,
  required
} from '@vitrina/core/validation'

/** Field names are those of the server's messages. */
export interface SignUpValues {
  readonly kind: string
  readonly 'organization.inn': string
  readonly 'organization.title': string
  readonly fio: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly confirmation: string
  readonly accept: boolean
  readonly subscribe: boolean
}

export const emptySignUp: SignUpValues = {
  kind: 'person',
  'organization.inn': '',
  'organization.title': '',
  fio: '',
  email: '',
  phone: '',
  password: '',
  confirmation: '',
  accept: false,
  subscribe: false
}

/** Letters go there, so `admin` will not do (P4). */
export const mailbox = emailWith({ allowAdmin: false })
export const newPassword = firstMessage(required, password)

export function phoneMessage(value: string): string | undefined {
  const { country, digits } = parsePhone(value, undefined, realLengths)
  return phoneNumber(country, realLengths)(digits)
}

export const isOrganization = ({ kind }: SignUpValues) => kind === 'organization'

export const checkSignUp = (values: SignUpValues) => ({
  ...(isOrganization(values) && {
    'organization.inn': inn(values['organization.inn']),
    'organization.title': organisation(values['organization.title'])
  }),
  fio: fullName(values.fio),
  email: mailbox(values.email),
  phone: phoneMessage(values.phone),
  password: newPassword(values.password),
  confirmation: confirmation(values.password)(values.confirmation),
  accept: consent()(values.accept)
})

export const signUpForm = (values: SignUpValues): SignUpForm => ({
  fio: values.fio.trim(),
  email: values.email.trim(),
  phone: values.phone,
  password: values.password,
  accept: values.accept,
  subscribe: values.subscribe,
  ...(isOrganization(values) && {
    organization: {
      inn: values['organization.inn'].trim(),
      title: values['organization.title'].trim()
    }
  })
})
