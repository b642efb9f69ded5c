import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/** A native disclosure that lies over the page: Escape closes it, and so does leaving it. */
export function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const pressed = ({ target }: Event) => closeLeft(target, ref)
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [])

  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => closeByKey(event, ref),
    onBlur: ({ relatedTarget }: FocusEvent) => closeLeft(relatedTarget, ref)
  }
}

type Details = RefObject<HTMLDetailsElement | null>

function closeByKey({ key }: KeyboardEvent, { current: details }: Details) {
  if (key !== 'Escape' || !details?.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** No target of a focus: the window itself has lost it, or Safari gives none to a pressed link. */
function closeLeft(target: EventTarget | null, { current: details }: Details) {
  if (details?.open && target instanceof Node && !details.contains(target)) details.open = false
}
