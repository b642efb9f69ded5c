import { useEffect, useRef } from 'react'

/** Somebody went into a field since the focus was at `left`: the next letter has to arrive there. */
export const isTypingSince = (left: Element | null) =>
  document.activeElement !== left && document.activeElement?.matches('input, textarea, select')

/** Puts the focus on the heading of a page that has come, for those who read and move by it. */
export function focusHeading(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The focus goes to the heading whenever another path is shown. Returns what a page calls that is left. */
export function useArrival(path: string | undefined): () => void {
  const seen = useRef(path)
  const left = useRef<Element | null>(null)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    if (!isTypingSince(left.current)) focusHeading()
    left.current = null
  }, [path])
  return useRef(() => {
    left.current = document.activeElement
  }).current
}
