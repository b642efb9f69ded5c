const AHEAD = '600px'

/** Calls once, when a place is about to come into sight; returns the way to stop. */
export function whenNear(place: Element, come: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      come()
    },
    { rootMargin: AHEAD }
  )
  observer.observe(place)
  return () => observer.disconnect()
}
