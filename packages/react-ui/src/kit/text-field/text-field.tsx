import type { ComponentProps } from 'react'

import { Field, type FieldOptions } from '../field/field.tsx'

export interface TextFieldProps
  extends FieldOptions,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'children'> {}

/**
 * Takes one line of text: a native input with its label, hint and error, tied together for screen
 * readers. `state` marks a valid one, `highlighted` one that was refused a moment ago.
 */
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
