import { type DueMark, dueMark } from './field-marks.ts'
import { formFields } from './form.view.ts'
import { formAfter } from './form-after.ts'
import { type FormCommand, type FormState, type FormTable, openedState } from './form-state.ts'

/** A form as a subject: plain state, the rule that changes it, and what falls due by itself. */
export interface Form<Values, Facts, Body, Answer> extends FormTable<Values, Facts, Body, Answer> {
  start(facts: Facts): FormState<Values, Facts, Answer>
  /** Pure. */
  after(
    state: FormState<Values, Facts, Answer>,
    command: FormCommand<Values, Facts, Answer>
  ): FormState<Values, Facts, Answer>
  /** The next command that time gives; another `id` begins the time anew. */
  due(state: FormState<Values, Facts, Answer>): DueMark | undefined
}

/**
 * Makes a form of its table: its rules, its body, its words.
 *
 * @example
 * ```ts
 * import { defineForm } from '@vitrina/core/forms'
 * import { required } from '@vitrina/core/values'
 *
 * const search = defineForm({
 *   name: 'search',
 *   values: () => ({ text: '' }),
 *   check: ({ text }) => ({ text: required(text) }),
 *   body: ({ text }) => ({ text: text.trim() })
 * })
 * const sent = search.after(search.start({}), { type: 'form.submit' })
 * sent.sending // → undefined
 * sent.highlighted // → ['text']
 * ```
 */
export const defineForm = <Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>
): Form<Values, Facts, Body, Answer> => ({
  ...table,
  start: facts => openedState(table, facts),
  after: (state, command) => formAfter(table, state, command),
  due: state => dueMark(state, formFields(table, state))
})
