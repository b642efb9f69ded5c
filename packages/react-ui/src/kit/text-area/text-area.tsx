import type { ComponentProps } from 'react'

import { Field, type FieldOptions } from '../field/field.tsx'

interface TextAreaProps
  extends FieldOptions,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'> {}

/** Takes a text of several lines, with label, hint and error as every field. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    labelHidden,
    state,
    error,
    hint,
    highlighted,
    announced,
    leading,
    trailing,
    ...native
  } = props
  const options = {
    label,
    labelHidden,
    state,
    error,
    hint,
    highlighted,
    announced,
    leading,
    trailing
  }
  return (
    <Field {...options} id={native.id} required={native.required}>
      {control => <textarea {...native} {...control} />}
    </Field>
  )
}
