import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * A native disclosure that lies over the page: Escape closes it, leaving it, and another `shown`: what
 * was chosen in it is there.
 */
export function useClosingDetails(shown?: unknown) {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const pressed = ({ target }: Event) => closeLeft(target, ref)
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [])

  useEffect(() => () => close(ref), [shown])

  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => closeByKey(event, ref),
    onBlur: ({ relatedTarget }: FocusEvent) => closeLeft(relatedTarget, ref)
  }
}

type Details = RefObject<HTMLDetailsElement | null>

function close({ current: details }: Details) {
  if (details) details.open = false
}

function closeByKey({ key }: KeyboardEvent, ref: Details) {
  if (key !== 'Escape' || !ref.current?.open) return
  close(ref)
  ref.current.querySelector('summary')?.focus()
}

/** No target of a focus: the window itself has lost it, or Safari gives none to a pressed link. */
function closeLeft(target: EventTarget | null, ref: Details) {
  if (target instanceof Node && !ref.current?.contains(target)) close(ref)
}
