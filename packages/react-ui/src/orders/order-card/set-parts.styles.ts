import { style } from '../../theme/style.ts'

export const setPartsStyle = style(`
  display: grid; gap: 6px; margin-top: 8px; padding-left: 14px; border-left: 2px solid var(--c-line); font-size: var(--fs-sm);
`)
