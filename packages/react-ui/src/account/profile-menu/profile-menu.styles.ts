import { style } from '../../theme/style.ts'

export const profileMenuStyle = style(`
  margin-left: -14px;
  & a, & button { display: flex; align-items: center; gap: 14px; width: 100%; min-height: 48px; padding: 0 14px; border-radius: var(--r-m); font-weight: 500; }
  & a:hover, & button:hover { background: var(--c-desk); }
  & [aria-current] { background: var(--c-pen-soft); color: var(--c-pen); font-weight: 600; }
  & .count { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & [aria-current] .count { color: inherit; }
  & button { color: var(--c-ink-2); }
  @media (max-width: 1179px) {
    display: flex; gap: 8px; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter); overflow-x: auto; scrollbar-width: none;
    & a, & form { flex: none; }
    & a, & button { width: auto; background: var(--c-desk); white-space: nowrap; }
    & [aria-current] { background: var(--c-pen-soft); }
  }
`)
