import type { Failure } from '../platform/api-error.ts'
import { type FieldMarks, type MarkCommand, noMarks } from './field.ts'

export type FieldName<Values> = keyof Values & string
/** Messages of §5 by field; a field that is right has none. */
export type FormMessages<Values> = { readonly [Name in keyof Values]?: string | undefined }

/** A form as plain JSON: what stands in it, what is wrong with it, what is on its way. */
export interface FormState<Values, Facts = unknown, Answer = unknown>
  extends FieldMarks<FieldName<Values>> {
  /** What the form goes by besides its fields: the rules of the shop, the goods that are meant. */
  readonly facts: Facts
  readonly values: Values
  /** As the form was opened or last sent. */
  readonly initial: Values
  /** An attempt that is to be carried out: the values as they were submitted. */
  readonly sending: Values | undefined
  /** What the server said to the form that was sent. */
  readonly sent: { readonly answer: Answer } | undefined
}

export type FormCommand<Values, Facts = unknown, Answer = unknown> =
  | { readonly type: 'form.edit'; readonly values: Partial<Values> }
  | MarkCommand<FieldName<Values>>
  /** `page` is what stands in its fields: a password manager fills them without telling. */
  | { readonly type: 'form.submit'; readonly page?: Readonly<Record<string, unknown>> }
  | { readonly type: 'form.accept'; readonly answer: Answer }
  | { readonly type: 'form.refuse'; readonly failure: Failure }
  | { readonly type: 'form.learn'; readonly facts: Partial<Facts> }

/** Everything that makes one form differ from another. */
export interface FormTable<Values, Facts, Body, Answer> {
  readonly name: string
  /** What stands in the fields when the form opens. */
  readonly values: (facts: Facts) => Values
  /** What the form makes of what is typed, as a mask does. */
  readonly correct?: (typed: Partial<Values>, facts: Facts) => Partial<Values>
  readonly check: (values: Values, facts: Facts) => FormMessages<Values>
  /** The body of the call. */
  readonly body: (values: Values, facts: Facts) => Body
  /** What is said once it was sent. */
  readonly thanks?: (answer: Answer) => string
  /** Once sent: `keep` leaves the fields as they are, `empty` empties them, `close` ends the form. */
  readonly onceSent?: 'keep' | 'empty' | 'close'
}

/** A form that nobody has touched. */
export function openedState<Values, Facts, Body, Answer>(
  table: FormTable<Values, Facts, Body, Answer>,
  facts: Facts
): FormState<Values, Facts, Answer> {
  const values = table.values(facts)
  return {
    facts,
    values,
    initial: values,
    ...noMarks,
    sending: undefined,
    sent: undefined
  }
}
