import {
  type FieldName,
  type FieldView,
  type Form,
  fieldView,
  type OpenForm
} from '@vitrina/core/forms'
import type { ChangeEvent } from 'react'

interface BoundField extends FieldView {
  readonly name: string
  readonly onBlur: () => void
}

/** The part of a form that draws some of its fields needs. */
export interface FormBinding<Name extends string> {
  readonly values: Readonly<Record<Name, string | boolean>>
  readonly change: (name: Name, value: string | boolean) => void
  readonly field: (name: Name) => BoundField
  readonly text: (name: Name) => BoundField & {
    readonly value: string
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
}

/** What the fields of an open form are drawn from. */
export function bindFields<Values extends object, Facts, Body, Answer>(
  form: Form<Values, Facts, Body, Answer>,
  { get, send }: Pick<OpenForm<Values, Facts, Answer>, 'get' | 'send'>
) {
  const state = get()
  const change = (name: FieldName<Values>, value: string | boolean | number) =>
    send({ type: 'form.edit', values: { ...get().values, [name]: value } })
  /** For fields that correct what is typed; others take `text`. */
  const field = (name: FieldName<Values>) => ({
    name,
    ...fieldView(form, state, name),
    onBlur: () => send({ type: 'field.leave', name })
  })
  return {
    values: state.values,
    change,
    /** Several fields at once, as a chosen suggestion fills them. */
    edit: (values: Partial<Values>) => send({ type: 'form.edit', values }),
    field,
    text: (name: FieldName<Values>) => ({
      ...field(name),
      value: String(state.values[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value)
    }),
    box: (name: FieldName<Values>) => ({
      name,
      checked: state.values[name] === true,
      error: fieldView(form, state, name).error,
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.checked)
    })
  }
}
