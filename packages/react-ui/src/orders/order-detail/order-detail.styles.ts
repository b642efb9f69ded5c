import { style } from '../../theme/style.ts'

export const orderDetailStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) 340px; gap: 32px clamp(28px, 3vw, 48px); align-items: start;
  & > .line { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; color: var(--c-ink-2); }
  & h2 { margin-bottom: 16px; font-size: var(--fs-h3); color: var(--c-ink); }
  & > .main { display: grid; gap: 40px; min-width: 0; }
  & .things > li { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 16px; align-items: center; padding: 12px 0; border-bottom: 1px solid var(--c-line); line-height: 1.35; }
  & .things [data-art] img { width: 76%; }
  & .things a:hover { color: var(--c-pen); }
  & .things small { display: block; margin-top: 2px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .things b { font-weight: 700; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  & > .side { display: grid; gap: 28px; }
  & .sums { padding: 26px 28px; border-radius: var(--r-xl); background: var(--c-desk); }
  & .sums > dl { display: grid; gap: 9px; }
  & .sums dl > div { display: flex; justify-content: space-between; gap: 16px; }
  & .sums dt { color: var(--c-ink-2); }
  & .sums dd { font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  & .sums .whole { margin-top: 8px; padding-top: 14px; border-top: 1px solid var(--c-line); align-items: baseline; }
  & .sums .whole > dt { color: inherit; font-weight: 700; }
  & .sums .whole > dd { font-size: 1.75rem; font-weight: 800; letter-spacing: -.045em; }
  & .sums .acts { display: grid; gap: 10px; margin-top: 20px; }
  & .invoice { display: grid; gap: 12px; justify-items: start; }
  & .facts { display: grid; gap: 14px; }
  & .facts dt { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .facts dd { overflow-wrap: anywhere; }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) {
    & .sums { margin-inline: -6px; padding: 24px 20px; }
    & .things > li { grid-template-columns: 56px minmax(0, 1fr) auto; gap: 12px; }
  }
  @media print {
    display: block;
    & .sums .acts, & [role=progressbar] { display: none; }
    & > .side, & > .main { display: block; }
    & > .line, & section { margin-bottom: 24px; }
    & .sums { padding: 0; background: none; }
  }
`)
