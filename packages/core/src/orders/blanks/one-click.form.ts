import type { Blank } from '../../entities/blank.ts'
import type { Profile } from '../../entities/profile.ts'
import { defineForm } from '../../forms/form.ts'
import type { FieldRules } from '../../platform/field-rules.ts'
import { fieldValidators } from '../../values/validation/field-validators.ts'
import { consent, required } from '../../values/validation/validators.ts'
import { blankMessages } from './blank.messages.ts'

/** The pieces of one colour and size that are wanted. */
export interface OneClickLine {
  readonly groupId: number
  readonly count: number
}

export interface OneClickFacts {
  readonly line: OneClickLine
  readonly profile?: Pick<Profile, 'fio' | 'phone'> | undefined
  readonly rules: FieldRules
}

/** What a visitor tells to be called back. */
export interface OneClickValues {
  readonly name: string
  readonly phone: string
  readonly accept: boolean
}

/** What is sent. */
export type OneClickOrder = OneClickLine & OneClickValues

/** «Заказ в один клик»: the account's name and phone are filled in, the consent never is. */
export const oneClickForm = /* @__PURE__ */ defineForm({
  name: 'one-click',
  values: ({ profile }: OneClickFacts): OneClickValues => ({
    name: profile?.fio ?? '',
    phone: profile?.phone ?? '',
    accept: false
  }),
  check: ({ name, phone, accept }, { rules }) => ({
    name: required(name),
    phone: fieldValidators(rules).phone(phone),
    accept: consent()(accept)
  }),
  body: (values, { line }): OneClickOrder => ({ ...line, ...values }),
  thanks: ({ number }: Blank) => `${blankMessages.sent}: ${number}`,
  onceSent: 'close'
})
