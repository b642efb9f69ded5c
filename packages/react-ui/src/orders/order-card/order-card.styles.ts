import { style } from '../../theme/style.ts'

export const orderCardStyle = style(`
  display: grid; gap: 18px; padding: 22px 24px; border: 1px solid var(--c-line); border-radius: var(--r-l);
  & > .head { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 16px; align-items: flex-start; }
  & > .head a { display: inline-flex; align-items: center; min-height: 44px; margin-block: -11px; }
  & > .head a:hover { color: var(--c-pen); }
  & > .foot { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 18px; }
  & .things { display: flex; gap: 8px; align-items: center; flex: 1; min-width: 0; }
  & .things > div { width: 64px; flex: none; }
  & .things > .more { padding-left: 4px; color: var(--c-ink-3); font-weight: 600; }
  & .things [data-art] img { width: 76%; }
  & .sum { font-size: 1.25rem; font-weight: 800; letter-spacing: -.03em; }
  & .acts { display: flex; flex-wrap: wrap; gap: 8px; }
  @media (max-width: 767px) {
    padding: 18px;
    & > .foot { gap: 12px; }
    & .things { flex: 1 1 60%; }
    & .things > div { width: 52px; }
    & .acts { width: 100%; }
    & .acts > *, & .acts > div > button { flex: 1; padding-inline: 8px; }
  }
`)
