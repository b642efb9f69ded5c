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

/** How many slides a row shows at once, parts of them included. */
export function perViewOf(row: HTMLElement): number {
  const step = slideWidth(row)
  if (step === 0) return 1
  const { paddingLeft, paddingRight } = getComputedStyle(row)
  const width = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  // The last slide in sight needs no gap after it.
  return Math.round(((width + gapOf(row)) / step) * 100) / 100
}

/** With the gap after it. */
function slideWidth(row: HTMLElement): number {
  const [slide] = slidesOf(row)
  return slide instanceof HTMLElement ? slide.offsetWidth + gapOf(row) : 0
}

function gapOf(row: HTMLElement): number {
  const [slide] = slidesOf(row)
  return slide ? Number.parseFloat(getComputedStyle(slide).marginRight) : 0
}
