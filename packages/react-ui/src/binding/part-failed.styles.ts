import { style } from '../theme/style.ts'

export const partFailedStyle = style(
  `margin-block: 12px; padding: 14px 18px; border-radius: var(--r-l); background: var(--c-desk); color: var(--c-ink-2);`
)
