import { style } from '../../theme/style.ts'

export const ratingStyle = style(`
  position: relative; display: inline-flex; align-items: center; gap: 4px; color: var(--c-ink); font-variant-numeric: tabular-nums;
  & > svg { color: var(--c-star); }
  & > svg[data-off] { color: var(--c-line); }
  & > b { font-weight: 600; }
`)
