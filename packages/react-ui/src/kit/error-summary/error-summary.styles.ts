import { style } from '../../theme/style.ts'

export const errorSummaryStyle = style(`
  display: flex; gap: 14px; padding: 18px 20px; border-radius: var(--r-ml); background: var(--c-red-soft);
  & > svg { color: var(--c-red); }
  & > div { flex: 1; min-width: 0; }
  & ul { margin-top: 4px; }
  & .link { display: inline-flex; align-items: center; min-height: 32px; color: var(--c-red); }
`)
