import { isDeep } from '../../testing/runs.ts'
import { PHONE, WIDE } from './browser.ts'

const ALL = [
  ['a wide screen', WIDE],
  ['a phone', PHONE]
] as const

/** The screens of a story that is told on each: all of them, or the one with the least room. */
export const SCREENS = isDeep ? ALL : ALL.slice(1)

/** The looks of a story that is told in each: both, or the one that fewer people try. */
export const THEMES = isDeep ? (['light', 'dark'] as const) : (['dark'] as const)
