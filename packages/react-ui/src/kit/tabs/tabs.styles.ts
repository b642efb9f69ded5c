import { style } from '../../theme/style.ts'

export const tabsStyle = style(`
  display: flex; gap: 32px; border-bottom: 1px solid var(--c-line); overflow-x: auto; scrollbar-width: none;
  & > * { position: relative; display: inline-flex; align-items: center; gap: 8px; min-height: 56px; color: var(--c-ink-2); font-size: 1.0625rem; font-weight: 600; white-space: nowrap; }
  & > :focus-visible { outline-offset: -3px; }
  & > [aria-selected=true], & > [aria-current] { color: var(--c-pen); }
  & > [aria-selected=true]::after, & > [aria-current]::after { content: ""; position: absolute; inset-inline: 0; bottom: 0; height: 3px; border-radius: 3px 3px 0 0; background: currentColor; }
  & sup { color: var(--c-ink-3); font-size: var(--fs-xs); font-weight: 500; vertical-align: baseline; font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) { gap: 24px; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter); }
`)
