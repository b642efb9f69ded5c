import { Checkbox } from '../kit/checkbox/checkbox.tsx'
import type { Elements } from '../kit/elements.ts'
import type { ShopFieldProps } from './shop-field-props.ts'

/** One of several answers. */
export const Radios = (props: ShopFieldProps) => {
  const { form, field } = props
  const { error } = form.look(field.code)
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
export function Boxes(props: ShopFieldProps) {
  const { form, field } = props
  const { error, onBlur } = form.look(field.code)
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
  const { error } = form.look(code)
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
