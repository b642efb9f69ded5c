import type { Failure, FieldErrors } from '../platform/api-error.ts'
import type { Due } from '../store/subject.ts'
import { foundMessages } from '../values/validation/validator.ts'

/** How long a field stays highlighted after a failure (§4). */
export const HIGHLIGHT_MS = 2000
/** How long a screen reader waits after the last key before it hears an error (C15). */
const ANNOUNCE_DELAY_MS = 700

export type FieldState = 'neutral' | 'valid' | 'error'

interface FieldFacts {
  readonly value: unknown
  readonly isTouched: boolean
  /** What the field's validator says. */
  readonly message: string | undefined
}

/** An error shows only once the field has a value or was touched (§4). */
export function fieldState({ value, isTouched, message }: FieldFacts): FieldState {
  if (message !== undefined) return isFilled(value) || isTouched ? 'error' : 'neutral'
  return isFilled(value) ? 'valid' : 'neutral'
}

/** The message to show now, if any. */
export const fieldMessage = (field: FieldFacts) =>
  fieldState(field) === 'error' ? field.message : undefined

/** A list or a record is filled by its first member. */
const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value)

/** What a form remembers of its fields besides what stands in them; plain JSON. */
export interface FieldMarks<Name extends string = string> {
  /** Left once, or wrong in an attempt. */
  readonly touched: readonly Name[]
  /** What the server said about fields; a message goes when its field is changed. */
  readonly refused: FieldErrors
  readonly failure: Failure | undefined
  /** Fields whose error is in its first two seconds (§4). */
  readonly highlighted: readonly Name[]
  /** Grows with every refused attempt, so that what is wrong takes the focus. */
  readonly attempt: number
  /** Grows with every change, so that a pause begins anew. */
  readonly typed: number
  /** Messages that screen readers have been told (C15). */
  readonly announced: FieldErrors
}

/** What every form hears of its fields. */
export type MarkCommand<Name extends string = string> =
  | { readonly type: 'field.leave'; readonly name: Name }
  /** Time has passed: see `dueMark`. */
  | { readonly type: 'form.calm' | 'form.announce' }

/** Those of a form that nobody has touched. */
export const noMarks = {
  touched: [],
  refused: {},
  failure: undefined,
  highlighted: [],
  attempt: 0,
  typed: 0,
  announced: {}
} as const satisfies FieldMarks

/** A field now; its message is what is wrong with it, shown or not. */
export interface MarkedField extends Omit<FieldFacts, 'isTouched'> {
  readonly name: string
}

/** How a field looks now (§4). */
export interface FieldView {
  readonly state: FieldState
  readonly error: string | undefined
  /** In the first two seconds of a failure. */
  readonly highlighted: boolean
  /** Whether screen readers are to be told: not before a pause in typing (C15). */
  readonly announced: boolean
}

export function markedView(marks: FieldMarks, { name, ...field }: MarkedField): FieldView {
  const facts = { ...field, isTouched: marks.touched.includes(name) }
  const error = fieldMessage(facts)
  return {
    state: fieldState(facts),
    error,
    highlighted: marks.highlighted.includes(name),
    announced: error !== undefined && marks.announced[name] === error
  }
}

/** The messages that stand at their fields now, in the order of the fields. */
export const shownMessages = (marks: FieldMarks, fields: readonly MarkedField[]): FieldErrors =>
  foundMessages(
    Object.fromEntries(fields.map(field => [field.name, markedView(marks, field).error]))
  )

/** Whatever is shown now has been told to screen readers. */
export const announced = <State extends FieldMarks>(
  state: State,
  fields: readonly MarkedField[]
): State => ({ ...state, announced: shownMessages(state, fields) })

const MARKS: readonly string[] = [
  'field.leave',
  'form.calm',
  'form.announce'
] satisfies readonly MarkCommand['type'][]

export const isMark = <Command extends { readonly type: string }>(
  command: Command
): command is Extract<Command, MarkCommand> => MARKS.includes(command.type)

/** Whoever has left a field hears at once what is wrong with it (C15). */
export function marksAfter<Name extends string, State extends FieldMarks<Name>>(
  state: State,
  command: MarkCommand<Name>,
  fields: readonly MarkedField[]
): State {
  if (command.type === 'form.calm') return { ...state, highlighted: [] }
  return announced(command.type === 'field.leave' ? touched(state, [command.name]) : state, fields)
}

/** A message that went away is told again when it comes back. */
export function withoutMended<State extends FieldMarks>(
  state: State,
  fields: readonly MarkedField[]
): State {
  const shown = Object.entries(shownMessages(state, fields))
  const reported = shown.filter(([name, message]) => state.announced[name] === message)
  return { ...state, announced: Object.fromEntries(reported) }
}

/** What is wrong with fields that were left is shown. */
const touched = <Name extends string, State extends FieldMarks<Name>>(
  state: State,
  names: readonly Name[]
): State => ({ ...state, touched: [...new Set([...state.touched, ...names])] })

/** An attempt that failed: its wrong fields are highlighted (§4). */
export const stopped = <Name extends string, State extends FieldMarks<Name>>(
  state: State,
  wrong: readonly Name[]
): State => ({ ...touched(state, wrong), highlighted: wrong, attempt: state.attempt + 1 })

/** Something else stands in these fields: what was said of them is out of date. */
export const changed = <State extends FieldMarks>(
  state: State,
  names: readonly string[]
): State => ({
  ...state,
  refused: without(state.refused, names),
  highlighted: state.highlighted.filter(name => !names.includes(name)),
  failure: undefined,
  typed: state.typed + 1
})

export const without = (errors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))

/** What time gives: the end of a highlight (§4), the telling of an error (C15). */
export type DueMark = Due<{ readonly type: 'form.calm' | 'form.announce' }>

export function dueMark(marks: FieldMarks, fields: readonly MarkedField[]): DueMark | undefined {
  const { attempt, highlighted, typed } = marks
  if (highlighted.length > 0) {
    return { id: `calm ${attempt}`, ms: HIGHLIGHT_MS, command: { type: 'form.calm' } }
  }
  const shown = Object.entries(shownMessages(marks, fields))
  if (shown.every(([name, message]) => marks.announced[name] === message)) return undefined
  return { id: `announce ${typed}`, ms: ANNOUNCE_DELAY_MS, command: { type: 'form.announce' } }
}
