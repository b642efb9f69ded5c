import type { Profile } from '../entities/profile.ts'
import { defineForm } from '../forms/form.ts'
import { type FieldRules } from '../platform/field-rules.ts'
import { type CalendarDate, parseCalendarDate } from '../values/calendar/calendar-date.ts'
import { shownPhone } from '../values/phone/phone.ts'
import { typedText } from '../values/spelling/typed-text.ts'
import { birthDate } from '../values/validation/birth-date.ts'
import { fieldValidators } from '../values/validation/field-validators.ts'
import type { PersonalForm } from './account.ts'
import { sessionMessages } from './session.messages.ts'

export interface PersonalFacts {
  readonly profile: Profile
  readonly rules: FieldRules
  /** The visitor's own calendar date (P15). */
  readonly today: CalendarDate
}

export interface PersonalValues {
  readonly fio: string
  readonly email: string
  /** As its mask shows it: «+7 (912) 345-67-89». */
  readonly phone: string
  /** As its mask shows it: «31.12.1999». */
  readonly birthDate: string
  /** Asked for with another e-mail. */
  readonly password: string
}

/** The date of birth may be left out unless the rules require it; once begun it has to be a real one. */
export const personalForm = /* @__PURE__ */ defineForm({
  name: 'personal',
  values: ({ profile, rules }: PersonalFacts): PersonalValues => ({
    fio: profile.fio,
    email: profile.email,
    phone: shownPhone(profile.phone, rules.phoneLengths),
    birthDate: profile.birthDate?.split('-').reverse().join('.') ?? '',
    password: ''
  }),
  check(values, { rules, today }) {
    const { fullName, mailbox, phone } = fieldValidators(rules)
    return {
      fio: fullName(values.fio),
      email: mailbox(values.email),
      phone: phone(values.phone),
      birthDate:
        values.birthDate === '' && !rules.birthDateRequired
          ? undefined
          : birthDate(today)(values.birthDate)
    }
  },
  body: (values): PersonalForm => ({
    fio: typedText(values.fio),
    email: typedText(values.email),
    phone: values.phone,
    birthDate: parseCalendarDate(values.birthDate),
    ...(values.password !== '' && { password: values.password })
  }),
  thanks: () => sessionMessages.saved
})
