import { type Failure, type FieldErrors } from '@vitrina/core'
import { type FieldState, fieldMessage, fieldState } from '@vitrina/core/forms'

export type FormValues<Values> = { readonly [Name in keyof Values]: string | boolean }
/** Messages of §5 by field; a field that is right has none. */
export type FormMessages<Values> = { readonly [Name in keyof Values]?: string | undefined }

export interface FormState<Values> {
  readonly values: Values
  readonly touched: readonly (keyof Values)[]
  /** What the server said about fields; a message goes when its field is changed. */
  readonly refused: FieldErrors
  /** What the server said about the whole form. */
  readonly failure: string
  readonly isBusy: boolean
  /** Fields whose error is in its first two seconds. */
  readonly highlighted: readonly (keyof Values)[]
  /** Grows with every refused attempt, so that the focus goes to the first wrong field. */
  readonly attempt: number
}

export const newForm = <Values>(values: Values): FormState<Values> => ({
  values,
  touched: [],
  refused: {},
  failure: '',
  isBusy: false,
  highlighted: [],
  attempt: 0
})

export function changed<Values>(
  form: FormState<Values>,
  name: keyof Values & string,
  value: string | boolean
): FormState<Values> {
  const { [name]: _, ...refused } = form.refused
  return { ...form, values: { ...form.values, [name]: value }, refused, failure: '' }
}

export const touched = <Values>(form: FormState<Values>, name: keyof Values): FormState<Values> =>
  form.touched.includes(name) ? form : { ...form, touched: [...form.touched, name] }

/** An attempt that the rules of §5 stop before anything is sent. */
export const stopped = <Values>(
  form: FormState<Values>,
  wrong: readonly (keyof Values)[]
): FormState<Values> => ({
  ...form,
  touched: [...new Set([...form.touched, ...wrong])],
  highlighted: wrong,
  attempt: form.attempt + 1
})

/** An attempt that the server refused: at its fields, else as a whole. */
export function refused<Values extends FormValues<Values>>(
  form: FormState<Values>,
  { message, fieldErrors }: Failure
): FormState<Values> {
  const known = namesOf(form.values).filter(name => fieldErrors[name] !== undefined)
  return {
    ...stopped(form, known),
    isBusy: false,
    refused: fieldErrors,
    failure: known.length === 0 ? message : ''
  }
}

export interface FieldView {
  readonly state: FieldState
  readonly error: string | undefined
  readonly highlighted: boolean
}

/**
 * How a field looks now (§4). What nobody has changed is not praised for being right, nor is anything
 * in a form that was refused as a whole.
 */
export function viewOf<Values extends FormValues<Values>>(
  form: FormState<Values>,
  name: keyof Values & string,
  rules: { readonly message: string | undefined; readonly initial: string | boolean }
): FieldView {
  const value = form.values[name]
  const message = form.refused[name] ?? rules.message
  const isTouched = form.touched.includes(name) || form.refused[name] !== undefined
  const facts = { value, isTouched, message }
  const isPraised = value !== rules.initial && form.failure === ''
  const state = fieldState(facts)
  return {
    state: state === 'valid' && !isPraised ? 'neutral' : state,
    error: fieldMessage(facts),
    highlighted: form.highlighted.includes(name)
  }
}

// The keys of a form are the names its own type gives.
export const namesOf = <Values extends FormValues<Values>>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]
