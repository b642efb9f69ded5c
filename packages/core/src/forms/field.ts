/** How long a field stays highlighted after a failure (§4). */
export const HIGHLIGHT_MS = 2000
/** How long a screen reader waits after the last key before it hears an error (C15). */
export const ANNOUNCE_DELAY_MS = 700

export type FieldState = 'neutral' | 'valid' | 'error'

export interface FieldFacts {
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
