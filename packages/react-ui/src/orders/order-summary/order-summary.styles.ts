import { style } from '../../theme/style.ts'

export const orderLinesStyle = style(`
  display: grid; gap: 10px; margin-top: 16px;
  & > li { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 14px; align-items: center; font-size: min(var(--fs-sm), max(15px, 4.4vw)); line-height: 1.35; }
  & [data-art] img { width: 96%; }
  & small { display: block; color: var(--c-ink-3); font-size: inherit; }
  & b { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
`)
