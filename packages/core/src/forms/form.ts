import type { Failure } from '../platform/api-error.ts'
import {
  announced,
  changed,
  type DueMark,
  dueMark,
  marksAfter,
  stopped,
  without,
  withoutMended
} from './field.ts'
import { fieldNames, formFields } from './form.view.ts'
import { type FormCommand, type FormState, type FormTable, openedState } from './form-state.ts'

/** What a command makes of a form. */
function formAfter<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  command: FormCommand<Values, Facts, Answer>
): FormState<Values, Facts, Answer> {
  if (state.sent && table.onceSent === 'close') return state
  const outcome = (next: typeof state) => announced(next, formFields(table, next))
  const mended = (next: typeof state) => withoutMended(next, formFields(table, next))
  switch (command.type) {
    case 'form.edit':
      return mended(edited(table, state, command.values))
    case 'form.submit':
      return state.sending ? state : outcome(submitted(table, state, command.page))
    case 'form.accept':
      return accepted(table, state, command.answer)
    case 'form.refuse':
      return outcome(refused(state, command.failure))
    case 'form.learn':
      return { ...state, facts: { ...state.facts, ...command.facts }, failure: undefined }
    default:
      return marksAfter(state, command, formFields(table, state))
  }
}

function edited<Values extends object, Facts, Body, Answer>(
  { correct }: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  input: Partial<Values>
): FormState<Values, Facts, Answer> {
  const values = { ...state.values, ...(correct?.(input, state.facts) ?? input) }
  const names = changedNames(values, state.values)
  if (names.length === 0) return state
  return changed({ ...state, values, sent: undefined }, names)
}

/** The fields that do not hold the same any more. */
const changedNames = <Values extends object>(values: Values, before: Values) =>
  fieldNames(values).filter(name => values[name] !== before[name])

function submitted<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  page: Readonly<Record<string, unknown>> = {}
): FormState<Values, Facts, Answer> {
  const next = edited(table, state, textsOf(state.values, page))
  const found = table.check(next.values, next.facts)
  const wrong = fieldNames(next.values).filter(name => found[name] !== undefined)
  if (wrong.length > 0) return stopped(next, wrong)
  const { values } = next
  return { ...next, refused: {}, failure: undefined, sending: values, sent: undefined }
}

/** The texts that stand on the page, for those fields that hold a text. */
function textsOf<Values extends object>(
  values: Values,
  page: Readonly<Record<string, unknown>>
): Values {
  const texts = fieldNames(values).filter(
    name => typeof values[name] === 'string' && typeof page[name] === 'string'
  )
  return { ...values, ...Object.fromEntries(texts.map(name => [name, page[name]])) }
}

/** What the server says of a field that has been changed meanwhile is out of date. */
function refused<Values extends object, Facts, Answer>(
  state: FormState<Values, Facts, Answer>,
  failure: Failure
): FormState<Values, Facts, Answer> {
  const { values, sending = values } = state
  const fieldErrors = without(failure.fieldErrors, changedNames(values, sending))
  const wrong = fieldNames(values).filter(name => fieldErrors[name] !== undefined)
  const next = { ...state, sending: undefined, refused: fieldErrors, failure }
  return stopped(next, wrong)
}

function accepted<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  answer: Answer
): FormState<Values, Facts, Answer> {
  const opened = openedState(table, state.facts)
  const { values, sending = values } = state
  const kept = table.onceSent === 'empty' ? opened : { ...opened, values, initial: sending }
  return { ...kept, typed: state.typed, sent: { answer } }
}

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
