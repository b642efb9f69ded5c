import type { Failure, FieldErrors } from '../errors/api-error.ts'
import { fieldNames, shownErrors } from './form.view.ts'
import {
  type FieldName,
  type FormCommand,
  type FormState,
  type FormTable,
  openedState
} from './form-state.ts'

/** What a command makes of a form. */
export function formAfter<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  command: FormCommand<Values, Facts, Answer>
): FormState<Values, Facts, Answer> {
  if (state.sent && table.onceSent === 'close') return state
  switch (command.type) {
    case 'form.edit':
      return withoutMended(table, edited(state, command.values))
    case 'field.leave':
      return announced(table, { ...state, touched: withNames(state.touched, [command.name]) })
    case 'form.submit':
      return state.sending ? state : announced(table, submitted(table, state, command.page))
    case 'form.accept':
      return accepted(table, state, command.answer)
    case 'form.refuse':
      return announced(table, refused(state, command.failure))
    case 'form.learn':
      return { ...state, facts: { ...state.facts, ...command.facts }, failure: undefined }
    case 'form.calm':
      return { ...state, highlighted: [] }
    case 'form.announce':
      return announced(table, state)
  }
}

function edited<Values extends object, Facts, Answer>(
  state: FormState<Values, Facts, Answer>,
  given: Partial<Values>
): FormState<Values, Facts, Answer> {
  const values = { ...state.values, ...given }
  const changed = fieldNames(values).filter(name => values[name] !== state.values[name])
  if (changed.length === 0) return state
  return {
    ...state,
    values,
    refused: without(state.refused, changed),
    highlighted: state.highlighted.filter(name => !changed.includes(name)),
    failure: undefined,
    typed: state.typed + 1,
    sent: undefined
  }
}

function submitted<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>,
  page: Readonly<Record<string, unknown>> = {}
): FormState<Values, Facts, Answer> {
  const next = edited(state, textsOf(state.values, page))
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

/** An attempt that failed: its wrong fields are highlighted (§4). */
const stopped = <Values, Facts, Answer>(
  state: FormState<Values, Facts, Answer>,
  wrong: readonly FieldName<Values>[]
): FormState<Values, Facts, Answer> => ({
  ...state,
  touched: withNames(state.touched, wrong),
  highlighted: wrong,
  attempt: state.attempt + 1
})

/** What the server says of a field that has been changed meanwhile is out of date. */
function refused<Values extends object, Facts, Answer>(
  state: FormState<Values, Facts, Answer>,
  failure: Failure
): FormState<Values, Facts, Answer> {
  const { values, sending = values } = state
  const changed = fieldNames(values).filter(name => values[name] !== sending[name])
  const fieldErrors = without(failure.fieldErrors, changed)
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

/** Whatever is shown now has been told to screen readers. */
const announced = <Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>
): FormState<Values, Facts, Answer> => ({ ...state, announced: shownErrors(table, state) })

/** A message that went away is told again when it comes back. */
function withoutMended<Values extends object, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  state: FormState<Values, Facts, Answer>
): FormState<Values, Facts, Answer> {
  const shown = shownErrors(table, state)
  const left = Object.entries(state.announced).filter(([name, text]) => shown[name] === text)
  return { ...state, announced: Object.fromEntries(left) }
}

const withNames = <Name>(known: readonly Name[], names: readonly Name[]): readonly Name[] => [
  ...new Set([...known, ...names])
]

const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
