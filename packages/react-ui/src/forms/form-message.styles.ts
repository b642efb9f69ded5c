import { style } from '../theme/style.ts'

export const formMessageStyle = style(`
  display: flex; gap: 14px; padding: 16px 20px; border-radius: var(--r-ml); background: var(--c-red-soft); line-height: 1.4;
  & > svg { color: var(--c-red); }
  & > div { flex: 1; min-width: 0; }
  &[data-tone=good] { background: var(--c-green-soft); }
  &[data-tone=good] > svg { color: var(--c-green); }
  &[data-tone=waiting] { background: var(--c-amber-soft); }
  &[data-tone=waiting] > svg { color: var(--c-amber); }
`)
