import { needObject } from '../errors/given.ts'

/** How long a field stays highlighted after a failure (§4). */
export const HIGHLIGHT_MS = 2000
/** How long a screen reader waits after the last key before it hears an error (C15). */
export const ANNOUNCE_DELAY_MS = 700

export type FieldState = 'neutral' | 'valid' | 'error'

export interface FieldFacts {
  readonly value: string | boolean
  readonly isTouched: boolean
  /** What the field's validator says. */
  readonly message: string | undefined
}

/** An error shows only once the field has a value or was touched (§4). */
export function fieldState(field: FieldFacts): FieldState {
  const { value, isTouched, message } = needObject(field, 'fieldState(field)')
  const isFilled = typeof value === 'string' ? value !== '' : value
  if (message !== undefined) return isFilled || isTouched ? 'error' : 'neutral'
  return isFilled ? 'valid' : 'neutral'
}

/** The message to show now, if any. */
export const fieldMessage = (field: FieldFacts) =>
  fieldState(needObject(field, 'fieldMessage(field)')) === 'error' ? field.message : undefined
