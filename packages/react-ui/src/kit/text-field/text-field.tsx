import type { ComponentProps } from 'react'

import { Field, type FieldOptions } from '../field/field.tsx'

export interface TextFieldProps
  extends FieldOptions,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'children'> {}

/** A native input with its label, mark and messages. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, leading, trailing, ...rest } = props
  const { state, error, highlighted, announced, ...native } = rest
  const options = {
    label,
    labelHidden,
    hint,
    leading,
    trailing,
    state,
    error,
    highlighted,
    announced
  }
  return (
    <Field {...options} id={native.id} required={native.required}>
      {control => <input type="text" {...native} {...control} />}
    </Field>
  )
}
