import { style } from '../../theme/style.ts'

export const priceStyle = style(`
  position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums;
  & > b { font-size: var(--fs-price-m); font-weight: 800; letter-spacing: -.03em; line-height: 1.2; }
  & > s { color: var(--c-ink-3); font-size: var(--fs-sm); }
  &[data-reduced] > b { color: var(--c-red); }
  &[data-muted] > b { color: var(--c-ink-3); }
  &[data-size=s] > b { font-size: 1rem; font-weight: 700; letter-spacing: -.01em; }
  &[data-size=l] { align-items: center; gap: 4px 16px; }
  &[data-size=l] > b { font-size: var(--fs-price-l); letter-spacing: -.045em; line-height: 1; }
  &[data-size=l] > s { font-size: 1rem; }
`)
