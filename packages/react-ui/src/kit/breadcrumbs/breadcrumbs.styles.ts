import { style } from '../../theme/style.ts'

export const breadcrumbsStyle = style(`
  & > ol { display: flex; flex-wrap: wrap; gap: 2px 8px; padding-block: 6px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & li { display: inline-flex; align-items: center; gap: 8px; min-height: 32px; }
  & li + li::before { content: "/"; color: var(--c-line-2); }
  & a { display: inline-flex; align-items: center; min-height: 32px; }
  & a:hover { color: var(--c-pen); }
  @media (max-width: 767px) {
    & > ol { flex-wrap: nowrap; padding-block: 0; overflow-x: auto; scrollbar-width: none; white-space: nowrap; }
    & li, & a { min-height: 44px; }
    & a { min-width: 44px; }
  }
`)
