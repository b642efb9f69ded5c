import type { Profile } from '../entities/profile.ts'
import type { FieldErrors } from '../errors/api-error.ts'
import { needObject } from '../errors/given.ts'
import type { PhoneLengths } from '../phone/countries.ts'
import { phoneText } from '../validation/phone-number.ts'
import { foundMessages } from '../validation/validator.ts'
import { consent, required } from '../validation/validators.ts'

/** What a visitor tells to be called back. */
export interface OneClickForm {
  readonly name: string
  readonly phone: string
  readonly accept: boolean
}

/** The pieces of one colour and size that are wanted. */
export interface OneClickWish {
  readonly groupId: number
  readonly count: number
}

/** The empty form; the account's name and phone are filled in, consent never is. */
export const emptyOneClickForm = (profile?: Profile): OneClickForm => ({
  name: profile?.fio ?? '',
  phone: profile?.phone ?? '',
  accept: false
})

/** What is wrong with the form, by field, in the order of the page. */
export function validateOneClick(form: OneClickForm, lengths?: PhoneLengths): FieldErrors {
  const { name, phone, accept } = needObject(form, 'validateOneClick(form)')
  return foundMessages({
    name: required(name),
    phone: phoneText(phone, lengths),
    accept: consent()(accept)
  })
}
