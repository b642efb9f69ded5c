import type { FormFieldType } from '@vitrina/core/entities'
import { fieldMasks } from '@vitrina/core/values'
import type { ChangeEvent, ComponentProps, ComponentType } from 'react'
import { Attachments } from '../forms/attachments.tsx'
import { NameInput } from '../forms/name-input.tsx'
import { PhoneInput } from '../forms/phone-input.tsx'
import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import type { Elements } from '../kit/elements.ts'
import { MaskedInput } from '../kit/masked-input/masked-input.tsx'
import { Select } from '../kit/select/select.tsx'
import { TextArea } from '../kit/text-area/text-area.tsx'
import { TextField } from '../kit/text-field/text-field.tsx'
import type { ShopFieldProps } from './shop-field-props.ts'
import { shopFormMessages } from './shop-form.messages.ts'

/** One of several answers. */
const Radios = (props: ShopFieldProps) => {
  const { form, field } = props
  const { error } = form.field(field.code)
  return (
    <Choices {...props}>
      {field.options.map(({ value, title }) => (
        <label key={value} className="radio">
          <input
            type="radio"
            name={field.code}
            value={value}
            aria-invalid={error ? true : undefined}
            checked={form.values[field.code] === value}
            onChange={() => form.change(field.code, value)}
          />
          <span>{title}</span>
        </label>
      ))}
    </Choices>
  )
}

/** Any of several answers. */
function Boxes(props: ShopFieldProps) {
  const { form, field } = props
  const { error, onBlur } = form.field(field.code)
  const answer = form.values[field.code]
  const chosen = Array.isArray(answer) ? answer : []

  const choose = (own: string, isChosen: boolean) =>
    form.edit({
      [field.code]: isChosen ? [...chosen, own] : chosen.filter(value => value !== own)
    })

  return (
    <Choices {...props}>
      {field.options.map(({ value, title }) => (
        <Checkbox
          key={value}
          {...{ name: field.code, value, onBlur }}
          aria-invalid={error ? true : undefined}
          checked={chosen.includes(value)}
          onChange={({ target }) => choose(value, target.checked)}
        >
          <span>{title}</span>
        </Checkbox>
      ))}
    </Choices>
  )
}

interface ChoicesProps extends ShopFieldProps {
  readonly children: Elements
}

function Choices({ form, field: { code, label, hint }, required, children }: ChoicesProps) {
  const { error } = form.field(code)
  return (
    <fieldset className="choices">
      <legend>
        <span>{label}</span>
        {required && (
          <span className="req" aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {children}
      {hint && <small>{hint}</small>}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}

/** A field of a form of the shop, by its type. */
export function ShopField(props: ShopFieldProps) {
  const Drawn = drawn[props.field.type]
  return <Drawn {...props} />
}

/** What every field of one line is drawn from. */
function lineOf({ form, field, required }: ShopFieldProps) {
  const { code, label, hint, placeholder, autocomplete } = field
  return {
    ...form.field(code),
    ...{ label, required },
    value: String(form.values[code] ?? ''),
    hint: hint || undefined,
    placeholder: placeholder || undefined,
    autoComplete: autocomplete || undefined
  }
}

const valueTo =
  ({ form, field }: ShopFieldProps) =>
  (value: string) =>
    form.change(field.code, value)

const eventTo =
  ({ form, field }: ShopFieldProps) =>
  ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    form.change(field.code, target.value)

const line =
  (native: Pick<ComponentProps<'input'>, 'type' | 'inputMode'> = {}) =>
  (props: ShopFieldProps) => <TextField {...lineOf(props)} {...native} onChange={eventTo(props)} />

function Phone(props: ShopFieldProps) {
  const { hint, placeholder: _, autoComplete: _own, ...shown } = lineOf(props)
  return <PhoneInput {...shown} purpose={hint} onValue={valueTo(props)} />
}

const Choice = (props: ShopFieldProps) => (
  <Select {...lineOf(props)} onChange={eventTo(props)}>
    <option value="">{shopFormMessages.choose}</option>
    {props.field.options.map(({ value, title }) => (
      <option key={value} value={value}>
        {title}
      </option>
    ))}
  </Select>
)

const Box = ({ form, field: { code, label }, required }: ShopFieldProps) => (
  <Checkbox
    {...{ name: code, required }}
    checked={form.values[code] === true}
    error={form.field(code).error}
    onChange={({ target }) => form.change(code, target.checked)}
  >
    {label}
  </Checkbox>
)

const Files = ({ form, field, required }: ShopFieldProps) => (
  <Attachments
    label={required ? shopFormMessages.needed(field.label) : field.label}
    form={form.opened}
    targetCode={field.targetCode}
    max={field.maxFiles}
    error={form.field(field.code).error}
  />
)

const drawn = {
  text: line(),
  email: line({ type: 'email' }),
  number: line({ inputMode: 'numeric' }),
  inn: line({ inputMode: 'numeric' }),
  organisation: line(),
  phone: Phone,
  fullName: props => <NameInput {...lineOf(props)} onValue={valueTo(props)} />,
  birthDate: props => (
    <MaskedInput {...lineOf(props)} mask={fieldMasks.date} onValue={valueTo(props)} />
  ),
  textarea: props => <TextArea {...lineOf(props)} rows={5} onChange={eventTo(props)} />,
  select: Choice,
  radio: Radios,
  checkboxes: Boxes,
  checkbox: Box,
  file: Files
} satisfies Record<FormFieldType, ComponentType<ShopFieldProps>>
