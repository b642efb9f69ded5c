import { useLayoutEffect, useRef } from 'react'

/** For a field that rewrites what is typed: the caret goes to the place that `caret` was given. */
export function useCaret() {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const place = caret.current
    caret.current = undefined
    if (place !== undefined) input.current?.setSelectionRange(place, place)
  })
  return { input, caret }
}
