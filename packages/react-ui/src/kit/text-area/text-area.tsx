import type { ComponentProps } from 'react'

import { Field, type FieldLook } from '../field/field.tsx'

interface TextAreaProps
  extends FieldLook,
    Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'> {}

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
  const look = { label, labelHidden, state, error, hint, highlighted, announced, leading, trailing }
  return (
    <Field {...look} id={native.id} required={native.required}>
      {control => <textarea {...native} {...control} />}
    </Field>
  )
}
