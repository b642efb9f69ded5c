import { style } from '../../theme/style.ts'

export const otherTownStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; margin-top: 12px; padding: 8px 16px; border-radius: var(--r-m); background: var(--c-amber-soft); color: var(--c-amber); font-size: var(--fs-sm);
`)
