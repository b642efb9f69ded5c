import { style } from '../../theme/style.ts'

export const accordionStyle = style(`
  border-bottom: 1px solid var(--c-line);
  & > summary { display: flex; align-items: center; gap: 8px; min-height: 56px; font-weight: 700; letter-spacing: -.01em; }
  & > summary > .count { display: inline-grid; place-items: center; min-width: 22px; height: 22px; padding: 0 6px; border-radius: 11px; background: var(--c-pen-soft); color: var(--c-pen); font-size: 12px; }
  & > summary > svg { margin-left: auto; color: var(--c-ink-3); transition: transform var(--t-base); }
  &[open] > summary > svg { transform: rotate(180deg); }
  & > div { padding-bottom: 18px; }
`)
