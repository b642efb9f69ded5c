import type { FieldErrors } from '../platform/api-error.ts'
import { foundMessages } from '../values/validation/validator.ts'
import { type FieldView, type MarkedField, markedView, shownMessages } from './field.ts'
import type { FieldName, FormState, FormTable } from './form-state.ts'

/** The names of a form's fields, in their order. */
export const fieldNames = <Values extends object>(values: Values) =>
  // The keys of a form are the names that its own type gives.
  Object.keys(values) as FieldName<Values>[]

/** Everything that is wrong, shown or not; the server's words come first. */
export const formErrors = <Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  { values, facts, refused }: FormState<Values, Facts, Answer>
): FieldErrors => foundMessages({ ...table.check(values, facts), ...refused })

/** The fields of a form, in their order, with what is wrong with them. */
export const formFields = <Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>
): readonly MarkedField[] => fieldNames(state.values).map(fieldAt(table, state))

/** The messages that stand at their fields now, in the order of the form. */
export const shownErrors = <Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>
): FieldErrors => shownMessages(state, formFields(table, state))

/**
 * What nobody has changed is not praised for being right, nor is anything in a form that was refused
 * as a whole.
 */
export function fieldView<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  name: FieldName<Values>
): FieldView {
  const view = markedView(state, fieldAt(table, state)(name))
  const isPraised = state.values[name] !== state.initial[name] && formFailure(state) === ''
  return view.state === 'valid' && !isPraised ? { ...view, state: 'neutral' } : view
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

function fieldAt<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>
) {
  const errors = formErrors(table, state)
  return (name: FieldName<Values>) => ({ name, value: state.values[name], message: errors[name] })
}
