import { style } from '../../theme/style.ts'

export const priceReasonsStyle = style(`
  margin-top: 6px; font-size: var(--fs-sm);
  & > summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--c-pen); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; cursor: pointer; }
  & > summary:hover { text-decoration: none; }
  & > dl { display: grid; gap: 8px; margin: 0; padding: 14px 18px; border: 1px solid var(--c-line); border-radius: var(--r-m); }
  & div { display: flex; justify-content: space-between; gap: 16px; }
  & dt { color: var(--c-ink-2); }
  & dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums; }
  & [data-price] { padding-top: 8px; border-top: 1px solid var(--c-line); font-weight: 700; }
  & [data-price] dt { color: inherit; }
`)
