import type { ComponentProps } from 'react'

import { Field, type FieldLook } from '../field/field.tsx'

interface SelectProps
  extends Omit<FieldLook, 'leading' | 'trailing'>,
    Omit<ComponentProps<'select'>, 'className' | 'style'> {}

/** The native list with the looks of a field; options are its children. */
export function Select(props: SelectProps) {
  const { label, labelHidden, state, error, hint, highlighted, announced, ...native } = props
  const look = { label, labelHidden, state, error, hint, highlighted, announced }
  return (
    <Field {...look} id={native.id} required={native.required}>
      {control => <select {...native} {...control} />}
    </Field>
  )
}
