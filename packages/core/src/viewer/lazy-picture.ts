/** A lazy image starts to load this near to the screen, with this share of it in sight (§9). */
export const LAZY_ROOT_MARGIN_PX = 10
export const LAZY_THRESHOLD = 0.1
