import { style } from '../../theme/style.ts'

export const chipStyle = style(`
  display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 0 16px; border-radius: var(--r-pill); background: var(--c-desk); font-size: .9375rem; font-weight: 500; white-space: nowrap;
  &:hover { background: var(--c-line); }
  &[data-look=line] { background: none; box-shadow: inset 0 0 0 1.5px var(--c-line); }
  &[data-look=current] { background: var(--c-ink); color: var(--c-paper); }
  &[data-look=applied] { gap: 0; padding-right: 6px; background: var(--c-pen-soft); color: var(--c-pen); font-weight: 600; }
  & > .remove { display: grid; place-items: center; width: 44px; height: 44px; margin: 0 -6px 0 -4px; border-radius: 50%; }
`)

export const chipsStyle = style(`
  display: flex; flex-wrap: wrap; gap: 8px;
  &:not([data-scroll]) > * { max-width: 100%; white-space: normal; }
  @media (max-width: 767px) { &[data-scroll] { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter); } }
`)
