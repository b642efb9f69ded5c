import { defineForm } from '../../forms/form.ts'
import type { CalendarDate } from '../../values/calendar/calendar-date.ts'
import { type ChildFields, childErrors, readChild } from './children.ts'

interface ChildFacts {
  /** The day of the measures. */
  readonly today: CalendarDate
}

/** The measures of a child; they are kept on the device. */
export const childForm = /* @__PURE__ */ defineForm({
  name: 'child',
  values: (_: ChildFacts): ChildFields => ({ name: '', height: '', chest: '' }),
  check: childErrors,
  body: (fields, { today }) => readChild(fields, today),
  onceSent: 'empty'
})
