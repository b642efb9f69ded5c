import { slidesOf } from './row-place.ts'

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
