import type { Locator } from 'playwright-core'

/** Ticks a box by its key: what grows above it meanwhile would move it away from a click. */
export const tick = (box: Locator) => box.press('Space')
