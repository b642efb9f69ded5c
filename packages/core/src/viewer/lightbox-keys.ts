export const CLOSE_KEYS: readonly string[] = ['Escape', 'Delete', 'Backspace']
export const NEXT_KEYS: readonly string[] = ['ArrowRight', 'ArrowUp', 'PageUp']
export const PREVIOUS_KEYS: readonly string[] = ['ArrowLeft', 'ArrowDown', 'PageDown']

export interface KeyPress {
  readonly key: string
  readonly isModified: boolean
  /** The key is meant for a field. */
  readonly isInField: boolean
}

export type KeyIntent = 'close' | 'next' | 'previous'

/** What a key asks of the lightbox (§9); Escape always closes, the others only outside fields (C19). */
export function keyIntent(press: KeyPress): KeyIntent | undefined {
  const { key, isModified, isInField } = press
  if (key === 'Escape') return 'close'
  if (isModified || isInField) return undefined
  if (CLOSE_KEYS.includes(key)) return 'close'
  if (NEXT_KEYS.includes(key)) return 'next'
  return PREVIOUS_KEYS.includes(key) ? 'previous' : undefined
}
