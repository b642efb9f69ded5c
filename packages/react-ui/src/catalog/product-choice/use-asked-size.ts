import { type MouseEvent, type RefObject, useId, useRef, useState } from 'react'

/** The question for a size: where it is asked, and whether it was. */
export interface AskedSize {
  readonly id: string
  readonly place: RefObject<HTMLElement | null>
  readonly isAsked: boolean
  readonly ask: (event: MouseEvent) => void
}

/** Leads to the sizes when somebody buys without one; without script their anchor does. */
export function useAskedSize(): AskedSize {
  const place = useRef<HTMLElement>(null)
  const [isAsked, setAsked] = useState(false)

  function ask(event: MouseEvent) {
    event.preventDefault()
    setAsked(true)
    const sizes = place.current
    const first =
      sizes?.querySelector<HTMLElement>('a:not([data-gone])') ?? sizes?.querySelector('a')
    first?.focus()
  }
  return { id: useId(), place, isAsked, ask }
}
