import type { FieldErrors } from '../errors/api-error.ts'
import { foundMessages } from '../validation/validator.ts'
import { type FieldState, fieldMessage, fieldState } from './field.ts'
import type { FieldName, FormState, FormTable } from './form-state.ts'

/** How a field looks now (§4). */
export interface FieldView {
  readonly state: FieldState
  readonly error: string | undefined
  /** In the first two seconds of a failure. */
  readonly highlighted: boolean
  /** Whether screen readers are to be told: not before a pause in typing (C15). */
  readonly announced: boolean
}

/** The names of a form's fields, in their order. */
export const fieldNames = <Values extends object>(values: Values) =>
  // The keys of a form are the names that its own type gives.
  Object.keys(values) as FieldName<Values>[]

/** Everything that is wrong, shown or not; the server's words come first. */
export const formErrors = <Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  { values, facts, refused }: FormState<Values, Facts, Answer>
): FieldErrors => foundMessages({ ...table.check(values, facts), ...refused })

/** The messages that stand at their fields now, in the order of the form. */
export function shownErrors<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>
): FieldErrors {
  const errors = formErrors(table, state)
  const shown = fieldNames(state.values).map(name => [name, shownError(state, errors, name)])
  return Object.fromEntries(shown.filter(([, message]) => message !== undefined))
}

/**
 * What nobody has changed is not praised for being right, nor is anything in a form that was refused
 * as a whole.
 */
export function fieldView<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  name: FieldName<Values>
): FieldView {
  const errors = formErrors(table, state)
  const error = shownError(state, errors, name)
  const now = fieldState(factsOf(state, errors, name))
  const isPraised = state.values[name] !== state.initial[name] && formFailure(state) === ''
  return {
    state: now === 'valid' && !isPraised ? 'neutral' : now,
    error,
    highlighted: state.highlighted.includes(name),
    announced: error !== undefined && state.announced[name] === error
  }
}

/** What is said above the form; wrong fields speak for themselves. */
export const formFailure = <Values extends object>({
  failure,
  values
}: Pick<FormState<Values>, 'failure' | 'values'>): string =>
  failure === undefined || fieldNames(values).some(name => failure.fieldErrors[name] !== undefined)
    ? ''
    : failure.message

/** What is said once the form was sent. */
export const formThanks = <Values, Facts, Body, Answer>(
  { thanks }: Pick<FormTable<Values, Facts, Body, Answer>, 'thanks'>,
  { sent }: Pick<FormState<Values, Facts, Answer>, 'sent'>
): string => (sent && thanks ? thanks(sent.answer) : '')

const shownError = <Values>(
  state: Pick<FormState<Values>, 'values' | 'touched' | 'refused'>,
  errors: FieldErrors,
  name: FieldName<Values>
) => fieldMessage(factsOf(state, errors, name))

const factsOf = <Values>(
  { values, touched, refused }: Pick<FormState<Values>, 'values' | 'touched' | 'refused'>,
  errors: FieldErrors,
  name: FieldName<Values>
) => ({
  value: values[name],
  isTouched: touched.includes(name) || refused[name] !== undefined,
  message: errors[name]
})
