import type { FieldErrors } from './api-error.ts'

/** Of what is wrong now only what is already shown: nothing new is called wrong while typing. */
export const errorsLeft = (shown: FieldErrors, found: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(found).filter(([field]) => field in shown))
