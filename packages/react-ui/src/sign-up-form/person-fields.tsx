import type { FormBinding } from '../form/form-binding.ts'
import { TextField } from '../kit/text-field/text-field.tsx'
import { NameInput } from '../name-input/name-input.tsx'
import { PhoneInput } from '../phone-input/phone-input.tsx'

interface PersonFieldsProps {
  form: FormBinding<'fio' | 'email' | 'phone'>
}

/** Who somebody is: the same at sign-up and in the account. */
export const PersonFields = ({ form }: PersonFieldsProps) => (
  <>
    <NameInput
      {...form.look('fio')}
      label="ФИО"
      value={String(form.values.fio)}
      onValue={fio => form.change('fio', fio)}
      required
    />
    <TextField
      {...form.text('email')}
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      hint="Для входа, чеков и писем о заказах"
      required
    />
    <PhoneInput
      {...form.look('phone')}
      label="Телефон"
      purpose="Позвоним, если будет вопрос по заказу"
      value={String(form.values.phone)}
      onValue={phone => form.change('phone', phone)}
      required
    />
  </>
)
