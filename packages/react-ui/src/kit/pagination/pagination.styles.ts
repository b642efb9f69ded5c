import { style } from '../../theme/style.ts'

export const paginationStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 4px; font-variant-numeric: tabular-nums;
  & > * { display: grid; place-items: center; min-width: 48px; height: 48px; padding: 0 6px; border-radius: var(--r-m); font-weight: 600; }
  & > a:hover { background: var(--c-desk); }
  & > .arrow { border: 1.5px solid var(--c-line); }
  & > span.arrow { opacity: .4; }
  & > [aria-current] { background: var(--c-pen); color: var(--c-on-pen); }
  @media (max-width: 767px) { & > * { min-width: 44px; padding: 0 2px; } }
`)
