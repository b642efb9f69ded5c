import type { FieldErrors } from '../errors/api-error.ts'
import { needObject } from '../errors/given.ts'
import { type FieldFacts, type FieldState, fieldMessage, fieldState } from './field.ts'
import { formValueOf, isRequired, validateForm } from './form-rules.ts'
import type { FormContext } from './form-state.ts'

/** Everything that is wrong with the form, shown or not: the server's words come first. */
export const formErrors = (context: FormContext): FieldErrors => ({
  ...validateForm(context.form, context.values, context.accept, context.rules),
  ...context.refused
})

/** Neutral, valid or error (§4). */
export const formFieldState = (context: FormContext, code: string): FieldState =>
  fieldState(factsOf(context, code))

/** The message under a field, if it is to be shown now. */
export const formFieldMessage = (context: FormContext, code: string): string | undefined =>
  fieldMessage(factsOf(context, code))

/** The fields that show an error, in the order of the form: for the summary after a refusal. */
export const shownErrors = (context: FormContext) =>
  [...fieldsOf(context).map(({ code }) => code), 'accept'].flatMap(code => {
    const message = formFieldMessage(context, code)
    return message === undefined ? [] : [{ code, message }]
  })

/** Codes with an asterisk (§5). */
export const requiredFields = (context: FormContext) =>
  fieldsOf(context)
    .filter(field => isRequired(field, context.rules.role))
    .map(({ code }) => code)

const fieldsOf = ({ form }: FormContext) => needObject(form, 'context.form').fields

function factsOf(context: FormContext, code: string): FieldFacts {
  const field = fieldsOf(context).find(each => each.code === code)
  const value = field === undefined ? context.accept : formValueOf(context.values, field)
  return {
    value: typeof value === 'object' ? value.join() : value,
    isTouched: context.touched.includes(code),
    message: formErrors(context)[code]
  }
}
