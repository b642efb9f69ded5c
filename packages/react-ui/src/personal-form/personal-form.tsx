import { realLengths } from '@vitrina/core'
import { calendarDateAt, DEFAULT_TIME_ZONE, parseCalendarDate } from '@vitrina/core/calendar'
import { type Profile } from '@vitrina/core/entities'
import { fieldMasks } from '@vitrina/core/mask'
import { formatPhone, parsePhone } from '@vitrina/core/phone'
import { type PersonalForm as PersonalFields } from '@vitrina/core/session'
import { birthDate, fullName } from '@vitrina/core/validation'
import { useState } from 'react'

import { accountFormStyle } from '../account-frame/account-frame.styles.ts'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { MaskedInput } from '../kit/masked-input/masked-input.tsx'
import { useShop } from '../shop/shop-context.tsx'
import { PersonFields } from '../sign-up-form/person-fields.tsx'
import { mailbox, phoneMessage } from '../sign-up-form/sign-up-values.ts'

interface PersonalValues {
  readonly fio: string
  readonly email: string
  readonly phone: string
  /** As its mask shows it: «31.12.1999». */
  readonly birthDate: string
}

export function PersonalForm({ profile }: { profile: Profile }) {
  const shop = useShop()
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    initial: valuesOf(profile),
    check,
    async submit(values) {
      setSaved(false)
      const { account } = await shop.engine()
      await account.saveProfile(fieldsOf(values))
      setSaved(true)
      return undefined
    }
  })

  return (
    <form {...form.formProps} className={accountFormStyle()} aria-label="Личные данные">
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {isSaved && <FormMessage tone="good">Данные сохранены.</FormMessage>}
      <PersonFields form={form} />
      <MaskedInput
        {...form.look('birthDate')}
        label="Дата рождения"
        mask={fieldMasks.date}
        placeholder="ДД.ММ.ГГГГ"
        inputMode="numeric"
        autoComplete="bday"
        value={form.values.birthDate}
        onValue={value => form.change('birthDate', value)}
      />
      <Button size="l" busy={form.isBusy}>
        Сохранить
      </Button>
    </form>
  )
}

/** The date of birth may be left out; once begun it has to be a real one. */
const check = (values: PersonalValues) => ({
  fio: fullName(values.fio),
  email: mailbox(values.email),
  phone: phoneMessage(values.phone),
  birthDate: values.birthDate === '' ? undefined : birthDate(today())(values.birthDate)
})

const valuesOf = ({ fio, email, phone, birthDate: born }: Profile): PersonalValues => ({
  fio,
  email,
  phone: formatPhone(parsePhone(phone, undefined, realLengths), realLengths),
  birthDate: born?.split('-').reverse().join('.') ?? ''
})

const fieldsOf = (values: PersonalValues): PersonalFields => ({
  fio: values.fio.trim(),
  email: values.email.trim(),
  phone: values.phone,
  birthDate: parseCalendarDate(values.birthDate)
})

/** The visitor's own calendar date (P15). */
function today(): string {
  const { timeZone = DEFAULT_TIME_ZONE } = Intl.DateTimeFormat().resolvedOptions()
  return calendarDateAt(Date.now(), timeZone) ?? ''
}
