import { deviceToday } from '@vitrina/core/browser'
import type { FormDefinition, FormField } from '@vitrina/core/entities'
import { isRequired, type ShopFormValues, shopForm } from '@vitrina/core/forms'
import { fieldMasks } from '@vitrina/core/mask'
import type { ChangeEvent } from 'react'

import { useFieldRules } from '../form/field-rules.tsx'
import type { FormBinding } from '../form/form-binding.ts'
import { useForm } from '../form/use-form.ts'
import { FormMessage } from '../form-message/form-message.tsx'
import { Button } from '../kit/button/button.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import { MaskedInput } from '../kit/masked-input/masked-input.tsx'
import { Select } from '../kit/select/select.tsx'
import { TextArea } from '../kit/text-area/text-area.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import { NameInput } from '../name-input/name-input.tsx'
import { PhoneInput } from '../phone-input/phone-input.tsx'
import { useSession } from '../shop/shop-context.tsx'
import { style } from '../theme/style.ts'
import { shopFormMessages } from './shop-form.messages.ts'

const shopFormStyle = style(`
  display: grid; gap: 20px;
  & .choices > legend { margin-bottom: 8px; font-size: var(--fs-sm); font-weight: 500; }
  & .choices > legend sup { color: var(--c-red); }
  & .choices label { display: flex; align-items: center; gap: 10px; min-height: 44px; cursor: pointer; }
  & .choices input { width: 20px; height: 20px; accent-color: var(--c-pen); }
  & .choices > p { color: var(--c-red); font-size: var(--fs-sm); }
`)

interface ShopFormProps {
  readonly form: FormDefinition
  /** The path it is written from. */
  readonly page: string
  /** It has just been sent, without script. */
  readonly isSent?: boolean | undefined
}

/** A form whose fields and rules come from the shop. */
export function ShopForm({ form: definition, page, isSent }: ShopFormProps) {
  const fieldRules = useFieldRules()
  const profile = useSession(session => session.profile)
  const role = profile?.roles[0] ?? 'guest'
  const rules = { role, today: deviceToday(), ...fieldRules }
  const form = useForm(shopForm, { form: definition, rules, profile }, (engine, body) =>
    engine.sendForm(body, page)
  )

  if (form.thanks || isSent) {
    return <FormMessage tone="good">{form.thanks || shopFormMessages.received}</FormMessage>
  }
  return (
    <form
      {...form.formProps}
      action={page}
      className={shopFormStyle()}
      aria-label={definition.title}
    >
      <input type="hidden" name="form" value={definition.id} />
      {form.failure && <FormMessage>{form.failure}</FormMessage>}
      {definition.fields.filter(isDrawn).map(field => (
        <ShopField key={field.code} form={form} field={field} required={isRequired(field, role)} />
      ))}
      <Checkbox {...form.box('accept')}>{definition.consentText}</Checkbox>
      <Button size="l" busy={form.isBusy}>
        {definition.submitText}
      </Button>
    </form>
  )
}

/** Files that may be left out are not asked for here. */
const isDrawn = ({ type, isRequired: isNeeded }: FormField) => type !== 'file' || isNeeded

type Bound = Pick<FormBinding<string>, 'change' | 'look' | 'text'> & {
  readonly values: ShopFormValues
}

interface ShopFieldProps {
  readonly form: Bound
  readonly field: FormField
  readonly required: boolean
}

function ShopField({ form, field, required }: ShopFieldProps) {
  const { code, type, label, hint, placeholder, options, autocomplete } = field
  const value = String(form.values[code] ?? '')
  const shown = {
    ...form.look(code),
    ...{ label, required, value },
    hint: hint || undefined,
    placeholder: placeholder || undefined,
    autoComplete: autocomplete || undefined
  }
  const onValue = (next: string) => form.change(code, next)
  const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement | HTMLSelectElement>) =>
    onValue(target.value)

  switch (type) {
    case 'phone':
      return (
        <PhoneInput
          {...form.look(code)}
          {...{ label, required, value, onValue }}
          purpose={hint || undefined}
        />
      )
    case 'fullName':
      return <NameInput {...shown} onValue={onValue} />
    case 'birthDate':
      return <MaskedInput {...shown} mask={fieldMasks.date} onValue={onValue} />
    case 'textarea':
      return <TextArea {...shown} rows={5} onChange={onChange} />
    case 'select':
      return (
        <Select {...shown} onChange={onChange}>
          <option value="">{shopFormMessages.choose}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </Select>
      )
    case 'radio':
      return <Choice form={form} field={field} required={required} />
    case 'checkbox':
      return (
        <Checkbox
          name={code}
          checked={form.values[code] === true}
          error={form.look(code).error}
          onChange={({ target }) => form.change(code, target.checked)}
        >
          {label}
        </Checkbox>
      )
    default:
      return (
        <TextField
          {...shown}
          type={type === 'email' ? 'email' : 'text'}
          inputMode={type === 'number' || type === 'inn' ? 'numeric' : undefined}
          onChange={({ target }) => onValue(target.value)}
        />
      )
  }
}

function Choice({ form, field: { code, label, options }, required }: ShopFieldProps) {
  const { error } = form.look(code)
  return (
    <fieldset className="choices">
      <legend>
        {label}
        {required && <sup aria-hidden="true">*</sup>}
      </legend>
      {options.map(({ value, title }) => (
        <label key={value}>
          <input
            type="radio"
            name={code}
            value={value}
            aria-invalid={error ? true : undefined}
            checked={form.values[code] === value}
            onChange={() => form.change(code, value)}
          />
          {title}
        </label>
      ))}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}
