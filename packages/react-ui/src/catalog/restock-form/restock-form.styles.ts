import { style } from '../../theme/style.ts'

export const restockFormStyle = style(`
  display: grid; gap: 14px; margin-top: 18px; scroll-margin-top: 24px;
  &:is(p) { display: flex; gap: 10px; padding: 14px 18px; border-radius: var(--r-m); background: var(--c-green-soft); color: var(--c-green); font-weight: 600; }
`)
