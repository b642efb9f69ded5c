import { type FocusEvent, type KeyboardEvent, type RefObject, useRef } from 'react'

/** A native disclosure that lies over the page: Escape closes it, and so does leaving it. */
export function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => closeByKey(event, ref),
    onBlur: (event: FocusEvent) => closeLeft(event, ref)
  }
}

type Details = RefObject<HTMLDetailsElement | null>

function closeByKey(event: KeyboardEvent, { current: details }: Details) {
  if (event.key !== 'Escape' || !details?.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

function closeLeft({ relatedTarget, currentTarget }: FocusEvent, { current: details }: Details) {
  // Without a target the window itself lost the focus.
  if (details && relatedTarget !== null && !currentTarget.contains(relatedTarget)) {
    details.open = false
  }
}
