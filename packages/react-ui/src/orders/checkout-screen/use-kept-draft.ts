import type { EarlyCheckout } from '@vitrina/core/orders'
import { useLayoutEffect, useState } from 'react'

/** The field in which the visitor stands, with what it says so far. */
interface HeldField {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly value: string
}

/**
 * Goes on with what was typed in this tab before. Where the visitor stands already the draft is
 * selected: what he types takes its place, and is not written behind it.
 */
export function useKeptDraft(checkout: EarlyCheckout): void {
  const [held, setHeld] = useState<HeldField>()

  // Before what was typed while the code came is done: into the draft, not over it.
  useLayoutEffect(() => {
    setHeld(heldField())
    checkout.resume()
  }, [checkout])
  useLayoutEffect(() => {
    if (held !== undefined && held.field.value !== held.value) held.field.select()
  }, [held])
}

function heldField(): HeldField | undefined {
  const { activeElement: field } = document
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isTyped ? { field, value: field.value } : undefined
}
