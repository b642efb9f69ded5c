import { style } from '../../theme/style.ts'

export const sizeMatrixStyle = style(`
  margin-top: clamp(32px, 4vw, 56px);
  & h2 { margin-bottom: 8px; font-size: var(--fs-h3); }
  & .hint { margin-bottom: 14px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .scroll { overflow-x: auto; }
  & th, & td { padding: 8px 10px 8px 0; border-bottom: 1px solid var(--c-line); text-align: left; vertical-align: top; font-weight: 400; white-space: nowrap; }
  & thead th { color: var(--c-ink-2); font-size: var(--fs-sm); }
  & tbody th { position: sticky; left: 0; padding-right: 20px; padding-top: 18px; background: var(--c-paper); font-weight: 600; }
  & input { width: 76px; min-height: 44px; padding: 0 10px; border: 1px solid var(--c-line-2); border-radius: var(--r-s); background: var(--c-sheet); color: var(--c-ink); font: inherit; font-variant-numeric: tabular-nums; }
  & input:disabled { border-color: var(--c-line); background: var(--c-desk); }
  & small { display: block; margin-top: 4px; color: var(--c-ink-3); font-size: var(--fs-xs); }
  & .total { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 20px; margin-top: 16px; }
  & .total > p { min-width: 220px; font-weight: 600; }
`)
