import { style } from '../theme/style.ts'

export const changeListStyle = style(`
  grid-column: 1 / -1; margin-bottom: 24px; padding: 8px 20px 12px; border-radius: var(--r-ml); background: var(--c-amber-soft); line-height: 1.4;
  & > .top { display: flex; align-items: center; gap: 12px; }
  & > .top > svg { color: var(--c-amber); flex: none; }
  & > .top > h2 { flex: 1; min-width: 0; }
  & .link { flex: none; min-height: 44px; }
  & li { display: flex; align-items: center; justify-content: space-between; gap: 0 16px; min-height: 44px; padding: 4px 0; border-top: 1px solid var(--c-line); }
  & p { min-width: 0; overflow-wrap: anywhere; }
  & .note { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); }
  @media (max-width: 767px) { padding: 4px 16px 8px; }
`)
