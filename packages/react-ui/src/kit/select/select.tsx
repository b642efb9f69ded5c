import type { ComponentProps } from 'react'

import { Field, type FieldOptions } from '../field/field.tsx'

interface SelectProps
  extends Omit<FieldOptions, 'leading' | 'trailing'>,
    Omit<ComponentProps<'select'>, 'className' | 'style'> {}

/** Draws the native list with the looks of a field; its options are its children. */
export function Select(props: SelectProps) {
  const { label, labelHidden, state, error, hint, highlighted, announced, ...native } = props
  const options = { label, labelHidden, state, error, hint, highlighted, announced }
  return (
    <Field {...options} id={native.id} required={native.required}>
      {control => <select {...native} {...control} />}
    </Field>
  )
}
