/** The slides of a row: its children, or those of its track. */
export const slidesOf = (row: HTMLElement): HTMLCollection =>
  (row.querySelector(':scope > .track') ?? row).children

/** The slide at the left edge. */
export function placeOf(row: HTMLElement): number {
  const step = offsetOf(row, 1)
  return step > 0 ? Math.round(row.scrollLeft / step) : 0
}

/** Px from the first slide to this one. */
export function offsetOf(row: HTMLElement, index: number): number {
  const slides = slidesOf(row)
  const [first, slide] = [slides[0], slides[index]]
  if (!(first instanceof HTMLElement) || !(slide instanceof HTMLElement)) return 0
  return slide.offsetLeft - first.offsetLeft
}
