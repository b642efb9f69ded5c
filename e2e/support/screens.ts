import { isDeep } from '../../testing/runs.ts'
import { PHONE, WIDE } from './browser.ts'

const ALL = [
  ['a wide screen', WIDE],
  ['a phone', PHONE]
] as const

/** The screens of a story that only the deep command tells. */
export const SCREENS = ALL

/**
 * The screens of a story that both commands tell, each on its own: the quick one on the one with the
 * least room, the deep one on the other.
 */
export const SCREENS_IN_TURN = isDeep ? ALL.slice(0, 1) : ALL.slice(1)

/** The looks of a story that only the deep command tells. */
export const THEMES = ['light', 'dark'] as const
