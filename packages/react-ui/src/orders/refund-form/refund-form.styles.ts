import { style } from '../../theme/style.ts'

export const refundFormStyle = style(`
  display: grid; gap: 28px; max-width: 760px;
  & h3 { margin-bottom: 12px; font-size: 1.125rem; letter-spacing: -.01em; color: var(--c-ink); }
  & .goods > li { display: grid; grid-template-columns: 64px minmax(0, 1fr) auto; align-items: center; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--c-line); line-height: 1.35; }
  & .goods [data-art] img { width: 76%; }
  & .goods small { display: block; margin-top: 2px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .pieces { display: grid; gap: 4px; justify-items: center; width: 132px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .sum { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 20px; padding: 20px 24px; border-radius: var(--r-l); background: var(--c-desk); }
  & .sum > b { font-size: 1.75rem; font-weight: 800; letter-spacing: -.045em; font-variant-numeric: tabular-nums lining-nums; }
  & .sum > small { flex: 1 1 100%; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & [role=alert]:not([class]) { margin-top: 8px; color: var(--c-red); }
  @media (max-width: 767px) {
    & .goods > li { grid-template-columns: 52px minmax(0, 1fr); gap: 10px 12px; }
    & .pieces { grid-column: 2; display: flex; align-items: center; gap: 10px; width: auto; justify-self: start; }
    & .pieces > div { width: 128px; }
  }
`)
